import { checkOrders, correctOrders } from '@diy/contract/orders/order-uploads';
import { getOrder, listOrderImports, listOrders, undoOrderImport } from '@diy/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { numberKey } from '../model/order-number.ts';
import { buildOrders, orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let mug: string;
let cup: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  mug = (await buildDesign(app, seller.token, { name: '杯' })).sku;
  cup = (await buildDesign(app, seller.token, { name: '盏' })).sku;
});
afterAll(() => app.close());

/** Imports rows. */
async function bring(rows: Record<string, string>[], duplicates: 'skip' | 'update' = 'skip') {
  const { importId } = await buildOrders(
    app,
    seller.token,
    rows.map((row) => ({ SKU: mug, ...row })),
    duplicates,
  );
  await app.runJobs();
  const [counts] = (await app.ask(listOrderImports, {}, by)).list.filter(({ id }) => id === importId);
  return { importId, counts: counts! };
}
const linesOf = async (content: string) =>
  (await app.ask(listOrders, { content, limit: 50 }, by)).list.sort((a, b) => a.id.localeCompare(b.id));
/** For each line of the number, how many others its order has. */
const siblingsOf = async (content: string) =>
  Promise.all(
    (await linesOf(content)).map(async ({ id }) => (await app.ask(getOrder, { id }, by)).siblings.length),
  );

describe('the lines of one order', () => {
  it('are known by number and shop, however a file writes them', async () => {
    const cases: [string, [string, string], [string, string], number][] = [
      ['the shop in capitals', ['S100', 'Shop One'], ['S100', 'SHOP one'], 1],
      ['the shop in wide letters', ['S101', 'Shop1'], ['S101', 'ｓｈｏｐ１'], 1],
      ['the shop with other blanks', ['S102', 'My Shop'], ['S102', 'My　 Shop'], 1],
      ['the number with its sign', ['S103', 'A'], ['#S103', 'A'], 1],
      ['the number with a wide sign', ['S104', 'A'], ['＃S104', 'A'], 1],
      ['the number with marks and blanks', ['S107', 'A'], ['\u200f# S107\u00a0', 'A'], 1],
      ['no shop at all', ['S105', 'A'], ['S105', ''], 1],
      ['another shop', ['S106', 'A'], ['S106', 'B'], 0],
    ];
    await bring(cases.map(([, [no, shop]]) => ({ 订单号: no, 店铺账号: shop, 子订单号: '1' })));
    await bring(cases.map(([, , [no, shop]]) => ({ 订单号: no, 店铺账号: shop, 子订单号: '2', SKU: cup })));
    for (const [what, [no], , siblings] of cases)
      expect([what, ...(await siblingsOf(no))]).toEqual([what, siblings, siblings]);
  });

  it('are looked for in the database as they are compared here', async () => {
    const written = [
      ...[
        '#1001',
        '＃１００１',
        ' 1001\u00a0',
        '\u200f#\u200e1001\ufeff',
        '10\u200b01',
        '## 1001',
        '١٠٠١',
        '๑๐๐๑',
      ],
      ...[
        'PO-12 A',
        'po-12a',
        '\u0130ß',
        'ＡＢ\u3000c',
        '①②',
        '1001①',
        '１００１²Ⅻ½',
        '㋀⑴Ⓐª',
        'ｶﾞ１',
        '\u2028 1',
        'a\u0085b',
        '👨‍👩‍👧#1',
        '# #9',
        '𝟗𝟗',
        '٣\u0661۴',
      ],
    ];
    const { rows } = await sql<{ key: string }>`
      select order_number_key(number) as key from unnest(${written}::text[]) with ordinality as t (number, n) order by n
    `.execute(app.services.db);
    expect(rows.map(({ key }) => key)).toEqual(written.map(numberKey));
  });

  it('are asked about where numbers differ in capitals or blanks, and never made twice without it', async () => {
    await bring([{ 订单号: 'PO-12 A', 店铺账号: 'Case', 子订单号: '1' }]);
    const again = await bring([
      { 订单号: 'po-12a', 店铺账号: 'Case', 子订单号: '1' },
      { 订单号: 'PO-12A', 店铺账号: 'Elsewhere', 子订单号: '1' },
    ]);
    expect(again.counts).toMatchObject({ created: 1, counts: { wrong: 1 } });
    // Two spellings of one line id in one file.
    const { upload_id, mapping } = await uploadOrderFile(
      app,
      seller.token,
      orderCsv(
        ['AB-7', 'ab-7', 'AB-7'].map((no) => ({ SKU: mug, 订单号: no, 店铺账号: 'Case', 子订单号: '9' })),
      ),
    );
    const { list } = await app.ask(checkOrders, { upload_id, mapping }, by);
    expect(list.map(({ status, problems }) => [status, ...problems.map(({ code }) => code)])).toEqual([
      ['ready'],
      ['wrong', 'LINE_TWICE'],
      ['duplicate'],
    ]);
    await app.ask(correctOrders, { upload_id, lines: [{ row: 3, choice: 'further' }] }, by);
    const { counts } = await app.ask(checkOrders, { upload_id, mapping }, by);
    expect(counts).toMatchObject({ ready: 2, duplicate: 1, wrong: 0 });
  });

  it('are asked about where a number ends in a sign that is like a digit: a shop marks the parts of an order', async () => {
    const marked = (no: string) => ({ 订单号: no, 店铺账号: 'Split', 子订单号: '1' });
    await bring([marked('77011')]);
    const later = await bring([marked('7701①')]);
    expect(later.counts).toMatchObject({ created: 0, counts: { wrong: 1, duplicate: 0 } });
    expect((await linesOf('7701')).map(({ order_no }) => order_no)).toEqual(['77011']);
    // The parts themselves are two orders.
    const parts = await bring([marked('7801①'), marked('7801②')]);
    expect(parts.counts).toMatchObject({ created: 2 });
    expect(await siblingsOf('7801')).toEqual([0, 0]);
    // Both spellings in one file.
    const both = await bring([marked('79012'), marked('7901²')]);
    expect(both.counts).toMatchObject({ created: 1, counts: { wrong: 1, duplicate: 0 } });
  });

  it('stay two orders where two shops have the number, each with its own', async () => {
    await bring([
      { 订单号: 'S200', 店铺账号: 'North', 子订单号: '1' },
      { 订单号: 'S200', 店铺账号: 'South', 子订单号: '1', SKU: cup },
      { 订单号: 'S200', 店铺账号: 'ＮＯＲＴＨ', 子订单号: '2', SKU: cup },
    ]);
    expect((await siblingsOf('S200')).sort()).toEqual([0, 1, 1]);
    const again = await bring([{ 订单号: 'S200', 店铺账号: 'south', 子订单号: '1', SKU: cup }]);
    expect(again.counts).toMatchObject({ created: 0, counts: { duplicate: 1 } });
  });

  it('are updated under another spelling, keep the first one, and go back by undo', async () => {
    await bring([{ 订单号: 'S300', 店铺账号: 'Shop One', 子订单号: '1', 单个产品数量: '1' }]);
    const update = await bring(
      [{ 订单号: '#S300', 店铺账号: 'shop　one', 子订单号: '1', 单个产品数量: '3' }],
      'update',
    );
    expect(update.counts).toMatchObject({ created: 0, updated: 1 });
    expect(await linesOf('S300')).toMatchObject([{ quantity: 3, shop: 'Shop One', order_no: 'S300' }]);
    expect(await app.ask(undoOrderImport, { id: update.importId }, by)).toEqual({
      removed: 0,
      restored: 1,
    });
    expect(await linesOf('S300')).toMatchObject([{ quantity: 1, shop: 'Shop One' }]);
  });
});
