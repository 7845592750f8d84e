import * as contract from '@diy/contract/images';
import { notFound } from '../../platform/errors/refusal.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { listTypes } from './image-types.queries.ts';
import { presentImage } from './images.presenter.ts';
import { setImagesDeleted } from './images.queries.ts';
import {
  addType,
  browseImages,
  putIntoType,
  recordUploads,
  removeType,
  updateType,
} from './images.service.ts';

export const imageRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage } = services;

  routes.signedIn(contract.listImages, async (input, { account, locale }) => {
    const { images, rowCount, types } = await browseImages(services, account.id, input);
    return {
      list: images.map((image) => presentImage(storage, image, locale)),
      curPage: input.p,
      rowCount,
      totalPage: Math.max(1, Math.ceil(rowCount / input.limit)),
      type_list: types,
    };
  });
  routes.signedIn(contract.saveImages, async (input, { account, locale }) => {
    const uploads = 'images' in input ? input.images : [input];
    const { images, refused } = await recordUploads(services, account.id, uploads);
    return {
      list: images.map((image) => presentImage(storage, image, locale)),
      refused: refused.map(({ upload: { key, name }, refusal }) => ({
        key,
        name,
        error: refusal.id,
        msg: refusal.text[locale],
      })),
    };
  });
  routes.signedIn(contract.deleteImages, async ({ ids }, { account }) => ({
    deleted: await setImagesDeleted(db, account.id, ids, true),
  }));
  routes.signedIn(contract.restoreImages, async ({ ids }, { account }) => ({
    restored: await setImagesDeleted(db, account.id, ids, false),
  }));
  routes.signedIn(contract.moveImages, async ({ ids, tid }, { account }) => ({
    moved: await putIntoType(services, account.id, ids, tid),
  }));

  routes.signedIn(contract.listImageTypes, async ({ user_sku }, { account }) => {
    if (user_sku !== undefined && user_sku !== account.sku) throw notFound('images');
    return { list: await listTypes(db, account.id) };
  });
  routes.signedIn(contract.addImageType, ({ name }, { account }) => addType(services, account.id, name));
  routes.signedIn(contract.updateImageType, ({ id, name }, { account }) =>
    updateType(services, account.id, id, name),
  );
  routes.signedIn(contract.deleteImageType, async ({ id }, { account }) => ({
    moved: await removeType(services, account.id, id),
  }));
};
