import {
  copyDesign as copyEndpoint,
  deleteDesigns as deleteEndpoint,
  getDesign as getEndpoint,
  listDesigns as listEndpoint,
  restoreDesigns as restoreEndpoint,
  retryRender,
  saveDesign as saveEndpoint,
} from '@diy/contract/designs/designs';
import type { Db } from '../../platform/database/db.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentUser } from '../accounts/index.ts';
import { deleteDesigns, restoreDesigns } from './delete-designs.ts';
import { presentDesign, presentDesignItem } from './designs.presenter.ts';
import { copyDesign, getDesignInFull, listDesigns, retryRenders } from './designs.service.ts';
import { saveDesign } from './saving/save-design.ts';
import { registerShareRoutes } from './sharing/shares.routes.ts';
import { registerVersionRoutes } from './versions/versions.routes.ts';

/** The batch that a list of designs is about, null = none, or not the account's; `features/index.ts` passes it in, as batches are a higher feature. */
type NameBatch = (
  db: Db,
  ownerId: string,
  id: string | undefined,
) => Promise<{ id: string; name: string } | null>;

/** Saved designs: list, open, save, copy, delete and bring back. */
export const designRoutes =
  ({ nameBatch }: { nameBatch: NameBatch }): FeatureRoutes =>
  (routes, services) => {
    const { db, storage } = services;
    registerShareRoutes(routes, services);
    registerVersionRoutes(routes, services);
    routes.signedIn(listEndpoint, async (input, { account, locale }) => {
      const { rows, ...figures } = await listDesigns(db, account.id, input);
      const list = rows.map((row) => presentDesign(row, storage, locale));
      const batch = await nameBatch(db, account.id, input.piliang_id);
      return { list, ...figures, diyUser: presentUser(account), piliang: batch };
    });
    routes.signedIn(getEndpoint, async (input, { account, locale }) => {
      const { images, ...shown } = await getDesignInFull(db, account.id, input.id);
      return presentDesignItem(shown, storage, images, locale);
    });
    routes.signedIn(saveEndpoint, (input, { account }) => saveDesign(services, account, input));
    routes.signedIn(copyEndpoint, ({ id }, { account, locale }) => copyDesign(services, account, id, locale));
    routes.signedIn(deleteEndpoint, async ({ ids }, { account }) => ({
      deleted: await deleteDesigns(services, account.id, ids),
    }));
    routes.signedIn(restoreEndpoint, async ({ ids }, { account }) => ({
      restored: await restoreDesigns(services, account.id, ids),
    }));
    routes.signedIn(retryRender, async ({ ids }, { account }) => {
      await retryRenders(services, account.id, ids);
      return {};
    });
  };
