import { checkOrders, correctOrders, getOrderUpload, importOrders } from '@diy/contract/orders/order-uploads';
import { getOrder, listOrderImports, listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: string;
let dog: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  cat = (await buildDesign(app, seller.token, { name: '猫' })).sku;
  dog = (await buildDesign(app, seller.token, { name: '狗' })).sku;
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

const HEADERS =
  'order_id,order_number,status,shipping_first_name,shipping_last_name,shipping_address_1,shipping_postcode,shipping_city,shipping_country,line_items';
const item = (sku: string, quantity: string, more = '') => `name:Mug|sku:${sku}|quantity:${quantity}${more}`;
const rowOf = (order: number, items: string[], street = '9 King Rd') =>
  `${order},${order},processing,Hal,Example,${street},YO1 7HH,York,GB,"${items.join(';')}"`;

async function upload(rows: string[]) {
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, [HEADERS, ...rows].join('\r\n'));
  const check = () => app.ask(checkOrders, { upload_id, mapping }, by);
  const start = async (duplicates: 'skip' | 'update' = 'skip') => {
    const policy = { mode: 'right' as const, duplicates };
    const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping, policy }, by);
    await app.runJobs();
    return (await app.ask(listOrderImports, {}, by)).list.find(({ id }) => id === orders_log_id)!;
  };
  return { upload_id, check, start };
}

async function linesOf(order: number) {
  const { list } = await app.ask(listOrders, { content: String(order), limit: 50 }, by);
  const lines = await Promise.all(list.map(({ id }) => app.ask(getOrder, { id }, by)));
  return lines.reverse().map(({ sku, quantity, address }) => `${sku} x ${quantity}, ${address.lines.join()}`);
}

describe('items that stand in one cell', () => {
  it('are lines of their own, corrected apart, with one address', async () => {
    const { upload_id, check, start } = await upload([rowOf(70001, [item(cat, '2'), item('NOBODY', '1')])]);
    const before = await check();
    expect(before.list.map(({ row, item: at, sku, status }) => [row, at, sku, status])).toEqual([
      [2, 1, cat, 'ready'],
      [2, 2, 'NOBODY', 'unknown'],
    ]);
    const rows = [
      { row: 2, item: 2, field: 'sku' as const, value: dog },
      { row: 2, item: 2, field: 'quantity' as const, value: '4' },
      { row: 2, item: 1, field: 'address1' as const, value: '8 Queen St' },
    ];
    expect(await app.ask(correctOrders, { upload_id, rows }, by)).toEqual({ corrections: 3 });
    const { list, counts } = await check();
    expect(counts).toMatchObject({ rows: 2, ready: 2 });
    expect(list.map(({ corrected }) => corrected)).toEqual([['address1'], ['address1', 'sku', 'quantity']]);
    expect(await start()).toMatchObject({ created: 2 });
    expect(await linesOf(70001)).toEqual([`${cat} x 2, 8 Queen St`, `${dog} x 4, 8 Queen St`]);
  });

  it('have words of their own: what is corrected for one of two equal ones leaves the other', async () => {
    const { upload_id, check } = await upload([rowOf(70005, [item(cat, '1'), item(dog, '1')])]);
    const field = 'personalization' as const;
    const rows = [1, 2].map((at) => ({ row: 2, item: at, field, value: 'L?a' }));
    await app.ask(correctOrders, { upload_id, rows }, by);
    const texts = async () =>
      (await check()).list.map(({ personalisation, problems }) => [
        personalisation[0]?.value,
        problems.some(({ code }) => code === 'PERSONALISATION_DOUBTFUL'),
      ]);
    expect(await texts()).toEqual([
      ['L?a', true],
      ['L?a', true],
    ]);
    const name = (await check()).list[0]!.personalisation[0]!.name;
    const correct = (from: string, to: string, at?: number) => {
      const place = at === undefined ? {} : { row: 2, item: at };
      return app.ask(correctOrders, { upload_id, personalisation: [{ name, from, to, ...place }] }, by);
    };
    await correct('L?a', 'Lea', 1);
    expect(await texts()).toEqual([
      ['Lea', false],
      ['L?a', true],
    ]);
    await correct('Lea', 'Léa', 1);
    await correct('L?a', 'Lua');
    expect(await texts()).toEqual([
      ['Léa', false],
      ['Lua', false],
    ]);
  });

  it('come again as the same lines, in any order; a changed one is updated, a new one is added', async () => {
    await (await upload([rowOf(70002, [item(cat, '2'), item(dog, '1')])])).start();
    const turned = await upload([rowOf(70002, [item(dog, '1'), item(cat, '2')])]);
    expect((await turned.check()).counts).toMatchObject({ duplicate: 2, ready: 0 });
    const changed = await upload([rowOf(70002, [item(dog, '3'), item(cat, '2')], '1 New Rd')]);
    const { list, counts } = await changed.check();
    expect(counts).toMatchObject({ duplicate: 2, ready: 0 });
    expect(list.map(({ change }) => change?.fields.map(({ field }) => field))).toEqual([
      ['quantity', 'address1'],
      ['address1'],
    ]);
    // One of the two is kept as it is.
    const lines = [{ row: 2, item: 2, choice: 'keep' as const }];
    await app.ask(correctOrders, { upload_id: changed.upload_id, lines }, by);
    expect(await changed.start('update')).toMatchObject({ created: 0, updated: 1 });
    expect(await linesOf(70002)).toEqual([`${cat} x 2, 9 King Rd`, `${dog} x 3, 1 New Rd`]);
  });

  it('that were left out are alone on the error sheet, and come in from there once', async () => {
    const { start } = await upload([
      rowOf(70003, [item(cat, '2'), item('NOBODY', '1'), item(dog, '0')]),
      rowOf(70004, ['2 x Mug']),
    ]);
    const importRecord = await start();
    expect(importRecord).toMatchObject({ created: 1 });
    const sheet = (await app.http.inject({ url: importRecord.error_sheet_url! })).rawPayload;
    const again = await uploadOrderFile(app, seller.token, sheet, { name: 'errors.xlsx' });
    const { mapping } = await app.ask(getOrderUpload, { upload_id: again.upload_id }, by);
    const { list } = await app.ask(checkOrders, { upload_id: again.upload_id, mapping }, by);
    expect(
      list.map(({ row, item: at, sku, status, problems }) => [row, at, sku, status, problems[0]?.code]),
    ).toEqual([
      [2, 1, 'NOBODY', 'unknown', undefined],
      [2, 2, dog, 'wrong', 'QUANTITY_INVALID'],
      [3, 0, '', 'wrong', 'ITEMS_UNREAD'],
    ]);
    const rows = [
      { row: 2, item: 2, field: 'quantity' as const, value: '5' },
      { row: 3, field: 'items' as const, value: `${item(cat, '1')};${item(dog, '1')}` },
    ];
    await app.ask(correctOrders, { upload_id: again.upload_id, rows }, by);
    const fixed = await app.ask(checkOrders, { upload_id: again.upload_id, mapping }, by);
    expect(fixed.counts).toMatchObject({ ready: 3, unknown: 1, wrong: 0, duplicate: 0 });
    await app.ask(importOrders, { upload_id: again.upload_id, mapping }, by);
    await app.runJobs();
    expect(await linesOf(70003)).toEqual([`${cat} x 2, 9 King Rd`, `${dog} x 5, 9 King Rd`]);
    expect(await linesOf(70004)).toEqual([`${cat} x 1, 9 King Rd`, `${dog} x 1, 9 King Rd`]);
  });
});
