import { messageText } from '@diy/contract/messages/message-text';
import {
  checkOrderDesign,
  deleteOrders as deleteEndpoint,
  getOrder as getEndpoint,
  listOrders as listEndpoint,
  moveOrders as moveEndpoint,
  previewScaleToSize as previewEndpoint,
  scaleToOrderedSize as scaleEndpoint,
  upgradeOrders as upgradeEndpoint,
} from '@diy/contract/orders/orders';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { registerOrderImports } from './import/order-imports.routes.ts';
import { deleteOrders, moveOrders, ordersOfDesign, upgradeOrders } from './lines/change-orders.ts';
import { previewScaleToSize, scaleToOrderedSize } from './lines/scale-to-size.ts';
import { registerOrderFindings } from './production/accept-orders.routes.ts';
import { registerReview } from './review/review.routes.ts';
import { showOrder, showOrders } from './show-orders.ts';

/** Orders: their lines, and what belongs to separate rooms. */
export const orderRoutes: FeatureRoutes = (routes, services) => {
  const { db } = services;
  registerOrderFindings(routes, services);
  registerReview(routes, services);
  registerOrderImports(routes, services);
  routes.signedIn(listEndpoint, (input, { account, locale }) => showOrders(services, account, input, locale));
  routes.signedIn(getEndpoint, ({ id }, { account, locale }) => showOrder(services, account.id, id, locale));
  routes.signedIn(moveEndpoint, async ({ ids, state }, { account }) => ({
    changed: await moveOrders(services, account.id, ids, state),
  }));
  routes.signedIn(deleteEndpoint, async ({ ids }, { account }) => ({
    deleted: await deleteOrders(services, account.id, ids),
  }));
  routes.signedIn(checkOrderDesign, ({ design_id }, { account }) =>
    ordersOfDesign(db, account.id, design_id),
  );
  routes.signedIn(upgradeEndpoint, async (input, { account }) => ({
    changed: await upgradeOrders(services, account.id, input),
  }));
  routes.signedIn(previewEndpoint, async ({ id }, { account, locale }) => {
    const { bare, ...preview } = await previewScaleToSize(services, account.id, id);
    return { ...preview, bare: messageText(bare, locale) };
  });
  routes.signedIn(scaleEndpoint, async ({ id }, { account }) => ({
    changed: await scaleToOrderedSize(services, account, id),
  }));
};
