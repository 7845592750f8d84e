import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@diy/contract/endpoint';
import { createOrders } from '@diy/contract/orders/order-program';
import { bindOrderSkus, checkOrders, importOrders, uploadOrders } from '@diy/contract/orders/order-uploads';
import {
  deleteOrderImports,
  getOrder,
  listOrderImports,
  listOrders,
  moveOrders,
  undoOrderImport,
} from '@diy/contract/orders/orders';
import type { DesignDocument } from '@diy/design/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { dyingDb, WorkerDied } from '../../../../testing/jobs/dying-db.ts';
import { buildDesign, mugDocument } from '../../../designs/testing/build-design.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';
import { createOrders as create } from './create-orders.ts';

type Input = InputOf<typeof createOrders>;
type Order = Input['orders'][number];
type Line = Order['lines'][number];

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let mug: { id: string; sku: string };
let tee: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  const named = mugDocument('SAMPLE');
  const layers = named.surfaces[0]!.layers.map((layer) =>
    layer.id === 'words' ? { ...layer, name: '名字' } : layer,
  );
  const document = { ...named, surfaces: [{ ...named.surfaces[0]!, layers }] };
  mug = await buildDesign(app, seller.token, { name: '名字杯', document });
  const shirt: DesignDocument = {
    format: 10,
    print: { bleed: false },
    colourId: 'black',
    sizeId: 'M',
    surfaces: ['front', 'back'].map((surfaceId) => ({ surfaceId, layers: [] })),
  };
  tee = await buildDesign(app, seller.token, { name: '衫', template: 'TS-M-180', document: shirt });
}, 300_000);
afterAll(() => app.close());

let figure = 0;
const nextOrder = () => `API-${String(++figure).padStart(6, '0')}`;
const address = {
  name: 'Anna Smith',
  country: 'US',
  province: 'CA',
  city: 'Los Angeles',
  line1: '1 Main Street',
  postcode: '90001',
  phone: '3105550123',
};
const lineOf = (more: Partial<Line> = {}): Line => ({
  line_id: '1',
  sku: mug.sku,
  quantity: 1,
  personalisation: [{ name: '名字', value: 'Anna' }],
  ...more,
});
const orderOf = (more: Partial<Order> = {}, ...lines: Partial<Line>[]): Order => ({
  order_no: nextOrder(),
  platform: 'etsy',
  shop: 'One',
  address,
  lines: (lines.length > 0 ? lines : [{}]).map((line) => lineOf(line)),
  ...more,
});
const send = (orders: Order[], more: Partial<Input> = {}) => app.ask(createOrders, { orders, ...more }, by);
const linesOf = async (order_no: string) => (await app.ask(listOrders, { content: order_no }, by)).list;

describe('orders from a program', () => {
  it('become lines of an import of their own, with what the buyer wrote to the letter', async () => {
    const words = ['’90s “kids” & Co', '—', '=1+1'];
    const order = orderOf(
      { buyer_note: 'Gift' },
      ...words.map((value, n) => ({ line_id: `${n}`, personalisation: [{ name: '名字', value }] })),
      { line_id: 'tee', sku: tee.sku, colour: 'black', size: 'XL', quantity: 3, personalisation: [] },
    );
    const made = await send([order]);
    expect(made).toMatchObject({ created: 4, updated: 0, counts: { rows: 4, ready: 4 } });
    expect(made.lines.map(({ result, status, problems }) => [result, status, problems])).toEqual(
      Array(4).fill(['created', 'ready', []]),
    );
    const kept = (await app.ask(listOrderImports, {}, by)).list[0]!;
    expect(kept).toMatchObject({
      id: made.orders_log_id,
      kind: 'program',
      profile: 'program@1',
      state: 'done',
      created: 4,
      can_undo: true,
      file_name: `${order.order_no}.json`,
    });
    const items = await Promise.all(
      made.lines.map(({ order_id }) => app.ask(getOrder, { id: order_id! }, by)),
    );
    expect(items.slice(0, 3).map(({ personalisation }) => personalisation[0]?.value)).toEqual(words);
    expect(items[3]).toMatchObject({
      quantity: 3,
      design: { id: tee.id, colour_id: 'black', size_id: 'XL' },
      address: { name: 'Anna Smith', city: 'Los Angeles' },
      fields: { buyerNote: 'Gift' },
    });
    const original = await fetchFile(app, kept.original_url!);
    expect(JSON.parse(original.bytes.toString()).orders[0].order_no).toBe(order.order_no);
  });

  it('again change nothing, whatever the order of their fields, and name the same lines and import', async () => {
    const order = orderOf({}, { line_id: '1' }, { line_id: '2' });
    const turned = Object.fromEntries(Object.entries(order).reverse()) as Order;
    const [first, second] = [await send([order]), await send([turned])];
    expect(second).toMatchObject({ orders_log_id: first.orders_log_id, created: 0, updated: 0 });
    expect(second.lines.map(({ order_id, result }) => [order_id, result])).toEqual(
      first.lines.map(({ order_id }) => [order_id, 'unchanged']),
    );
    expect(await linesOf(order.order_no)).toHaveLength(2);
  });

  it('two equal calls at once make one order', async () => {
    const order = orderOf();
    const calls = await Promise.all([1, 2, 3].map(() => send([order])));
    expect(calls.map(({ created }) => created).sort()).toEqual([0, 0, 1]);
    expect(new Set(calls.map(({ orders_log_id }) => orders_log_id)).size).toBe(1);
    expect(new Set(calls.map(({ lines }) => lines[0]!.order_id)).size).toBe(1);
    expect(await linesOf(order.order_no)).toHaveLength(1);
  });

  it('bring changed lines up to date while nobody touched them, else say what differs; undone like a file', async () => {
    const order = orderOf({}, { line_id: 'a' }, { line_id: 'b' });
    const first = await send([order]);
    await app.ask(moveOrders, { ids: [first.lines[1]!.order_id!], state: 'in_production' }, by);
    const lines = order.lines.map((line) => ({
      ...line,
      quantity: 4,
      personalisation: [{ name: '名字', value: 'Bella' }],
    }));
    const changed = { ...order, lines, address: { ...address, line1: '2 Other Street' } };
    const left = await send([changed], { policy: { changed: 'leave' } });
    const differs = ['quantity', 'address', 'personalisation'];
    expect(left.lines.map(({ result, differs }) => [result, differs])).toEqual([
      ['kept', differs],
      ['kept', differs],
    ]);
    const second = await send([changed]);
    expect(second.lines.map(({ result, differs }) => [result, differs])).toEqual([
      ['updated', differs],
      ['kept', differs],
    ]);
    expect(second.lines.map(({ order_id }) => order_id)).toEqual(first.lines.map(({ order_id }) => order_id));
    const read = (n: number) => app.ask(getOrder, { id: first.lines[n]!.order_id! }, by);
    expect([(await read(0)).quantity, (await read(1)).quantity]).toEqual([4, 1]);
    await app.ask(undoOrderImport, { id: second.orders_log_id! }, by);
    expect((await read(0)).personalisation[0]?.value).toBe('Anna');
  });

  it('a cancelled line that exists is cancelled', async () => {
    const order = orderOf();
    const made = await send([order]);
    const again = await send([{ ...order, status: 'Cancelled' }]);
    expect(again.lines[0]).toMatchObject({ status: 'cancelled', result: 'updated', differs: ['state'] });
    expect(await app.ask(getOrder, { id: made.lines[0]!.order_id! }, by)).toMatchObject({
      state: 'cancelled',
    });
  });
});

describe('lines that are not ready', () => {
  const cases: [string, () => Partial<Order>, () => Partial<Line>, object][] = [
    [
      'unknown SKU',
      () => ({}),
      () => ({ sku: 'NOBODY' }),
      { status: 'unknown', code: 'SKU_UNKNOWN', at: 'lines.0.sku' },
    ],
    [
      'unread size',
      () => ({}),
      () => ({ sku: tee.sku, size: '9XL', colour: 'black', personalisation: [] }),
      { status: 'wrong', code: 'VARIATION_UNREAD', at: 'lines.0.variation' },
    ],
    [
      'no colour',
      () => ({}),
      () => ({ sku: tee.sku, size: 'M', personalisation: [] }),
      { status: 'wrong', code: 'VARIATION_MISSING', at: 'lines.0.variation' },
    ],
    [
      'unknown status',
      () => ({ status: 'Zwischenhoch' }),
      () => ({}),
      { status: 'wrong', code: 'STATUS_UNKNOWN', at: 'status' },
    ],
    [
      'unknown line status',
      () => ({}),
      () => ({ status: 'Zwischenhoch' }),
      { status: 'wrong', code: 'STATUS_UNKNOWN', at: 'lines.0.status' },
    ],
    [
      'no address',
      () => ({ address: {} }),
      () => ({}),
      { status: 'wrong', code: 'RECIPIENT_MISSING', at: 'address.name' },
    ],
    [
      'country',
      () => ({ address: { ...address, country: 'Atlantis' } }),
      () => ({}),
      { status: 'wrong', code: 'COUNTRY_UNKNOWN', at: 'address.country' },
    ],
    [
      'lost letters',
      () => ({}),
      () => ({ personalisation: [{ name: '名字', value: 'L?a' }] }),
      { status: 'wrong', code: 'PERSONALISATION_DOUBTFUL', at: 'lines.0.personalisation' },
    ],
    [
      'price',
      () => ({}),
      () => ({ unit_price: 'much' }),
      { status: 'wrong', code: 'PRICE_INVALID', at: 'lines.0.unit_price' },
    ],
  ];
  it.each(cases)('%s: the row waits and names the field', async (_, ofOrder, ofLine, expected) => {
    const { status, code, at } = expected as { status: string; code: string; at: string };
    const made = await send([orderOf(ofOrder(), ofLine())]);
    expect(made.created).toBe(0);
    expect(made.lines[0]).toMatchObject({ status, result: 'left', order_id: null });
    expect(made.lines[0]!.problems.map(({ code, path }) => [code, path])).toContainEqual([
      code,
      `orders.0.${at}`,
    ]);
  });

  it('are confirmed by the program, held by a status, and need no address where somebody else ships', async () => {
    const sure = { personalisation: [{ name: '名字', value: 'Marry me?', checked: true }] };
    const made = await send([orderOf({ address: {}, status: 'unpaid' }, sure)], { without_address: true });
    expect(made.lines[0]).toMatchObject({ result: 'created', held: true, problems: [] });
    const item = await app.ask(getOrder, { id: made.lines[0]!.order_id! }, by);
    expect(item.personalisation).toEqual([{ name: '名字', value: 'Marry me?', problem: '' }]);
  });

  it('come later by the import of what was left, by its error sheet or by the same call', async () => {
    const [sheet, later] = ['LATER-1', 'LATER-2'];
    const orders = [sheet, later].map((sku) => orderOf({}, { sku }));
    const first = await send([orders[0]!]);
    const second = await send([orders[1]!]);
    expect(await send([orders[1]!])).toMatchObject({ orders_log_id: second.orders_log_id });
    const kept = (await app.ask(listOrderImports, {}, by)).list.find(({ id }) => id === first.orders_log_id)!;
    expect(kept.counts).toMatchObject({ rows: 1, unknown: 1 });
    const bindings = [sheet, later].map((sku) => ({ sku, design_id: mug.id }));
    await app.ask(bindOrderSkus, { bindings }, by);
    const file = await fetchFile(app, kept.error_sheet_url!);
    const upload = await uploadOrderFile(app, seller.token, file.bytes, { name: '待改正.xlsx' });
    const checked = await app.ask(checkOrders, { upload_id: upload.upload_id, mapping: upload.mapping }, by);
    expect(checked.counts).toMatchObject({ ready: 1 });
    expect(checked.list[0]!.personalisation).toMatchObject([{ name: '名字', value: 'Anna' }]);
    await app.ask(importOrders, { upload_id: first.upload_id! }, by);
    await app.runJobs();
    expect(await linesOf(orders[0]!.order_no)).toHaveLength(1);
    const again = await send([orders[1]!]);
    expect(again).toMatchObject({ created: 1 });
    expect(again.orders_log_id).not.toBe(second.orders_log_id);
  });

  it('keep all others out where all or nothing was asked for, and a dry run makes nothing', async () => {
    const order = orderOf({}, {}, { line_id: '2', sku: 'NOBODY' });
    for (const more of [{ policy: { mode: 'all' as const } }, { dry_run: true }]) {
      const made = await send([order], more);
      expect(made).toMatchObject({ orders_log_id: null, upload_id: null, created: 0 });
      expect(made.lines.map(({ result }) => result)).toEqual(['not-made', 'left']);
    }
    expect(await linesOf(order.order_no)).toEqual([]);
  });
});

describe('what is refused names its field', () => {
  const inLine = (more: object) => (order: Order) => ({
    orders: [{ ...order, lines: [{ ...order.lines[0], ...more }] }],
  });
  const inOrder = (more: object) => (order: Order) => ({ orders: [{ ...order, ...more }] });
  const lines = 'orders.0.lines.0';
  const twice = ['1', '2'].map((value) => ({ name: 'a', value }));
  const cases: [string, (order: Order) => unknown, string][] = [
    ['no orders', () => ({ orders: [] }), 'orders'],
    ['an unknown field', (order) => ({ orders: [order], colour: 'x' }), 'colour'],
    ['an unknown field of an order', inOrder({ colour: 'x' }), 'orders.0.colour'],
    ['an unknown field of a line', inLine({ qty: 1 }), `${lines}.qty`],
    ['an unknown field of an address', inOrder({ address: { zip: '1' } }), 'orders.0.address.zip'],
    ['an order number as a number', inOrder({ order_no: 5764614130387857 }), 'orders.0.order_no'],
    ['no order number', inOrder({ order_no: ' ' }), 'orders.0.order_no'],
    ['a quantity as text', inLine({ quantity: '2' }), `${lines}.quantity`],
    ['half a piece', inLine({ quantity: 0.5 }), `${lines}.quantity`],
    ['neither SKU nor design', inLine({ sku: undefined }), `${lines}.sku`],
    ['both', inLine({ design_id: 'x' }), `${lines}.sku`],
    ['an unknown design', inLine({ sku: undefined, design_id: 'nobody' }), `${lines}.design_id`],
    ['a name twice', inLine({ personalisation: twice }), `${lines}.personalisation.1.name`],
    [
      'too many lines',
      (order) => ({ orders: [order, { ...order, lines: Array(500).fill(order.lines[0]) }] }),
      'orders',
    ],
    ['a text that cannot be stored', inOrder({ buyer_note: 'a\u0000b' }), 'orders.0.buyer_note'],
  ];
  it.each(cases)('%s', async (_, body, field) => {
    const order = orderOf();
    const reply = await app.send(createOrders, body(order), by);
    expect(reply.json()).toMatchObject({ code: '10001', error: 'request.invalid' });
    expect(reply.json().fields.map((one: { field: string }) => one.field)).toContain(field);
    expect(await linesOf(order.order_no)).toEqual([]);
  });

  it('a design whose SKU was bound to another one', async () => {
    await app.ask(bindOrderSkus, { bindings: [{ sku: tee.sku, design_id: mug.id }] }, by);
    const lines = [{ design_id: tee.id, quantity: 1 }];
    const reply = await app.send(createOrders, { orders: [{ ...orderOf(), lines }] }, by);
    expect(reply.json()).toMatchObject({ code: '10001', fields: [{ field: 'orders.0.lines.0.design_id' }] });
    await app.ask(bindOrderSkus, { bindings: [{ sku: tee.sku, design_id: null }] }, by);
    const made = await send([{ ...orderOf(), lines: [{ ...lines[0]!, colour: 'Black', size: '2XL' }] }]);
    expect(made.lines[0]).toMatchObject({ result: 'created' });
  });

  it('a larger body than 4 MB', async () => {
    const order = {
      ...orderOf(),
      lines: Array(450).fill(lineOf({ personalisation: [{ name: 'a', value: 'x'.repeat(10_000) }] })),
    };
    const reply = await app.send(createOrders, { orders: [order] }, by);
    expect(reply.statusCode).toBe(413);
  });
});

it('dies at any statement without a trace, and the same call again makes everything once', async () => {
  const order = {
    ...orderOf({}, { line_id: '1' }, { line_id: '2' }),
    lines: [lineOf(), lineOf({ line_id: '2' })],
  };
  const input = createOrders.input.parse({ orders: [order] });
  const account = { id: seller.id, nickname: '', username: 'x' };
  const imports = async () => (await app.ask(listOrderImports, {}, by)).rowCount;
  const before = await imports();
  let died = 0;
  for (let statements = 0; statements < 60; statements += 3) {
    const services = { ...app.services, db: dyingDb(app.services.db, statements) };
    const made = await create(services, account, input, 'en').catch((error: unknown) => {
      if (!(error instanceof WorkerDied)) throw error;
      return null;
    });
    if (made) break;
    died += 1;
    expect([await imports(), await linesOf(order.order_no)]).toEqual([before, []]);
  }
  expect(died).toBeGreaterThan(5);
  const made = await send([order]);
  expect(await linesOf(order.order_no)).toHaveLength(2);
  expect(await imports()).toBe(before + 1);
  const files = await app.pool.query('select file_key from order_uploads where id = $1', [made.upload_id]);
  expect(await app.services.storage.read(files.rows[0].file_key)).toBeTruthy();
});

it('comes by the script of the README', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  const file = join(folder, 'orders.json');
  const orders = [orderOf(), orderOf({}, { sku: 'NOBODY' })];
  writeFileSync(file, JSON.stringify(orders));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const script = join(import.meta.dirname, '../../../../../../docs/examples/send-orders.mjs');
  const env = { ...process.env, DIY_URL: url, DIY_TOKEN: seller.token };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, file], { env }, (_error, stdout) => resolve(stdout));
  });
  rmSync(folder, { recursive: true });
  expect(output).toContain('created 1, updated 0');
  expect(output).toContain(`${orders[1]!.order_no} 1 orders.1.lines.0.sku`);
});

it('is corrected, read again and deleted as what it is', async () => {
  const made = await send([orderOf()]);
  const reply = await app.call(uploadOrders, { upload_id: made.upload_id! }, by);
  expect(reply).toMatchObject({ code: '10001' });
  expect(await app.ask(deleteOrderImports, { ids: [made.orders_log_id!] }, by)).toEqual({ deleted: 1 });
});
