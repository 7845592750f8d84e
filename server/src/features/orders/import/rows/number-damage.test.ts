import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import type { DamagedCell } from '../reading/table-facts.ts';
import { type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { createRowWalker } from './walk-rows.ts';

const HEADERS = [
  'Order ID',
  'SKU',
  'Quantity',
  'Recipient',
  'Address',
  'City',
  'Country',
  'Zip',
  'Phone',
  'Engraving Text',
];
const CELLS = ['1001', 'CUP-7', '1', 'Ann', '1 Main St', 'Berlin', 'DE', '10115', '15123456789', '7'];

const whole = (header: string, code: DamagedCell['code']): DamagedCell => ({
  row: 0,
  column: HEADERS.indexOf(header),
  code,
});

function walk(
  damaged: DamagedCell[],
  cells: Record<string, string> = {},
  more: { corrections?: Corrections; numbers_right?: boolean } = {},
) {
  const mapping = {
    ...proposeMapping(HEADERS).mapping,
    ...(more.numbers_right ? { numbers_right: true } : {}),
  };
  const next = createRowWalker({
    mapping,
    corrections: more.corrections ?? NO_CORRECTIONS,
    shop: '',
    damaged,
  });
  const [row] = next(
    2,
    HEADERS.map((header, at) => cells[header] ?? CELLS[at]!),
  );
  const errors = row!.problems.filter(({ severity }) => severity !== 'warning');
  return errors.map(({ code, field }) => `${code} ${field}`);
}

describe('digits that a spreadsheet may have changed', () => {
  it.each<[string, DamagedCell[], Record<string, string>, string[]]>([
    ['nothing is known of the file', [], {}, []],
    ['a number to print', [whole('Engraving Text', 'number')], {}, ['NUMBERS_UNSURE personalization']],
    [
      'a text in a column of numbers',
      [whole('Engraving Text', 'number')],
      { 'Engraving Text': 'Anna 7' },
      [],
    ],
    [
      'a date to print',
      [whole('Engraving Text', 'date')],
      { 'Engraving Text': '2024-12-25' },
      ['NUMBERS_UNSURE personalization'],
    ],
    ['a number as order number', [whole('Order ID', 'number')], {}, []],
    ['one of a file that lost zeros', [whole('Order ID', 'zeros')], {}, ['NUMBERS_UNSURE externalOrderNo']],
    ['one with letters', [whole('Order ID', 'zeros')], { 'Order ID': 'A-1001' }, []],
    [
      'a house number that became a date',
      [whole('Address', 'date')],
      { Address: '2026-05-07' },
      ['NUMBERS_UNSURE address1'],
    ],
    [
      'a phone without its zero, of a file that lost zeros',
      [whole('Phone', 'zeros')],
      {},
      ['PHONE_ZERO_LOST phone'],
    ],
    ['a phone with its calling code', [whole('Phone', 'zeros')], { Phone: '4915123456789' }, []],
  ])('%s', (_, damaged, cells, expected) => expect(walk(damaged, cells)).toEqual(expected));

  const printed = [whole('Engraving Text', 'number'), whole('Order ID', 'zeros')];

  it('are right once a person says so of the file', () => {
    expect(walk(printed, {}, { numbers_right: true })).toEqual([]);
  });

  it('are right once a person wrote or confirmed them', () => {
    const corrections: Corrections = {
      ...NO_CORRECTIONS,
      rows: { 2: { externalOrderNo: '1001' } },
      personalisation: [{ name: 'Engraving Text', from: '7', to: '007' }],
    };
    expect(walk(printed, {}, { corrections })).toEqual([]);
  });
});

describe('a name that stands in front of a colon within the cell', () => {
  it.each<[string, string[]]>([
    ['Größe: 7', []],
    ['GrÃ¶Ã\u009fe: 7', ['PERSONALISATION_DOUBTFUL personalization']],
    ['1.0', ['PERSONALISATION_DOUBTFUL personalization']],
    ['???: Anna', ['PERSONALISATION_DOUBTFUL personalization']],
  ])('%s', (text, expected) => expect(walk([], { 'Engraving Text': text })).toEqual(expected));
});
