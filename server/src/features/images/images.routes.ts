import type { ParsedInputOf } from '@diy/contract/endpoint';
import * as contract from '@diy/contract/images/images';
import { pageFigures } from '../../platform/database/page.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { groupIdsByCategory } from '../categories/index.ts';
import { presentImage, presentNewImage, presentRefusedUpload } from './images.presenter.ts';
import {
  browseImages,
  deleteImages,
  matchImages,
  recordUploads,
  renameImages,
  restoreImages,
} from './images.service.ts';
import { imageCategoryRoutes } from './library/image-categories.routes.ts';
import { putIntoCategory } from './library/image-categories.service.ts';
import { imageDetailRoutes } from './library/image-details.routes.ts';
import type { ListUses } from './library/image-uses.ts';
import { imageWorkRoutes } from './runs/image-work.routes.ts';
import { imageRecipeRoutes } from './runs/recipes/image-recipes.routes.ts';
import { findHints } from './similar/similar-images.ts';
import { imageToolRoutes } from './tools/image-tools.routes.ts';

const readUploads = (input: ParsedInputOf<typeof contract.saveImages>) =>
  ('images' in input ? input.images : [input]).map(({ key, name, tid: categoryId }) => ({
    key,
    name,
    categoryId,
  }));

/** The library's calls; a function passed in asks higher features who uses an image. */
export function imageRoutes(more: { listUses: ListUses }): FeatureRoutes {
  return (routes, services) => {
    const { storage } = services;

    routes.signedIn(contract.listImages, async (input, { account, locale }) => {
      const found = await browseImages(services, account.id, input);
      const list = found.images.map((image) => presentImage(storage, image, locale));
      const figures = pageFigures(input.p, input.limit, found.rowCount);
      const categories = { type_list: found.categories, counts: found.counts };
      return { list, ...figures, row_count_exact: found.isExact, ...categories };
    });
    routes.signedIn(contract.listImageIds, (input, { account }) => matchImages(services, account.id, input));
    routes.signedIn(contract.saveImages, async (input, { account, locale }) => {
      const { images, refused } = await recordUploads(services, account.id, readUploads(input));
      const ids = images.map((image) => image.id);
      const hints = await findHints(services, account.id, ids);
      return {
        list: images.map((image) => presentNewImage(storage, image, hints.get(image.id), locale)),
        refused: refused.map((one) => presentRefusedUpload(one, locale)),
      };
    });
    routes.signedIn(contract.deleteImages, async ({ ids }, { account }) => ({
      deleted: await deleteImages(services, account.id, ids),
    }));
    routes.signedIn(contract.restoreImages, async ({ ids }, { account }) => ({
      restored: await restoreImages(services, account.id, ids),
    }));
    routes.signedIn(contract.moveImages, async ({ ids, tid: categoryId }, { account }) => {
      const moved = await putIntoCategory(services, account.id, ids, categoryId);
      const from = [...groupIdsByCategory(moved)].map(([was, some]) => ({ tid: was, ids: some }));
      return { moved: moved.length, from };
    });
    routes.signedIn(contract.renameImages, async (input, { account }) => ({
      renamed: await renameImages(services, account.id, 'images' in input ? input.images : [input]),
    }));
    imageCategoryRoutes(routes, services);
    imageDetailRoutes(more)(routes, services);
    imageToolRoutes(routes, services);
    imageWorkRoutes(routes, services);
    imageRecipeRoutes(routes, services);
  };
}
