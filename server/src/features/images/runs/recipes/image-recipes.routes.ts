import * as contract from '@diy/contract/images/image-recipes';
import type { FeatureRoutes } from '../../../../platform/http/route.ts';
import { chooseRecipe, listRecipes, removeRecipe, saveRecipe } from './image-recipes.service.ts';

/** Recipes of the workshop, and which category uses which. */
export const imageRecipeRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(contract.listImageRecipes, async (_, { account }) => ({
    list: await listRecipes(services, account.id),
  }));
  routes.signedIn(contract.saveImageRecipe, ({ id, name, steps }, { account }) =>
    saveRecipe(services, account.id, { id, name, steps }),
  );
  routes.signedIn(contract.deleteImageRecipe, async ({ id }, { account }) => {
    await removeRecipe(services, account.id, id);
    return {};
  });
  routes.signedIn(contract.setCategoryRecipe, async ({ id, recipe_id }, { account }) => {
    await chooseRecipe(services, account.id, id, recipe_id);
    return {};
  });
};
