import { MAX_RECIPES } from '@diy/contract/images/image-recipes';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { lockName } from '../../../../platform/database/lock-name.ts';
import { notFound } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { imageRefusals } from '../../image-refusals.ts';
import { requireCategory } from '../../library/image-categories.service.ts';
import { refusePlaces } from '../../tools/chain-of-image.ts';
import {
  deleteRecipe,
  findRecipes,
  insertRecipe,
  type RecipeRow,
  setRecipeOfCategory,
  updateRecipe,
} from './image-recipes.queries.ts';

type Needs = Pick<Services, 'db'>;

/** Throws the same Refusal for a foreign, deleted or random id. */
export async function requireRecipe({ db }: Needs, ownerId: string, id: string): Promise<RecipeRow> {
  const [recipe] = await findRecipes(db, ownerId, id);
  if (!recipe) throw notFound('images');
  return recipe;
}

/** All recipes, by name. */
export function listRecipes({ db }: Needs, ownerId: string): Promise<RecipeRow[]> {
  return findRecipes(db, ownerId);
}

/** Saves a new recipe, or changes the one with `id`. Throws a Refusal. */
export async function saveRecipe(
  services: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  { id, name, steps }: { id: string | undefined; name: string; steps: WorkStep[] | undefined },
): Promise<RecipeRow> {
  const { db } = services;
  if (steps) refusePlaces(steps, false);
  if (id !== undefined) {
    await requireRecipe(services, ownerId, id);
    if (!(await updateRecipe(db, ownerId, id, { name, steps }))) throw imageRefusals.recipeExists(name);
    return requireRecipe(services, ownerId, id);
  }
  if (!steps) throw imageRefusals.recipeNoSteps();
  const recipe = { id: services.newId(), name, steps };
  await db.transaction().execute(async (trx) => {
    await lockName(trx, `images.recipes ${ownerId}`);
    if ((await findRecipes(trx, ownerId)).length >= MAX_RECIPES)
      throw imageRefusals.recipeTooMany(MAX_RECIPES);
    if (!(await insertRecipe(trx, ownerId, recipe))) throw imageRefusals.recipeExists(name);
  });
  return requireRecipe(services, ownerId, recipe.id);
}

/** Throws a Refusal for a recipe that is not the account’s. */
export async function removeRecipe({ db }: Needs, ownerId: string, id: string): Promise<void> {
  if (!(await deleteRecipe(db, ownerId, id))) throw notFound('images');
}

/** New uploads into the category pass the recipe from now on; '' = none. Throws a Refusal. */
export async function chooseRecipe(
  { db }: Needs,
  ownerId: string,
  categoryId: string,
  recipeId: string,
): Promise<void> {
  await requireCategory({ db }, ownerId, categoryId);
  if (recipeId !== '') await requireRecipe({ db }, ownerId, recipeId);
  await setRecipeOfCategory(db, ownerId, categoryId, recipeId === '' ? null : recipeId);
}
