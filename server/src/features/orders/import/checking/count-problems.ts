import type { StoredMessage } from '@diy/contract/messages';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { OrderLine } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { groupText } from '../mapping/row-problems.ts';
import type { ResolvedRow } from './resolve-rows.ts';

/** A problem and the number of rows that have it. */
export interface ProblemCount {
  field: OrderField | null;
  code: string;
  severity: 'error' | 'warning';
  text: StoredMessage;
  rows: number;
  /** Texts that are wrong in themselves and may be replaced in all rows at once, most frequent first. */
  values: { value: string; rows: number; name?: string }[];
}

const VALUES_SHOWN = 5;
/** Each word is decided by itself, so all of them are shown. */
const ONE_BY_ONE = new Set([
  'STATUS_UNKNOWN',
  'PERSONALISATION_DOUBTFUL',
  'PERSONALISATION_UNFIT',
  'NUMBERS_UNSURE',
]);
const WORDS_SHOWN = 50;
/** Wrong in the same way wherever they stand; digits that were lost are different in every row. */
const REPLACEABLE = new Set([
  'COUNTRY_UNKNOWN',
  'QUANTITY_INVALID',
  'PRICE_INVALID',
  'PRICE_UNCLEAR',
  'CURRENCY_UNKNOWN',
  'DATE_INVALID',
  'LETTERS_LOST',
]);

type Counted = Omit<ProblemCount, 'values'> & { values: Map<string, ProblemCount['values'][number]> };

/** Counts problems row by row; `result` is by frequency. */
export function createProblemCounter(): { add(row: ResolvedRow): void; result(): ProblemCount[] } {
  const problems = new Map<string, Counted>();
  return {
    add({ problems: own, line }) {
      for (const problem of own) {
        const { field, code, severity = 'error' } = problem;
        const key = `${field} ${code}`;
        const text = groupText(code) ?? problem.text;
        const known = problems.get(key) ?? { field, code, severity, text, rows: 0, values: new Map() };
        known.rows += 1;
        problems.set(key, known);
        for (const one of valuesOf(problem, line)) {
          const valueKey = `${one.name ?? ''}\n${one.value}`;
          const value = known.values.get(valueKey) ?? { ...one, rows: 0 };
          value.rows += 1;
          known.values.set(valueKey, value);
        }
      }
    },
    result() {
      return [...problems.values()]
        .sort((a, b) => b.rows - a.rows)
        .map(({ values, ...problem }) => {
          const most = ONE_BY_ONE.has(problem.code) ? WORDS_SHOWN : VALUES_SHOWN;
          return { ...problem, values: [...values.values()].sort((a, b) => b.rows - a.rows).slice(0, most) };
        });
    },
  };
}

/** What is wrong in itself and may be put right in all rows at once. */
function valuesOf(
  { field, code, words, texts }: RowProblem,
  line: OrderLine,
): { value: string; name?: string }[] {
  if (code === 'STATUS_UNKNOWN') return (words ?? []).map((value) => ({ value }));
  if (texts) return texts.map(({ name, value }) => ({ name, value }));
  const text = field && REPLACEABLE.has(code) ? line.fields[field] : undefined;
  return text ? [{ value: text }] : [];
}
