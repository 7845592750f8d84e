import { checkOrders, getOrderUpload, importOrders, uploadOrders } from '@diy/contract/orders/order-uploads';
import { getOrder } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../../testing/build-account.ts';
import { buildOrderShop, linesOf, type OrderShop } from '../../testing/build-order-shop.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';
import { encodeText, type OldEncoding } from '../reading/text/encode-text.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const HEADERS = 'Order ID,SKU,Quantity,Recipient Name,Street,City,Postcode,Country';
const rowOf = (order: string, name: string) => `${order},${cat.sku},1,${name},1 High Street,York,YO1 7HH,GB`;
const fileOf = (encoding: OldEncoding, first: string, names: readonly string[]) =>
  encodeText(
    `${HEADERS}\r\n${names.map((name, at) => rowOf(`${first}-${at}`, name)).join('\r\n')}\r\n`,
    encoding,
  );

it('an encoding that was chosen is named for the next file of the layout, and asked about again', async () => {
  const first = await uploadOrderFile(
    app,
    seller.token,
    fileOf('windows-1250', 'E', ['Anna Example', 'Běla']),
  );
  expect(first.encodings.map(({ chosen_before }) => chosen_before)).not.toContain(true);
  const { upload_id } = first;
  const check = async (mapping: typeof first.mapping) =>
    (await app.ask(checkOrders, { upload_id, mapping }, by)).counts;
  expect(await check(first.mapping)).toMatchObject({ ready: 1, wrong: 1 });
  const read = await app.ask(uploadOrders, { upload_id, encoding: 'windows-1250' }, by);
  expect(await check(read.mapping)).toMatchObject({ ready: 2 });
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping: read.mapping }, by);
  await app.runJobs();
  const names = [];
  for (const { id } of await linesOf({ app, by }, orders_log_id))
    names.push((await app.ask(getOrder, { id }, by)).address?.name);
  expect(names.sort()).toEqual(['Anna Example', 'Běla']);

  const next = await uploadOrderFile(app, seller.token, fileOf('windows-1250', 'F', ['Běla']));
  expect(next.encoding).not.toBe('windows-1250');
  expect(next.encodings.filter(({ chosen_before }) => chosen_before)).toMatchObject([
    { encoding: 'windows-1250' },
  ]);
  const { counts } = await app.ask(checkOrders, { upload_id: next.upload_id, mapping: next.mapping }, by);
  expect(counts).toMatchObject({ rows: 1, wrong: 1 });
});

it('letters that cannot be in the chosen encoding wait until somebody says that they are right, for this file alone', async () => {
  const content = fileOf('windows-1252', 'G', ['Anna Example', 'Tom£Tom']);
  const { upload_id } = await uploadOrderFile(app, seller.token, content);
  const { mapping } = await app.ask(uploadOrders, { upload_id, encoding: 'windows-1252' }, by);
  const waiting = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(waiting.counts).toMatchObject({ ready: 1, wrong: 1 });
  expect(waiting.problems).toMatchObject([{ code: 'ENCODING_UNSURE', rows: 1 }]);
  const confirmed = { ...mapping, letters_right: true };
  const after = await app.ask(checkOrders, { upload_id, mapping: confirmed }, by);
  expect(after.problems.map(({ code }) => code)).not.toContain('ENCODING_UNSURE');
  expect(after.counts).toMatchObject({ ready: 2 });
  await app.ask(importOrders, { upload_id, mapping: confirmed }, by);
  await app.runJobs();
  const next = await uploadOrderFile(app, seller.token, fileOf('windows-1252', 'H', ['Bo Example']));
  expect(next).toMatchObject({ remembered: true });
  expect(next.mapping).not.toHaveProperty('letters_right');
});

it('rows of UTF-8 among others are never confirmed, and without a chosen encoding nothing is', async () => {
  const old = fileOf('windows-1252', 'U', ['Anna Example', 'Tom£Tom']);
  const utf8 = Buffer.from(`${rowOf('U-9', 'José Núñez Peña')}\r\n`);
  const guessed = await uploadOrderFile(app, seller.token, Buffer.concat([old, utf8]));
  const { upload_id } = guessed;
  const check = async (one: typeof guessed.mapping) =>
    (await app.ask(checkOrders, { upload_id, mapping: { ...one, letters_right: true } }, by)).counts;
  expect(await check({ ...guessed.mapping, encoding: 'windows-1252' })).toMatchObject({ ready: 1, wrong: 2 });
  const { mapping } = await app.ask(uploadOrders, { upload_id, encoding: 'windows-1252' }, by);
  const { counts } = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(counts).toMatchObject({ ready: 1, wrong: 2 });
  expect(await check(mapping)).toMatchObject({ ready: 2, wrong: 1 });
});

it('a column of colours that a layout leaves out is asked about once where nobody has seen it, and never for what the seller left out', async () => {
  const file = (order: string, colour: string) =>
    `Order ID,SKU,Quantity,Variation,Color,Recipient Name,Street,City,Postcode,Country\r\n${order},${cat.sku},1,,${colour},Bo Example,1 High Street,York,YO1 7HH,GB`;
  const first = await uploadOrderFile(app, seller.token, file('K-1', ''));
  const { joined: _, beside_variation: seen, ...rest } = first.mapping;
  expect(seen).toEqual([]);
  const older = { ...rest, columns: { ...rest.columns, variation: [3] } };
  const importAs = async (upload_id: string, mapping: typeof first.mapping) => {
    await app.ask(importOrders, { upload_id, mapping }, by);
    await app.runJobs();
  };
  await importAs(first.upload_id, older);
  const next = await uploadOrderFile(app, seller.token, file('K-2', 'Zigzag'));
  expect(next).toMatchObject({
    remembered: true,
    mapping: { columns: { variation: [3] }, beside_variation: [4] },
  });
  const ask = { upload_id: next.upload_id, mapping: next.mapping };
  const { counts, problems } = await app.ask(checkOrders, ask, by);
  expect(counts).toMatchObject({ rows: 1, wrong: 1 });
  expect(problems).toMatchObject([{ code: 'OPTION_UNREAD', rows: 1, values: [{ value: '4' }] }]);

  const leftOut = { ...next.mapping, beside_variation: [] };
  const decided = await app.ask(checkOrders, { ...ask, mapping: leftOut }, by);
  expect(decided.counts).toMatchObject({ ready: 1 });
  await importAs(next.upload_id, leftOut);
  const last = await uploadOrderFile(app, seller.token, file('K-3', 'Zigzag'));
  expect(last).toMatchObject({ mapping: { columns: { variation: [3] }, beside_variation: [4] } });
  const countsOf = async ({ upload_id, mapping }: typeof last) =>
    (await app.ask(checkOrders, { upload_id, mapping }, by)).counts;
  expect(await countsOf(last)).toMatchObject({ rows: 1, ready: 1 });
  // A text that nobody has seen asks again, and shows itself.
  const other = await uploadOrderFile(app, seller.token, file('K-4', 'Dotted'));
  expect(await countsOf(other)).toMatchObject({ rows: 1, wrong: 1 });
  const again = await app.ask(checkOrders, { upload_id: other.upload_id, mapping: other.mapping }, by);
  expect(again.problems).toMatchObject([{ values: [{ value: '4', samples: ['Dotted'] }] }]);
  // Another account's layout knows nothing of it.
  const stranger = await buildAccount(app);
  const foreign = await uploadOrderFile(app, stranger.token, file('K-3', 'Zigzag'));
  expect(foreign.mapping).not.toHaveProperty('not_needed');
});

it('rows of UTF-8 wait in an encoding of two bytes as well, and the upload says how many can be confirmed', async () => {
  const old = fileOf('gb18030', 'W', ['张伟', '王芳']);
  const utf8 = Buffer.from(`${rowOf('W-9', 'José Peña')}\r\n`);
  const { upload_id } = await uploadOrderFile(app, seller.token, Buffer.concat([old, utf8]));
  const read = await app.ask(uploadOrders, { upload_id, encoding: 'gb18030' }, by);
  expect(read.letters_to_confirm).toBe(0);
  const mapping = { ...read.mapping, letters_right: true };
  const { counts } = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(counts).toMatchObject({ ready: 2, wrong: 1 });
});

it('a reopened upload still says which letters can be confirmed', async () => {
  const content = fileOf('windows-1252', 'X', ['Anna Example', 'Tom£Tom']);
  const guessed = await uploadOrderFile(app, seller.token, content);
  const { upload_id } = await app.ask(
    uploadOrders,
    { upload_id: guessed.upload_id, encoding: 'windows-1252' },
    by,
  );
  expect((await app.ask(getOrderUpload, { upload_id }, by)).letters_to_confirm).toBe(1);
});
