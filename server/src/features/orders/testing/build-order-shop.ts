import { listOrderImports, listOrders } from '@diy/contract/orders/orders';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';

/** A seller whose one design is drawn, for tests that bring orders for it. */
export interface OrderShop {
  app: TestApp;
  seller: TestAccount;
  /** The seller's calls. */
  by: { token: string };
  cat: { id: string; sku: string; templateId: string };
}

/** A separate application with such a seller; the test closes it. */
export async function buildOrderShop(): Promise<OrderShop> {
  const app = await buildTestApp();
  const seller = await buildAccount(app);
  const cat = await buildDesign(app, seller.token, { name: '猫' });
  await app.runJobs();
  return { app, seller, by: { token: seller.token }, cat };
}

type Shop = Pick<OrderShop, 'app' | 'by'>;

/** An import as the list shows it. */
export async function importOf({ app, by }: Shop, id: string) {
  return (await app.ask(listOrderImports, {}, by)).list.find((one) => one.id === id)!;
}

/** The lines of an import. */
export async function linesOf({ app, by }: Shop, id: string) {
  return (await app.ask(listOrders, { orders_log_id: id }, by)).list;
}

/** Order numbers as long as those of marketplaces, each once. */
export function orderNumbers(): () => string {
  let figure = 0;
  return () => `PO-${String(++figure).padStart(18, '0')}`;
}
