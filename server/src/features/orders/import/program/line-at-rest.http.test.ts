import type { InputOf } from '@diy/contract/endpoint';
import { createOrders } from '@diy/contract/orders/order-program';
import { bindOrderSkus, importOrders } from '@diy/contract/orders/order-uploads';
import { getOrder, listOrderImports, moveOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { ORDER_HEADERS, orderRow, uploadOrderFile } from '../../testing/upload-orders.ts';
import { createOrders as create } from './create-orders.ts';

type Input = InputOf<typeof createOrders>;
type Order = Input['orders'][number];

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let sku: string;
let designId: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  ({ sku, id: designId } = await buildDesign(app, seller.token, { name: '猫' }));
}, 300_000);
afterAll(() => app.close());

let figure = 0;
const nextOrder = () => `REST-${++figure}`;
const ADDRESS = {
  name: 'Anna Smith',
  country: 'US',
  province: 'CA',
  city: 'Los Angeles',
  line1: '1 Main Street',
  postcode: '90001',
  phone: '3105550123',
};
/** An order as a program gives it in full. */
const orderOf = (order_no: string, name = 'Anna', own = sku): Order => ({
  order_no,
  platform: 'temu',
  shop: '一号店',
  address: ADDRESS,
  buyer_note: 'Gift',
  lines: [{ line_id: '1', sku: own, quantity: 1, personalisation: [{ name: '名字', value: name }] }],
});
/** The same where the program says next to nothing. */
const sparseOf = (order_no: string): Order => ({
  order_no,
  platform: 'temu',
  shop: '一号店',
  lines: [{ line_id: '1', sku, quantity: 1 }],
});
const send = (orders: Order[], more: Partial<Input> = {}) => app.ask(createOrders, { orders, ...more }, by);

/** Imports a file of these orders, in columns of which a program knows only some. */
async function importFile(orders: readonly string[]) {
  const rows = orders.map((order) => [
    ...orderRow({ 订单号: order, 子订单号: '1', SKU: sku, 订单状态: '待发货' }),
    'Anna',
    'Gift',
    'shelf 4',
  ]);
  const lines = [[...ORDER_HEADERS, '定制-名字', '买家备注', '拣货备注'], ...rows];
  const csv = lines.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  const policy = { mode: 'right' as const, duplicates: 'update' as const };
  const started = await app.ask(importOrders, { upload_id, mapping, policy }, by);
  await app.runJobs();
  return (await app.ask(listOrderImports, {}, by)).list.find(({ id }) => id === started.orders_log_id)!;
}

async function stored(order: string) {
  const { rows } = await app.pool.query(
    'select id, reviewed_at is not null as accepted from order_lines where order_no = $1',
    [order],
  );
  expect(rows).toHaveLength(1);
  const { personalisation, address, fields } = await app.ask(getOrder, { id: rows[0].id }, by);
  return {
    accepted: rows[0].accepted,
    words: personalisation.map(({ value }) => value),
    street: address.lines.join(),
    note: fields.buyerNote,
  };
}
const accept = (order: string) =>
  app.pool.query('update order_lines set reviewed_at = now() where order_no = $1', [order]);

describe.each([
  ['file then program', ['file', 'file', 'program', 'program', 'sparse', 'sparse', 'file']],
  ['program then file', ['program', 'program', 'sparse', 'sparse', 'file', 'file', 'program']],
] as const)('%s', (_, steps) => {
  it.each([
    ['alone', false],
    ['beside a personalised order', true],
  ])('leaves a line at rest and whole: %s', async (__, hasNeighbour) => {
    const [order, neighbour] = [nextOrder(), nextOrder()];
    const numbers = hasNeighbour ? [order, neighbour] : [order];
    const besides = hasNeighbour ? [orderOf(neighbour)] : [];
    // Only a file carries the pick note, so the first file after the program's call changes the line once.
    const isNote = (at: number) => steps[0] === 'program' && steps[at] === 'file' && steps[at - 1] !== 'file';
    const seen: unknown[] = [];
    for (const [at, step] of steps.entries()) {
      if (step === 'file') {
        const { created, updated } = await importFile(numbers);
        seen.push([created, updated]);
      } else {
        const own = step === 'sparse' ? sparseOf(order) : orderOf(order);
        // An order without an address is one that somebody else sends.
        const made = await send([own, ...besides], { without_address: step === 'sparse' });
        seen.push([made.created, made.updated]);
        expect(made.lines.flatMap(({ differs }) => differs)).toEqual([]);
      }
      if (at === 0 || isNote(at)) await accept(order);
      expect(await stored(order), `${at} ${step}`).toEqual({
        accepted: true,
        words: ['Anna'],
        street: '1 Main Street',
        note: 'Gift',
      });
    }
    expect(seen).toEqual(
      steps.map((___, at) => [at === 0 ? numbers.length : 0, isNote(at) ? numbers.length : 0]),
    );
  });
});

it('a call that changes nothing leaves no import, whatever it is sent with', async () => {
  const [one, two] = [nextOrder(), nextOrder()];
  await send([orderOf(one), orderOf(two)]);
  const count = async () => (await app.ask(listOrderImports, {}, by)).rowCount;
  const before = await count();
  for (const orders of [[orderOf(two), orderOf(one)], [orderOf(one)], [sparseOf(two)]])
    await send(orders, { without_address: true });
  expect(await count()).toBe(before);
});

it.each([
  ['while its SKU is known', false],
  ['after its SKU was unbound', true],
])('a changed text is never called unchanged: %s', async (_, isUnbound) => {
  const [order, own] = [nextOrder(), `OWN-${figure}`];
  await app.ask(bindOrderSkus, { bindings: [{ sku: own, design_id: designId }] }, by);
  await send([orderOf(order, 'Anna', own)]);
  await accept(order);
  if (isUnbound) await app.ask(bindOrderSkus, { bindings: [{ sku: own, design_id: null }] }, by);
  const differs = ['personalisation'];
  const left = await send([orderOf(order, 'Bella', own)], { policy: { changed: 'leave' } });
  expect(left.lines).toMatchObject([{ result: 'kept', differs }]);
  const made = await send([orderOf(order, 'Bella', own)]);
  expect(made.lines).toMatchObject([{ result: 'updated', differs }]);
  expect(await stored(order)).toMatchObject({ words: ['Bella'], accepted: false });
  const blank = orderOf(order, '', own);
  expect((await send([blank])).lines).toMatchObject([{ result: 'updated', differs }]);
  expect((await stored(order)).words).toEqual([]);
});

it('what was left of a call is read by its own rule for addresses, whatever call came last', async () => {
  const sheetOf = async (without_address: boolean) => {
    const { orders_log_id } = await send([orderOf(nextOrder(), 'Anna', 'NOBODY')], { without_address });
    const { list } = await app.ask(listOrderImports, {}, by);
    const { bytes } = await fetchFile(app, list.find(({ id }) => id === orders_log_id)!.error_sheet_url!);
    return bytes;
  };
  const sheets = [await sheetOf(true), await sheetOf(false)];
  const rules = [];
  for (const sheet of sheets)
    rules.push((await uploadOrderFile(app, seller.token, sheet, { name: '待改正.xlsx' })).mapping);
  expect(rules.map(({ without_address }) => without_address)).toEqual([true, false]);
});

it('a commit whose answer is lost keeps the files of the import that it made', async () => {
  const { db } = app.services;
  let transactions = 0;
  const broken = new Proxy(db, {
    get: (target, key) =>
      key === 'transaction'
        ? () => ({
            execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
              const result = await target.transaction().execute(work);
              transactions += 1;
              // The first one writes nothing: it says what must be stored.
              if (transactions === 2) throw new Error('connection lost');
              return result;
            },
          })
        : Reflect.get(target, key, target),
  });
  const order = nextOrder();
  const input = createOrders.input.parse({ orders: [orderOf(order)] });
  const account = { id: seller.id, nickname: '', username: 'x' };
  await expect(create({ ...app.services, db: broken }, account, input, 'en')).rejects.toThrow('lost');
  const { rows } = await app.pool.query('select file_key from order_uploads where file_name = $1', [
    `${order}.json`,
  ]);
  expect(await app.services.storage.read(rows[0].file_key)).toBeTruthy();
});

it('a line in production is not cancelled, and each call says that it should be', async () => {
  const order = orderOf(nextOrder());
  const id = (await send([order])).lines[0]!.order_id!;
  await app.ask(moveOrders, { ids: [id], state: 'in_production' }, by);
  for (let call = 0; call < 2; call += 1) {
    const { created, updated, lines } = await send([{ ...order, status: 'Cancelled' }]);
    expect([created, updated]).toEqual([0, 0]);
    expect(lines[0]).toMatchObject({ order_id: id, result: 'kept', differs: ['state'] });
    expect(lines[0]!.problems).toMatchObject([{ code: 'LINE_CHANGED_LATE' }]);
  }
  expect((await app.ask(getOrder, { id }, by)).state).toBe('in_production');
});
