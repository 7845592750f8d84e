import { deleteDesigns, saveDesign } from '@diy/contract/designs/designs';
import {
  checkOrderDesign,
  getOrder,
  listOrderImports,
  listOrders,
  moveOrders,
  upgradeOrders,
} from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { buildOrders } from '../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

const importOf = async (id: string) =>
  (await app.ask(listOrderImports, {}, by)).list.find((importRecord) => importRecord.id === id)!;
const linesOf = async (id: string) => (await app.ask(listOrders, { orders_log_id: id }, by)).list;
let figure = 0;
const nextOrder = () => `PO-${++figure}`;

describe('the version a line is locked to', () => {
  it('stays when the design is edited, and changes when somebody says so', async () => {
    const design = await buildDesign(app, seller.token, { name: '会改' });
    const { importId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: design.sku }]);
    await app.runJobs();
    const before = await app.ask(getOrder, { id: (await linesOf(importId))[0]!.id }, by);
    const edit = { id: design.id, version: 1, template_id: design.templateId, name: '会改' };
    await app.ask(saveDesign, { ...edit, design: mugDocument('改过') }, by);
    const ask = () => app.ask(checkOrderDesign, { design_id: design.id }, by);
    expect(await ask()).toEqual({
      open: 1,
      outdated: 1,
      newest_version: 2,
      versions: [{ version: 1, lines: 1 }],
    });
    expect(await importOf(importId)).toMatchObject({ outdated: 1 });
    const outdated = await app.ask(listOrders, { only: 'outdated' }, by);
    expect(outdated.list).toMatchObject([{ design: { version: 1, newest_version: 2 } }]);
    expect(await app.ask(upgradeOrders, { design_id: design.id }, by)).toEqual({ changed: 1 });
    const after = await app.ask(getOrder, { id: before.id }, by);
    expect(after.design.version).toBe(2);
    expect(after.file_hash).not.toBe(before.file_hash);
    expect(await ask()).toMatchObject({ outdated: 0 });
  });

  it('keeps the design from being deleted until the order is done', async () => {
    const design = await buildDesign(app, seller.token, { name: '在用' });
    const { importId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: design.sku }]);
    await app.runJobs();
    const remove = () => app.call(deleteDesigns, { ids: [design.id] }, by);
    expect(await remove()).toMatchObject({ code: '10001', error: 'designs.used-by-orders' });
    const ids = (await linesOf(importId)).map((line) => line.id);
    await app.ask(moveOrders, { ids, state: 'shipped' }, by);
    expect(await remove()).toMatchObject({ data: { deleted: 1 } });
  });
});
