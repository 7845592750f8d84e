import { createOrders as createEndpoint } from '@diy/contract/orders/order-program';
import type { RouteRegistrar } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { presentCreated } from './create-orders.presenter.ts';
import { createOrders } from './create-orders.ts';

/** The call by which programs create orders: at most 500 lines, in one transaction. */
export function registerCreateOrders(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(createEndpoint, async (input, { account, locale }) =>
    presentCreated(await createOrders(services, account, input, locale), locale),
  );
}
