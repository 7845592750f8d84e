import type { InputOf } from '@diy/contract/endpoint';
import { createOrders } from '@diy/contract/orders/order-program';
import { checkOrders, correctOrders } from '@diy/contract/orders/order-uploads';
import { listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';

type Line = InputOf<typeof createOrders>['orders'][number]['lines'][number];

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let sku: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  ({ sku } = await buildDesign(app, seller.token, { name: '猫' }));
}, 300_000);
afterAll(() => app.close());

let figure = 0;
const nextOrder = () => `OWN-${++figure}`;
/** One line of an order in a separate call, as a program does that learns of them one by one. */
const send = async (order_no: string, line: Partial<Line>) => {
  const own = { sku, quantity: 1, personalisation: [{ name: '名字', value: 'Anna' }], ...line };
  const orders = [{ order_no, platform: 'etsy', shop: 'One', lines: [own] }];
  return app.ask(createOrders, { orders, without_address: true }, by);
};
const linesOf = async (content: string) => (await app.ask(listOrders, { content }, by)).list;

describe('equal lines that a program brings one by one', () => {
  it('are asked about, or are lines of their own where the program says so; again each is the same line', async () => {
    const order = nextOrder();
    const first = await send(order, { line_id: '1' });
    const asked = await send(order, { line_id: '2' });
    expect(asked).toMatchObject({
      created: 0,
      lines: [{ result: 'left', problems: [{ code: 'LINE_UNSURE' }] }],
    });
    const second = await send(order, { line_id: '2', own_line: true });
    expect(second).toMatchObject({ created: 1, lines: [{ result: 'created', problems: [] }] });
    for (const own_line of [true, false, undefined]) {
      const again = await send(order, { line_id: '2', own_line });
      expect(again).toMatchObject({ created: 0, updated: 0, lines: [{ result: 'unchanged' }] });
      expect(again.lines[0]!.order_id).toBe(second.lines[0]!.order_id);
    }
    const one = await send(order, { line_id: '1', own_line: true });
    expect(one.lines[0]).toMatchObject({ order_id: first.lines[0]!.order_id, result: 'unchanged' });
    expect(await linesOf(order)).toHaveLength(2);
  });

  it('a changed line of its own is brought up to date, and no other', async () => {
    const order = nextOrder();
    const [first, second] = [
      await send(order, { line_id: '1' }),
      await send(order, { line_id: '2', own_line: true }),
    ];
    const changed = await send(order, { line_id: '2', own_line: true, quantity: 3 });
    expect(changed).toMatchObject({ created: 0, updated: 1, lines: [{ differs: ['quantity'] }] });
    const pieces = new Map((await linesOf(order)).map(({ id, quantity }) => [id, quantity]));
    expect(pieces.get(first.lines[0]!.order_id!)).toBe(1);
    expect(pieces.get(second.lines[0]!.order_id!)).toBe(3);
  });

  it('is none of the lines without an id either', async () => {
    const order = nextOrder();
    await send(order, {});
    const second = await send(order, { line_id: '2', own_line: true });
    expect(second.lines[0]).toMatchObject({ result: 'created' });
    expect(await linesOf(order)).toHaveLength(2);
  });

  it('needs the id by which it is known again', async () => {
    const orders = [{ order_no: nextOrder(), lines: [{ sku, quantity: 1, own_line: true }] }];
    const reply = await app.send(createOrders, { orders, without_address: true }, by);
    expect(reply.json()).toMatchObject({ code: '10001', fields: [{ field: 'orders.0.lines.0.own_line' }] });
  });

  it('stays a line of its own while its row is left and corrected', async () => {
    /** Whether a row is asked about once its status, which nobody understands, is corrected. */
    const isAsked = async (own_line: boolean) => {
      const order = nextOrder();
      await send(order, { line_id: '1' });
      const { upload_id, orders_log_id, lines } = await send(order, {
        line_id: '2',
        own_line,
        status: 'Zxqv',
      });
      expect(lines[0]).toMatchObject({ result: 'left' });
      const { rows } = await app.pool.query('select mapping from order_logs where id = $1', [orders_log_id]);
      const row = { row: 2, field: 'lineStatus' as const, value: '待发货' };
      await app.ask(correctOrders, { upload_id: upload_id!, rows: [row] }, by);
      const checked = await app.ask(checkOrders, { upload_id: upload_id!, mapping: rows[0].mapping }, by);
      expect(checked.counts).toMatchObject(own_line ? { ready: 1 } : { wrong: 1 });
      return checked.problems.map(({ code }) => code).includes('LINE_UNSURE');
    };
    expect(await isAsked(true)).toBe(false);
    expect(await isAsked(false)).toBe(true);
  });
});
