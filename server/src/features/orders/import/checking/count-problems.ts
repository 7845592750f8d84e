import type { StoredMessage } from '@diy/contract/messages';
import { TEXTS } from '@diy/contract/messages/message-text';
import { ALIKE_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { platformAndShop, shopKey } from '../../lines/same-order.ts';
import type { OrderLine } from '../../model/order-line.ts';
import { orderKey } from '../../model/order-number.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { rowKeyOf } from '../../model/walked-row.ts';
import type { ResolvedRow } from './resolve-rows.ts';

/** A problem and the number of rows that have it. */
export interface ProblemCount {
  field: OrderField | null;
  code: string;
  severity: 'error' | 'warning';
  text: StoredMessage;
  rows: number;
  /** Whether one value may fill the field in all rows. */
  fillAll: boolean;
  /** Texts that are wrong in themselves and may be replaced in all rows at once, most frequent first. */
  values: { value: string; rows: number; name?: string; samples?: string[]; forAll: boolean }[];
}

const VALUES_SHOWN = 5;
/** Each word is decided by itself, so all of them are shown. */
const ONE_BY_ONE = new Set([
  'SHIP_DATE_UNSURE',
  'PAID_FIGURE_UNSURE',
  'ADDRESS_UNREAD',
  'STATUS_UNREAD',
  'OPTION_UNREAD',
  'SKU_TWICE',
  'STATUS_UNKNOWN',
  'PERSONALISATION_DOUBTFUL',
  'PERSONALISATION_UNFIT',
  'PERSONALISATION_FLAG',
  'CHOICE_UNREAD',
  'NUMBERS_UNSURE',
]);
const WORDS_SHOWN = 50;
/** Wrong in the same way wherever they stand; digits that were lost are different in every row. */
const REPLACEABLE = new Set([
  'COUNTRY_UNKNOWN',
  'QUANTITY_INVALID',
  'QUANTITY_TWICE',
  'PRICE_INVALID',
  'PRICE_UNCLEAR',
  'CURRENCY_UNKNOWN',
  'DATE_INVALID',
  'LETTERS_LOST',
]);

/** Something of the text was lost, and not the same in every order: `???` may be any two names. */
const LOST = new Set(['LETTERS_LOST', 'PERSONALISATION_DOUBTFUL', 'NUMBERS_UNSURE']);
/** Names of places are known by the letters that are left. */
const PLACES: ReadonlySet<OrderField | null> = new Set(['province', 'city', 'district']);
const LETTER = /\p{L}/u;

type CountedValue = Omit<ProblemCount['values'][number], 'forAll'> & { order: string; isOfOne: boolean };
type Counted = Omit<ProblemCount, 'values' | 'fillAll'> & { values: Map<string, CountedValue> };

/** Counts problems row by row; `result` has what stops rows first, each part by frequency. */
export function createProblemCounter(): { add(row: ResolvedRow): void; result(): ProblemCount[] } {
  const problems = new Map<string, Counted>();
  return {
    add(row) {
      const { problems: own, line } = row;
      if (own.length === 0) return;
      const order = orderOf(row);
      for (const problem of own) {
        const { field, code, severity = 'error' } = problem;
        const key = `${field} ${code}`;
        const text = groupText(code) ?? problem.text;
        const known = problems.get(key) ?? { field, code, severity, text, rows: 0, values: new Map() };
        known.rows += 1;
        problems.set(key, known);
        for (const one of valuesOf(problem, line)) {
          const valueKey = `${one.name ?? ''}\n${one.value}`;
          const value = known.values.get(valueKey) ?? firstOf(one, order);
          value.rows += 1;
          value.isOfOne &&= value.order === order;
          addSample(value, one.sample);
          known.values.set(valueKey, value);
        }
      }
    },
    result() {
      return [...problems.values()]
        .sort((a, b) => rankOf(a) - rankOf(b) || b.rows - a.rows)
        .map(({ values, ...problem }) => {
          const most = ONE_BY_ONE.has(problem.code) ? WORDS_SHOWN : VALUES_SHOWN;
          const shown = [...values.values()].sort((a, b) => b.rows - a.rows).slice(0, most);
          return {
            ...problem,
            fillAll: problem.field !== null && ALIKE_FIELDS.has(problem.field),
            values: shown.map(({ order: _, isOfOne, ...one }) => ({
              ...one,
              forAll: isOfOne || isKnownForAll(problem, one.value),
            })),
          };
        });
    },
  };
}

/** Lists are cut at their end, and what only warns may be left open. */
const rankOf = ({ severity }: Pick<ProblemCount, 'severity'>): number => (severity === 'warning' ? 1 : 0);

const MAX_SAMPLES = 3;
const LONGEST_SAMPLE = 120;

function firstOf({ value, name }: { value: string; name?: string }, order: string): CountedValue {
  return { value, ...(name === undefined ? {} : { name }), rows: 0, order, isOfOne: true };
}

function addSample(value: CountedValue, sample: string | undefined): void {
  if (!sample || (value.samples?.length ?? 0) >= MAX_SAMPLES) return;
  const text = [...sample.slice(0, LONGEST_SAMPLE)].join('');
  if (!value.samples?.includes(text)) value.samples = [...(value.samples ?? []), text];
}

/** Whether the same text comes to the same in every order. */
function isKnownForAll({ field, code }: Pick<ProblemCount, 'field' | 'code'>, text: string): boolean {
  if (!LOST.has(code)) return true;
  const isShared = field !== null && (ALIKE_FIELDS.has(field) || PLACES.has(field));
  return code === 'LETTERS_LOST' && isShared && LETTER.test(text);
}

/** A row without a number is a separate order. */
function orderOf({ identity, row, item }: ResolvedRow): string {
  const { orderNo, platform, shop } = identity;
  if (orderNo === '') return rowKeyOf({ row, item });
  return `${platformAndShop({ platform, shop: shopKey(shop) })}\n${orderKey(orderNo)}`;
}

/** What is wrong in itself and may be put right in all rows at once. */
function valuesOf(
  { field, code, words, columns, samples, texts }: RowProblem,
  line: OrderLine,
): { value: string; name?: string; sample?: string | undefined }[] {
  if (columns) return columns.map((column, at) => ({ value: String(column), sample: samples?.[at] }));
  if (code === 'STATUS_UNKNOWN') return (words ?? []).map((value) => ({ value }));
  if (texts) return texts.map(({ name, value }) => ({ name, value }));
  const text = field && REPLACEABLE.has(code) ? line.fields[field] : undefined;
  return text ? [{ value: text }] : [];
}

/** The wording of a problem for a group of rows; null if it is that for one row. */
function groupText(code: string): StoredMessage | null {
  const id = `order-rows.group.${code}`;
  return Object.hasOwn(TEXTS.zh, id) ? { id, params: {} } : null;
}
