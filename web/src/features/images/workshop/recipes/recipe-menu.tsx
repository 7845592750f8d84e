import type { ImageRecipe } from '@diy/contract/images/image-recipes';
import { MAX_RECIPE_NAME } from '@diy/contract/images/image-recipes';
import { Button, Dropdown, type MenuProps } from 'antd';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { NameDialog } from '../../name-dialog.tsx';
import type { StepChain } from '../compose/use-chain.ts';
import { formOf } from '../tools/all-tool-forms.ts';
import { RecipeListDialog } from './recipe-list-dialog.tsx';
import { useRecipeActions, useRecipes } from './use-recipes.ts';

/** Takes a kept chain, keeps this one, or puts the kept ones in order. */
export function RecipeMenu({ chain }: { chain: StepChain }) {
  const { t } = useTranslation('images');
  const { recipes } = useRecipes();
  const { save } = useRecipeActions();
  const [taken, setTaken] = useState<ImageRecipe | null>(null);
  const [open, setOpen] = useState<'name' | 'list' | null>(null);
  const current = recipes.find(({ id }) => id === taken?.id);
  const isSame = current && JSON.stringify(current.steps) === JSON.stringify(chain.steps);
  // A recipe is for other pictures too, on which places in this one mean nothing.
  const canKeep =
    chain.steps.length > 0 && !chain.steps.some((step) => formOf(step.tool).isForOnePicture?.(step));
  const items: NonNullable<MenuProps['items']> = [
    ...recipes.map((recipe) => ({
      key: recipe.id,
      label: recipe.name,
      onClick: () => {
        setTaken(recipe);
        chain.replace(recipe.steps);
      },
    })),
    ...(recipes.length > 0 ? [{ type: 'divider' as const }] : []),
    ...(current && !isSame && canKeep
      ? [
          {
            key: 'update',
            label: t('recipe.update', { name: current.name }),
            onClick: () => save.mutate({ id: current.id, name: current.name, steps: chain.steps }),
          },
        ]
      : []),
    { key: 'save', label: t('recipe.save'), disabled: !canKeep, onClick: () => setOpen('name') },
    {
      key: 'list',
      label: t('recipe.manage'),
      disabled: recipes.length === 0,
      onClick: () => setOpen('list'),
    },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button icon={<Icon of={BookMarked} size={18} />}>
          {current && isSame ? current.name : t('recipe.title')}
        </Button>
      </Dropdown>
      {open === 'name' ? (
        <NameDialog
          label={t('recipe.name')}
          limit={MAX_RECIPE_NAME}
          title={t('recipe.save')}
          initial=""
          isBusy={save.isPending}
          onClose={() => setOpen(null)}
          onName={(name) =>
            save.mutate(
              { name, steps: chain.steps },
              {
                onSuccess: (recipe) => {
                  setTaken(recipe);
                  setOpen(null);
                },
              },
            )
          }
        />
      ) : null}
      {open === 'list' ? <RecipeListDialog onClose={() => setOpen(null)} /> : null}
    </>
  );
}
