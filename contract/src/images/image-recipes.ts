import { z } from 'zod';
import { defineEndpoint, emptyData, noInput } from '../endpoint.ts';
import { publicId } from '../paging.ts';
import { MAX_ID } from '../public-id.ts';
import { workSteps } from './image-work-steps.ts';

/** Recipes that an account keeps, at most. */
export const MAX_RECIPES = 100;

/** A named chain of tools. */
export const imageRecipe = z.object({
  id: publicId,
  name: z.string(),
  steps: workSteps,
  /** Categories whose new uploads pass it. */
  category_ids: z.array(z.string()),
});
export type ImageRecipe = z.infer<typeof imageRecipe>;

export const listImageRecipes = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/recipe/list',
  auth: 'token',
  feature: 'images',
  summary: 'Recipes of the workshop, by name.',
  input: noInput,
  data: z.object({ list: z.array(imageRecipe) }),
});

/** The longest name of a recipe, and of a run, which may be named after one. */
export const MAX_RECIPE_NAME = 60;

export const saveImageRecipe = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/recipe/save',
  auth: 'token',
  feature: 'images',
  summary:
    'Keep a chain of tools under a name; with `id`, change that recipe. Runs that have begun stay as they are.',
  input: z.strictObject({
    /** Absent = a new recipe. */
    id: publicId.optional(),
    name: z.string().trim().min(1).max(MAX_RECIPE_NAME),
    /** Absent with `id` = only the name changes. */
    steps: workSteps.optional(),
  }),
  data: imageRecipe,
});

export const deleteImageRecipe = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/recipe/delete',
  auth: 'token',
  feature: 'images',
  summary: 'Delete a recipe; its results and runs stay, and categories that used it have none.',
  input: z.strictObject({ id: publicId }),
  data: emptyData,
});

export const setCategoryRecipe = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/imageType/recipe',
  auth: 'token',
  feature: 'images',
  summary: 'Pass each new upload into a category through a recipe; its result comes beside it, once.',
  input: z.strictObject({
    /** Category id. */
    id: publicId,
    /** Empty = none. */
    recipe_id: z.string().max(MAX_ID),
  }),
  data: emptyData,
});
