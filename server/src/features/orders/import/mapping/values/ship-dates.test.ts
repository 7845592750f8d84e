import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { shipDateColumns } from '../statuses/mark-columns.ts';

const QUESTIONS = ['STATUS_UNKNOWN', 'SHIP_DATE_UNSURE', 'PAID_FIGURE_UNSURE'];
const UNTIL = new Date('2026-11-26T12:00:00Z');

/** What becomes of a line whose row has these cells besides what every row has: made, shipped, or asked about. */
function outcomeOf(cells: Record<string, string>): string {
  const row = { 'Order ID': '1', SKU: 'A', Quantity: '1', Recipient: 'Ann', Address: '1 Main St', ...cells };
  const headers = Object.keys(row);
  const known = { shipDates: { columns: shipDateColumns(headers), until: UNTIL } };
  const { line, problems, state } = readOrderLine(proposeMapping(headers).mapping, Object.values(row), known);
  if (problems.some(({ code }) => QUESTIONS.includes(code))) return 'asked';
  return state === 'ok' ? (line.shipped ? 'shipped' : 'made') : state;
}

it.each<[Record<string, string>, string]>([
  // Dates that may only be planned: without the question these lines would silently count as shipped.
  [{ 订单状态: '待发货', 发货日期: '2027-01-05' }, 'asked'],
  [{ 订单状态: '待发货', 发货日期: '2026-01-05' }, 'asked'],
  [{ 订单状态: '待发货', 实际发货时间: '2026-01-05' }, 'asked'],
  [{ 发货时间: '2099-12-01 前' }, 'asked'],
  [{ 发货时间: '2026-12-01（预计）' }, 'asked'],
  [{ 发货时间: '2026-05-04' }, 'asked'],
  [{ 'Item Status': '2026-12-01 planned' }, 'asked'],
  [{ 'Item Status': '2026-05-01' }, 'asked'],
  [{ 'Delivered On': '12/24/2027' }, 'asked'],
  [{ 'Delivered On': '12/24/2027 (expected)' }, 'asked'],
  [{ 'Expédié le': '01/12/2027 prévu' }, 'asked'],
  [{ 'Versandt am': '01.12.2027 geplant' }, 'asked'],
  [{ Shipped: '../2/3' }, 'asked'],
  [{ Status: 'Unshipped', 'Shipped On': '2026-05-03' }, 'asked'],
  [{ Status: 'Awaiting shipment', 'Date Dispatched': '2026-05-03' }, 'asked'],
  [{ 'Is Shipped': 'No', 'Shipped On': '2026-05-03' }, 'asked'],
  // An empty date.
  [{ Shipped: '1970-01-01 08:00:00' }, 'made'],
  [{ 'Shipped On': '1900-01-00' }, 'made'],
  [{ 'Shipped On': '12/30/1899' }, 'made'],
  [{ Status: 'Unshipped', 'Shipped On': '0001-01-01' }, 'made'],
  [{ Status: '部分发货', 'Shipped On': '1970-01-01' }, 'asked'],
  // What was shipped indeed.
  [{ 'Shipped On': '2026-05-03' }, 'shipped'],
  [{ 实际发货时间: '2026-05-03 10:00' }, 'shipped'],
  [{ 'Date Shipped': '05/25/2026', Paid: 'Yes' }, 'shipped'],
  [{ Status: 'Shipped', 'Shipped On': '2026-05-03' }, 'shipped'],
  [{ 订单状态: '已发货', 发货时间: '2026-05-03' }, 'shipped'],
  [{ 订单状态: '部分发货', 实际发货时间: '2026-05-03' }, 'shipped'],
  [{ Status: 'Cancelled', 'Shipped On': '2026-05-03' }, 'cancelled'],
  // The day of completion may be that of the order or of shipping.
  [{ 'Completed Date': '2026-05-03' }, 'asked'],
  [{ 'Completed Date': '1970-01-01' }, 'made'],
  [{ Status: 'Shipped', 'Completed Date': '2026-05-03' }, 'shipped'],
  [{ Payment: 'Unpaid' }, 'held'],
  [{ Payment: 'Paid' }, 'made'],
  [{ Payment: 'PayPal' }, 'made'],
  [{ Payment: '€ 12.50' }, 'made'],
  [{ Payment: '0.00' }, 'asked'],
  [{ Payment: 'Kassiert Egon' }, 'asked'],
  [{ Payment: 'refunded' }, 'cancelled'],
  // A time of paying and the row's own price say nothing; a code, a day to pay until and a time to come do not either, so they are asked.
  [{ Payment: '2026-05-03 12:10' }, 'made'],
  [{ 支払い: '2026/05/03 9:05:12' }, 'made'],
  [{ 付款: '2026-05-03 12:10', 'Payment Status': 'Unpaid' }, 'held'],
  [{ Payment: '2026-05-03' }, 'asked'],
  [{ Payment: '2026-05-03 23:59:59' }, 'asked'],
  [{ Payment: '2026-05-03 00:00' }, 'asked'],
  [{ Payment: '2027-05-03 12:10' }, 'asked'],
  // Uploaded on 26 November at 12:00 UTC: what lies near it may be a deadline on some clock.
  [{ Payment: '2026-11-27 14:15' }, 'asked'],
  [{ Payment: '2026-11-26 09:15' }, 'asked'],
  [{ Payment: '2026-11-24 09:15' }, 'made'],
  [{ Payment: '2026-05-03 12:10 refunded' }, 'cancelled'],
  [{ Payment: '2026-05-03 12:10 soon' }, 'asked'],
  [{ 결제: '3200', 'Unit Price': '3,200원' }, 'made'],
  [{ Payment: '6400', Quantity: '2', 'Unit Price': '3200' }, 'made'],
  [{ Payment: '3700', 'Unit Price': '3200', 'Shipping Cost': '500' }, 'made'],
  [{ Payment: '3200' }, 'asked'],
  [{ Payment: '3200', 'Unit Price': '3100' }, 'asked'],
  [{ Payment: '20', 'Unit Price': '20' }, 'asked'],
  [{ Payment: '25,000' }, 'made'],
  [{ 支払い: '3,200円' }, 'made'],
  [{ Pago: 'Visa ending in 4242' }, 'made'],
  [{ Shipped: 'Yes' }, 'shipped'],
  [{ Shipped: 'No' }, 'made'],
])('%j is %s', (cells, outcome) => expect(outcomeOf(cells)).toBe(outcome));

it('what a person said of a column of dates settles all its rows', () => {
  const headers = ['Order ID', 'SKU', 'Quantity', 'Recipient', 'Address', '发货时间'];
  const { mapping } = proposeMapping(headers);
  const known = { shipDates: { columns: shipDateColumns(headers), until: UNTIL } };
  const read = (date: string, meaning?: 'shipped' | 'planned') =>
    readOrderLine(
      meaning ? { ...mapping, ship_dates: [{ column: 5, meaning }] } : mapping,
      ['1', 'A', '1', 'Ann', '1 Main St', date],
      known,
    );
  const open = read('2026-05-03').problems.find(({ code }) => code === 'SHIP_DATE_UNSURE');
  expect(open).toMatchObject({ field: 'lineStatus', columns: [5] });
  expect(read('2026-05-03', 'shipped')).toMatchObject({ line: { shipped: true } });
  expect(read('2026-05-03', 'planned')).toMatchObject({ line: { shipped: false } });
  expect(read('2027-05-03', 'planned').problems.map(({ code }) => code)).not.toContain('SHIP_DATE_UNSURE');
  expect(read('2027-05-03', 'shipped').problems.map(({ code }) => code)).toContain('STATUS_UNKNOWN');
});

describe('two columns of dates', () => {
  type Said = 'shipped' | 'planned';
  const read = (
    headers: readonly string[],
    cells: readonly string[],
    said: Readonly<Record<number, Said>>,
  ): readonly [boolean, readonly number[] | null, boolean] => {
    const all = ['Order ID', 'SKU', 'Quantity', 'Recipient', 'Address', ...headers];
    const { mapping } = proposeMapping(all);
    const known = { shipDates: { columns: shipDateColumns(all), until: UNTIL } };
    const ship_dates = Object.entries(said).map(([column, meaning]) => ({ column: Number(column), meaning }));
    const { line, problems } = readOrderLine(
      { ...mapping, ship_dates },
      ['1', 'A', '1', 'Ann', '1 Main St', ...cells],
      known,
    );
    const open = problems.find(({ code }) => code === 'SHIP_DATE_UNSURE');
    return [line.shipped, open?.columns ?? null, problems.some(({ code }) => code === 'STATUS_UNKNOWN')];
  };
  const PAIR = ['Shipped Date', 'Completed Date'];
  const TURNED = ['Completed Date', 'Shipped Date'];
  const DAY = '2026-05-03';
  const LATER = '2027-05-03';

  it.each<[readonly string[], readonly string[], Record<number, Said>, readonly number[] | null]>([
    // A day that is sure is no question, whatever stands next to it and in whichever order.
    [PAIR, [DAY, DAY], {}, null],
    [TURNED, [DAY, DAY], {}, null],
    [PAIR, [DAY, DAY], { 6: 'planned' }, null],
    [TURNED, [DAY, DAY], { 5: 'planned' }, null],
    [TURNED, ['2026-05-01', DAY], {}, null],
    [['发货日期', '完成时间'], [DAY, DAY], { 5: 'shipped', 6: 'planned' }, null],
    [['发货日期', '完成时间'], [DAY, DAY], { 5: 'planned', 6: 'shipped' }, null],
  ])('%j %j with %j is shipped', (headers, cells, said, open) => {
    expect(read(headers, cells, said)).toEqual([true, open, false]);
  });

  it.each<[readonly string[], readonly string[], Record<number, Said>, readonly number[] | null, boolean]>([
    [['发货日期', '完成时间'], [DAY, DAY], {}, [5, 6], false],
    // What was said of one column leaves the other one open.
    [['发货日期', '完成时间'], [DAY, DAY], { 6: 'planned' }, [5], false],
    [['发货日期', '完成时间'], [DAY, DAY], { 5: 'planned' }, [6], false],
    [['发货日期', '完成时间'], [DAY, DAY], { 5: 'planned', 6: 'planned' }, null, false],
    [['Status', ...PAIR], ['Unshipped', DAY, DAY], { 7: 'planned' }, [6], false],
    // A day to come cannot have been shipped on, even where the other column is planned on it.
    [['发货日期', '完成时间'], [LATER, LATER], { 5: 'shipped', 6: 'planned' }, null, true],
  ])('%j %j with %j is open at %j', (headers, cells, said, open, isUnknown) => {
    expect(read(headers, cells, said)).toEqual([false, open, isUnknown]);
  });
});

describe('a layout whose column of shipping is a date', () => {
  const headers =
    'Sale Date|Item Name|Quantity|SKU|Order ID|Date Shipped|Ship Name|Ship Address1|Ship City|Ship Country|Transaction ID|Listing ID|Variations'.split(
      '|',
    );
  const { mapping } = proposeMapping(headers);
  const read = (shipped: string) =>
    readOrderLine(
      mapping,
      ['05/01/26', 'Mug', '1', 'A', '9', shipped, 'Ann', '1 Main St', 'York', 'United Kingdom', '7', '8', ''],
      { shipDates: { columns: shipDateColumns(headers), until: UNTIL } },
    );
  it.each([
    ['05/03/26', true, []],
    ['', false, []],
    ['Shipped', true, []],
    ['Not shipped', false, []],
    ['soon', false, ['STATUS_UNKNOWN']],
    ['12/24/27', false, ['SHIP_DATE_UNSURE']],
    ['05/03/26 planned', false, ['STATUS_UNKNOWN']],
  ] as const)('%j', (text, isShipped, codes) => {
    const { line, problems } = read(text);
    expect(mapping.profile).toBe('etsy-items@1');
    expect(line.shipped).toBe(isShipped);
    expect(problems.flatMap(({ code }) => (/STATUS|SHIP_DATE/.test(code) ? [code] : []))).toEqual(codes);
  });
});
