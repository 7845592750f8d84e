import * as contract from '@diy/contract/images/images';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { addType, arrangeTypes, browseTypes, removeType, updateType } from './image-categories.service.ts';

/** Image categories. */
export const imageTypeRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(contract.listImageTypes, async ({ user_sku }, { account }) => {
    if (user_sku !== undefined && user_sku !== account.sku) throw notFound('images');
    const { types, counts } = await browseTypes(services, account.id);
    return { list: types, counts };
  });
  routes.signedIn(contract.addImageType, ({ name }, { account }) => addType(services, account.id, name));
  routes.signedIn(contract.updateImageType, ({ id, name }, { account }) =>
    updateType(services, account.id, id, name),
  );
  routes.signedIn(contract.deleteImageType, async ({ id }, { account }) => ({
    moved: await removeType(services, account.id, id),
  }));
  routes.signedIn(contract.sortImageTypes, async ({ ids }, { account }) => ({
    list: await arrangeTypes(services, account.id, ids),
  }));
};
