import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine, PersonalisedText } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { rowProblem } from '../mapping/row-problems.ts';
import { type DamagedCell, WHOLE_COLUMN } from '../reading/table-facts.ts';

/** Codes that may begin with zeros, and that nothing else proves: SKUs are known or not, postcodes have their length. */
const CODES: readonly OrderField[] = ['externalOrderNo', 'externalLineId'];
const PHONES: readonly OrderField[] = ['phone', 'mobile', 'buyerPhone'];
/** Fields that no date belongs in, and that decide what is made and where it goes. */
const NEVER_DATES: readonly OrderField[] = [
  ...CODES,
  ...PLACE_FIELDS,
  ...PHONES,
  'sku',
  'warehouseSku',
  'variation',
];
const DIGITS = /^[1-9]\d*$/;
const NUMBER = /^-?\d+(?:\.\d+)?%?$/;
/** A date or time as workbooks show it. */
const DATE = /^(?:\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?|\d+:\d\d:\d\d)$/;

/** What may have been lost of a row where its file keeps texts as numbers. */
export interface NumberCheck {
  problems(line: OrderLine, cells: readonly string[], corrected: readonly OrderField[]): RowProblem[];
  /** Texts to print that were perhaps other texts. */
  unsureTexts(texts: readonly PersonalisedText[], cells: readonly string[]): PersonalisedText[];
  /** Whether the digits of this phone come from such a column. */
  isNumber(field: OrderField, cells: readonly string[]): boolean;
}

const NONE: NumberCheck = { problems: () => [], unsureTexts: () => [], isNumber: () => false };

/** Finds cells of columns in which a spreadsheet program has damaged numbers, dates or leading zeros; nothing once a person said that they are right. */
export function createNumberCheck(damaged: readonly DamagedCell[], mapping: Mapping): NumberCheck {
  const ofColumns = damaged.filter(({ row }) => row === WHOLE_COLUMN);
  if (ofColumns.length === 0 || mapping.numbers_right) return NONE;
  const columns = (kind: DamagedCell['code']) =>
    new Set(ofColumns.filter(({ code }) => code === kind).map(({ column }) => column));
  const [numbers, dates, zeros] = [columns('number'), columns('date'), columns('zeros')];
  const filled = (field: OrderField, cells: readonly string[]) =>
    mapping.columns[field]?.find((column) => (cells[column] ?? '').trim() !== '');
  const dated = NEVER_DATES.filter((field) => mapping.columns[field]?.some((column) => dates.has(column)));
  const printed = [
    ...(mapping.columns.personalization ?? []),
    ...mapping.personalisation.map(({ column }) => column),
  ].filter((column) => numbers.has(column) || dates.has(column));
  return {
    problems({ fields }, cells, corrected) {
      const found: OrderField[] = [];
      for (const field of CODES) {
        const column = filled(field, cells);
        if (column !== undefined && zeros.has(column) && DIGITS.test(fields[field] ?? '')) found.push(field);
      }
      for (const field of dated) {
        const column = filled(field, cells);
        if (column !== undefined && dates.has(column) && DATE.test(fields[field] ?? '')) found.push(field);
      }
      return found
        .filter((field) => !corrected.includes(field))
        .map((field) => rowProblem(field, 'NUMBERS_UNSURE'));
    },
    unsureTexts(texts, cells) {
      if (printed.length === 0) return [];
      const unsure = new Set(
        printed.flatMap((column) => {
          const cell = (cells[column] ?? '').trim();
          const is = (numbers.has(column) && NUMBER.test(cell)) || (dates.has(column) && DATE.test(cell));
          return is ? [cell] : [];
        }),
      );
      return unsure.size === 0 ? [] : texts.filter(({ value, whole }) => unsure.has(whole ?? value));
    },
    isNumber(field, cells) {
      if (!PHONES.includes(field)) return false;
      const column = filled(field, cells);
      return column !== undefined && zeros.has(column);
    },
  };
}
