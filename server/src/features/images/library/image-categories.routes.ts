import * as contract from '@diy/contract/images/images';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import {
  addCategory,
  arrangeCategories,
  browseCategories,
  removeCategory,
  updateCategory,
} from './image-categories.service.ts';

/** Image categories. */
export const imageCategoryRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(contract.listImageCategories, async ({ user_sku }, { account }) => {
    if (user_sku !== undefined && user_sku !== account.sku) throw notFound('images');
    const { categories, counts } = await browseCategories(services, account.id);
    return { list: categories, counts };
  });
  routes.signedIn(contract.addImageCategory, ({ name }, { account }) =>
    addCategory(services, account.id, name),
  );
  routes.signedIn(contract.updateImageCategory, ({ id, name }, { account }) =>
    updateCategory(services, account.id, id, name),
  );
  routes.signedIn(contract.deleteImageCategory, async ({ id }, { account }) => ({
    moved: await removeCategory(services, account.id, id),
  }));
  routes.signedIn(contract.sortImageCategories, async ({ ids }, { account }) => ({
    list: await arrangeCategories(services, account.id, ids),
  }));
};
