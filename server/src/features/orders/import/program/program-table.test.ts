import { type ProgramLine, programOrders } from '@diy/contract/orders/order-program';
import { describe, expect, it } from 'vitest';
import { createRowWalker } from '../rows/walk-rows.ts';
import { FIRST_ROW, programTable } from './program-table.ts';

type Line = Partial<Omit<ProgramLine, 'personalisation'>> & {
  personalisation?: { name: string; value: string; checked?: boolean }[];
};

/** The lines of one call, each of a separate order, as their rows are read. */
function read(lines: Line[], more: { without_address?: boolean; order_no?: string } = {}) {
  const { without_address = true, order_no } = more;
  const orders = lines.map((line, at) => ({
    order_no: order_no ?? `${at}`,
    shop: `shop ${at}`,
    lines: [{ line_id: '1', sku: 'A', quantity: 1, ...line }],
  }));
  const table = programTable(programOrders.parse({ orders, without_address }), new Map());
  const walk = createRowWalker({
    mapping: table.mapping,
    corrections: table.corrections,
    shop: '',
    damaged: [],
  });
  return { table, rows: table.rows.flatMap((cells, at) => walk(FIRST_ROW + at, cells)) };
}

const NEIGHBOUR: Line = {
  variation: 'Color: Red, Personalization: Zoe',
  colour: 'Blue',
  size: 'S',
  status: 'Cancelled',
  personalisation: [
    { name: '名字', value: 'Marry me?', checked: true },
    { name: '日期', value: '5' },
  ],
};

describe('a line of a program', () => {
  it.each<[string, Line, string[], string]>([
    ['colour and size', { colour: 'Black', size: 'XL' }, [], 'Color: Black; Size: XL'],
    [
      "buyer's words behind a label",
      { variation: 'Personalization: Anna', colour: 'Black', size: 'XL' },
      ['Personalization: Anna'],
      'Color: Black; Size: XL; Personalization: Anna',
    ],
    [
      "buyer's words on lines",
      { variation: 'Personalization: To: mum\nFrom: dad', size: 'XL' },
      ['Personalization: To: mum\nFrom: dad'],
      'Size: XL; Personalization: To: mum\nFrom: dad',
    ],
    [
      'a label that says colour',
      { variation: 'Name: Anna', colour: 'Black' },
      ['Name: Anna'],
      'Color: Black; Name: Anna',
    ],
    [
      'a colour that looks like words',
      { colour: 'Black; Name: Anna', size: 'XL, Personalization: Bo' },
      [],
      'Color: Black; Name Anna; Size: XL, Personalization Bo',
    ],
    ['doubtful words', { personalisation: [{ name: '名字', value: 'Marry me?' }] }, ['名字: Marry me?'], ''],
    ['nothing', {}, [], ''],
  ])('says the same alone and beside others: %s', (_, line, words, variation) => {
    const [alone] = read([line]).rows;
    const beside = read([NEIGHBOUR, line, NEIGHBOUR], { order_no: '0' }).rows[1]!;
    expect(alone!.line.personalisation.map(({ name, value }) => `${name}: ${value}`)).toEqual(words);
    expect(alone!.line.fields.variation ?? '').toBe(variation);
    const said = ({ line, outcome, held, problems }: typeof beside) => {
      const { fields, personalisation, blankPersonalisation, address } = line;
      const { shop: _shop, externalOrderNo: _order, ...others } = fields;
      return { others, personalisation, blankPersonalisation, address, outcome, held, problems };
    };
    expect(said(beside)).toEqual(said(alone!));
  });

  it('is kept in a layout of its own where it needs no address', () => {
    const [without, withAddress] = [true, false].map((without_address) => read([{}], { without_address }));
    expect(without!.table.headers).not.toEqual(withAddress!.table.headers);
    for (const { table } of [without!, withAddress!])
      expect(table.rows[0]).toHaveLength(table.headers.length);
  });
});
