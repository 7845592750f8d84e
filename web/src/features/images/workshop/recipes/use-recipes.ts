import {
  deleteImageRecipe,
  type ImageRecipe,
  listImageRecipes,
  saveImageRecipe,
  setCategoryRecipe,
} from '@diy/contract/images/image-recipes';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { call } from '../../../../shared/api/call.ts';
import { queryKeys } from '../../../../shared/query-keys.ts';

const KEY = [...queryKeys.images, 'recipes'];

/** The account's recipes, by name. */
export function useRecipes() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listImageRecipes, {}, { quiet: true, signal }),
    staleTime: 60_000,
  });
  return { recipes: query.data?.list ?? [], error: query.error, isLoading: query.isLoading };
}

/** Saving, renaming and deleting (with undo) recipes, and which category uses which. */
export function useRecipeActions() {
  const { t } = useTranslation('images');
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: KEY });
  const save = useMutation({
    mutationFn: (input: { id?: string; name: string; steps?: readonly WorkStep[] }) =>
      call(saveImageRecipe, {
        name: input.name,
        ...(input.id === undefined ? {} : { id: input.id }),
        ...(input.steps ? { steps: [...input.steps] } : {}),
      }),
    onSuccess: (recipe) => {
      notify.success(t('recipe.saved', { name: recipe.name }));
      return reload();
    },
  });
  const choose = useMutation({
    mutationFn: ({ categoryId, recipeId }: { categoryId: string; recipeId: string }) =>
      call(setCategoryRecipe, { id: categoryId, recipe_id: recipeId }),
    onSuccess: reload,
  });
  /** A new recipe of the same name and steps, which its categories use again. */
  const bringBack = useMutation({
    mutationFn: async ({ name, steps, category_ids }: ImageRecipe) => {
      const recipe = await call(saveImageRecipe, { name, steps });
      for (const id of category_ids) await call(setCategoryRecipe, { id, recipe_id: recipe.id });
    },
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: (recipe: ImageRecipe) => call(deleteImageRecipe, { id: recipe.id }),
    onSuccess: (_, recipe) => {
      notify.undo(t('recipe.deleted', { name: recipe.name }), () => bringBack.mutate(recipe));
      return reload();
    },
  });
  return { save, choose, remove };
}
