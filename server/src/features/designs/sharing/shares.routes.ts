import { getShare, shareDesign, showDesign, unshareDesign } from '@diy/contract/designs/shares';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import * as shares from './share-design.ts';

/** Public links: the owner makes and ends them, anybody opens them. */
export function registerShareRoutes(routes: RouteRegistrar, { db, storage }: Services): void {
  routes.signedIn(getShare, async ({ id }, { account }) => ({
    share_id: await shares.getShare(db, account.id, id),
  }));
  routes.signedIn(shareDesign, async ({ id }, { account }) => ({
    share_id: await shares.shareDesign(db, account.id, id),
  }));
  routes.signedIn(unshareDesign, async ({ id }, { account }) => {
    await shares.unshareDesign(db, account.id, id);
    return {};
  });
  routes.open(showDesign, ({ id }) => shares.showDesign(db, storage, id));
}
