import { MAX_WORK_IMAGES } from '@diy/contract/images/image-work';
import { listImageIds } from '@diy/contract/images/images';
import { useMutation } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { Wand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { call } from '../../../../shared/api/call.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './recipes.module.css';
import { useRecipeActions, useRecipes } from './use-recipes.ts';

/** Which recipe new uploads into a category pass. */
export function CategoryRecipe({ categoryId, label }: { categoryId: string; label: string }) {
  const { t } = useTranslation('images');
  const { recipes } = useRecipes();
  const { choose } = useRecipeActions();
  const chosen = recipes.find(({ category_ids }) => category_ids.includes(categoryId));
  return (
    <Select
      size="small"
      variant="filled"
      popupMatchSelectWidth={false}
      value={chosen?.id ?? ''}
      loading={choose.isPending}
      aria-label={label}
      className={styles.select ?? ''}
      onChange={(recipeId) => choose.mutate({ categoryId, recipeId })}
      options={[
        { value: '', label: t('recipe.noUploads') },
        ...recipes.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

interface CategoryHeadProps {
  categoryId: string;
  /** Opens the workshop for these pictures. */
  onWork: (ids: readonly string[]) => void;
}

/** What the workshop does in the category that is shown: with each new upload, and with all that is in it. */
export function CategoryHead({ categoryId, onWork }: CategoryHeadProps) {
  const { t } = useTranslation('images');
  const { recipes } = useRecipes();
  const all = useMutation({
    mutationFn: () => call(listImageIds, { tid: categoryId }),
    onSuccess: ({ ids, total }) => {
      if (total > MAX_WORK_IMAGES) notify.info(t('work.tooMany', { most: MAX_WORK_IMAGES }));
      else if (ids.length > 0) onWork(ids);
    },
  });
  return (
    <div className={styles.head}>
      {recipes.length > 0 ? (
        <>
          <span>{t('recipe.uploads')}</span>
          <CategoryRecipe categoryId={categoryId} label={t('recipe.uploads')} />
        </>
      ) : null}
      <Button
        size="small"
        type="text"
        icon={<Icon of={Wand} size={16} />}
        loading={all.isPending}
        onClick={() => all.mutate()}
      >
        {t('work.wholeCategory')}
      </Button>
    </div>
  );
}
