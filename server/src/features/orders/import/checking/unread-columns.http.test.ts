import { checkOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderShop, type OrderShop } from '../../testing/build-order-shop.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const HEADERS = 'Order ID,SKU,Quantity,Recipient Name,Street,City,Postcode,Country,Glorb,Zworp';
const fileOf = (first: string, texts: readonly (readonly [string, string])[]) =>
  Buffer.from(
    [
      HEADERS,
      ...texts.map(
        ([glorb, zworp], at) =>
          `${first}-${at},${cat.sku},1,Anna Example,1 High Street,York,YO1 7HH,GB,${glorb},${zworp}`,
      ),
    ].join('\r\n'),
  );

it('a column whose texts look like a phone is named with it, and no longer once it is mapped', async () => {
  const { upload_id, mapping } = await uploadOrderFile(
    app,
    seller.token,
    fileOf('P', [
      ['+44 20 7946 0001', ''],
      ['+44 20 7946 0002', ''],
    ]),
  );
  const { unread_columns } = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(unread_columns).toEqual([
    { index: 8, samples: ['+44 20 7946 0001', '+44 20 7946 0002'], looks_like: 'phone' },
  ]);
  const mapped = { ...mapping, columns: { ...mapping.columns, phone: [8] } };
  expect((await app.ask(checkOrders, { upload_id, mapping: mapped }, by)).unread_columns).toEqual([]);
});

it('a column that nothing reads is named when it first says something, and not again once an import was started with it', async () => {
  const open = async (first: string, texts: readonly (readonly [string, string])[]) => {
    const { upload_id, mapping, remembered } = await uploadOrderFile(app, seller.token, fileOf(first, texts));
    const { unread_columns, counts } = await app.ask(checkOrders, { upload_id, mapping }, by);
    expect(counts.ready).toBe(texts.length);
    const shown = unread_columns.map(({ index }) => index);
    const not_read = [...(mapping.not_read ?? []), ...shown];
    const start = (isShown: boolean) =>
      app.ask(importOrders, { upload_id, mapping: isShown ? { ...mapping, not_read } : mapping }, by);
    return { remembered, unread_columns, start };
  };
  const first = await open('A', [
    ['Happy birthday', ''],
    ['Léa', ''],
  ]);
  expect(first).toMatchObject({
    remembered: false,
    unread_columns: [{ index: 8, samples: ['Happy birthday', 'Léa'] }],
  });
  await first.start(true);
  await app.runJobs();

  // A layout that is known: the page of columns is left out.
  const second = await open('B', [
    ['Bo', ''],
    ['Cy', 'für Oma'],
  ]);
  expect(second).toMatchObject({ remembered: true, unread_columns: [{ index: 9, samples: ['für Oma'] }] });
  await second.start(false);
  await app.runJobs();

  const third = await open('C', [
    ['Di', 'für Opa'],
    ['Ed', ''],
  ]);
  expect(third.unread_columns).toEqual([{ index: 9, samples: ['für Opa'] }]);
  await third.start(true);
  await app.runJobs();
  expect(
    (
      await open('D', [
        ['Fi', 'a'],
        ['Gus', 'b'],
      ])
    ).unread_columns,
  ).toEqual([]);
});
