import { describe, expect, it } from 'vitest';
import { checkOrderNames } from './check-order-names.mjs';

const POOL = 'server/src/features/rendering/pool/renderer.ts';
const ORDERS = 'server/src/features/orders/lines/change-orders.ts';

describe('checkOrderNames', () => {
  it.each([
    ['a parameter that is a request', ORDERS, 'function f(order: UpgradeRequest) {}'],
    ['an optional one of another module', ORDERS, 'function f(order?: contract.ImportRequest) {}'],
    ['a part of a record', ORDERS, "function f(order: Pick<DownloadRecord, 'what'>) {}"],
    ['a longer name', ORDERS, 'interface A { renderOrder: Readonly<RenderRequest> }'],
    ['a type outside the rooms of orders', POOL, 'interface PrintOrder {\n}'],
    ['a type parameter', POOL, 'function f<Order extends Inputs>(one: Order) {}'],
    ['a type alone', POOL, 'export type Order =\n  | A;'],
    ['a constant outside', POOL, 'const order = { ownerId };'],
    ['a parameter without a type', POOL, 'const a = { print: (order) => 1 };'],
    ['a property outside', POOL, "type A = { kind: 'print'; order: string };"],
  ])('finds %s', (_, path, text) => expect(checkOrderNames(path, text)).toHaveLength(1));

  it.each([
    ['a customer’s order in its rooms', ORDERS, 'const order: Order = list[0]; type Order = Input;'],
    ['a date’s order', ORDERS, 'function f(order: DateOrder | null) {}'],
    ['an order line outside', POOL, 'interface OrderLineFacts { orderNo: string }'],
    ['an import of such a type', POOL, "import { type PrintOrder } from './a.ts';"],
    ['SQL', POOL, 'const a = sql`select 1 order by 1`;'],
    ['a comment and a text', POOL, "// in the order of layers\nconst a = 'any order';"],
  ])('lets pass %s', (_, path, text) => expect(checkOrderNames(path, text)).toEqual([]));
});
