import type { ImageRecipe } from '@diy/contract/images/image-recipes';
import { MAX_RECIPE_NAME } from '@diy/contract/images/image-recipes';
import { Modal } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { arrow } from '../../../../lib/text/write-pairs.ts';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { NameDialog } from '../../name-dialog.tsx';
import styles from './recipes.module.css';
import { useRecipeActions, useRecipes } from './use-recipes.ts';

/** All recipes with their steps: rename, delete with undo. Their steps are changed where they are used. */
export function RecipeListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('images');
  const { recipes } = useRecipes();
  const { save, remove } = useRecipeActions();
  const [naming, setNaming] = useState<ImageRecipe | null>(null);
  return (
    <Modal open title={t('recipe.manage')} width={520} footer={null} onCancel={onClose}>
      {recipes.length === 0 ? <p className={styles.hint}>{t('recipe.none')}</p> : null}
      <ul className={styles.list}>
        {recipes.map((recipe) => (
          <li key={recipe.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {recipe.name}
              </span>
              <span className={styles.hint}>
                {joinParts([
                  joinParts(
                    recipe.steps.map(({ tool }) => t(`edit.${tool}`)),
                    ` ${arrow()} `,
                  ),
                  recipe.category_ids.length > 0 && t('recipe.used', { count: recipe.category_ids.length }),
                ])}
              </span>
            </span>
            <RoundButton
              icon={Pencil}
              label={t('recipe.rename', { name: recipe.name })}
              onClick={() => setNaming(recipe)}
            />
            <RoundButton
              icon={Trash2}
              label={t('recipe.delete', { name: recipe.name })}
              onClick={() => remove.mutate(recipe)}
            />
          </li>
        ))}
      </ul>
      {naming ? (
        <NameDialog
          label={t('recipe.name')}
          limit={MAX_RECIPE_NAME}
          title={t('recipe.rename', { name: naming.name })}
          initial={naming.name}
          isBusy={save.isPending}
          onClose={() => setNaming(null)}
          onName={(name) => save.mutate({ id: naming.id, name }, { onSuccess: () => setNaming(null) })}
        />
      ) : null}
    </Modal>
  );
}
