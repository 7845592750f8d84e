import { checkOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { getOrder } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderShop, linesOf, type OrderShop } from '../../testing/build-order-shop.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const fileOf = (first: string, sectors: readonly string[]) =>
  [
    'Order ID,SKU,Quantity,Recipient Name,Street,Sector,City,Postcode,Country',
    ...sectors.map(
      (sector, at) => `${first}-${at},${cat.sku},1,Amina Example,Street 4,${sector},Islamabad,44090,Pakistan`,
    ),
  ].join('\r\n');

it('rows with text in an unknown column of the address wait until a person decided on it, once for the layout', async () => {
  const upload = await uploadOrderFile(app, seller.token, fileOf('S', ['G-9/1', '', 'F-7']));
  const { upload_id, mapping } = upload;
  expect(mapping.beside_address).toEqual([5]);
  const check = (of: typeof mapping) => app.ask(checkOrders, { upload_id, mapping: of }, by);
  const first = await check(mapping);
  expect(first.counts).toMatchObject({ rows: 3, ready: 1, wrong: 2 });
  expect(first.problems).toMatchObject([{ code: 'ADDRESS_UNREAD', rows: 2, severity: 'error', field: null }]);
  // A caller who sends a mapping without the list is asked all the same.
  const { beside_address: _, ...plain } = mapping;
  expect((await check(plain)).counts).toMatchObject({ ready: 1, wrong: 2 });
  expect(
    await app.call(importOrders, { upload_id, mapping: plain, policy: { mode: 'all' } }, by),
  ).toMatchObject({ error: 'orders.not-all-right' });

  const decided = {
    ...mapping,
    columns: { ...mapping.columns, address2: [5] },
    beside_address: [],
  };
  expect((await check(decided)).counts).toMatchObject({ ready: 3 });
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping: decided }, by);
  await app.runJobs();
  const [line] = await linesOf({ app, by }, orders_log_id);
  const { address } = await app.ask(getOrder, { id: line!.id }, by);
  expect(address).toMatchObject({ lines: ['Street 4', 'G-9/1'], city: 'Islamabad' });

  const next = await uploadOrderFile(app, seller.token, fileOf('T', ['H-8']));
  expect(next).toMatchObject({
    remembered: true,
    mapping: { columns: { address2: [5] }, beside_address: [] },
  });
});

it('a layout that was remembered before anybody asked is asked about', async () => {
  const file = (order: string, zone: string) =>
    `Order ID,SKU,Quantity,Recipient Name,Street,Plot,City,Postcode,Country\r\n${order},${cat.sku},1,Bo Example,Street 4,${zone},Islamabad,44090,Pakistan`;
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, file('U-1', ''));
  await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  const next = await uploadOrderFile(app, seller.token, file('U-2', '17'));
  expect(next).toMatchObject({ remembered: true, mapping: { beside_address: [5] } });
  const { counts } = await app.ask(checkOrders, { upload_id: next.upload_id, mapping: next.mapping }, by);
  expect(counts).toMatchObject({ rows: 1, wrong: 1 });
});

it('says which part of the address a column that is asked about would be', async () => {
  const file =
    'Order ID,SKU,Quantity,Delivery Name,Delivery Street,Delivery City,Delivery Country,Billing Street,Billing City,District,Zone' +
    `\r\nV-1,${cat.sku},1,Chen Example,Street 4,Taipei,TW,Street 9,Tainan,Xinyi,3`;
  const { mapping, may_be_place } = await uploadOrderFile(app, seller.token, file);
  expect(mapping.columns.district).toBeUndefined();
  expect(mapping.beside_address).toContain(9);
  expect(may_be_place).toEqual([{ index: 9, fields: ['district'] }]);
});
