import type { OrderField } from '@diy/contract/orders/order-fields';
import type { ResolvedRow } from './resolve-rows.ts';

/** A problem that several rows have. */
export interface ProblemCount {
  field: OrderField | null;
  code: string;
  text: { zh: string; en: string };
  rows: number;
  /** Texts that are wrong in every row and may be replaced at once, most frequent first. */
  values: { value: string; rows: number }[];
}

const VALUES_SHOWN = 5;
/** A person decides about each word by itself, so all of them are shown. */
const STATUSES_SHOWN = 50;
/** Problems that are the same in every row with that text; lost digits differ in every row. */
const REPLACEABLE = new Set([
  'COUNTRY_UNKNOWN',
  'QUANTITY_INVALID',
  'PRICE_INVALID',
  'DATE_INVALID',
  'VARIATION_UNREAD',
  'STATUS_UNKNOWN',
]);

/** Counts problems row by row; `result` is by frequency. */
export function createProblemCounter(): { add(row: ResolvedRow): void; result(): ProblemCount[] } {
  const problems = new Map<string, Omit<ProblemCount, 'values'> & { texts: Map<string, number> }>();
  return {
    add({ problems: own, line }) {
      for (const { field, code, zh, en } of own) {
        const key = `${field} ${code}`;
        const known = problems.get(key) ?? { field, code, text: { zh, en }, rows: 0, texts: new Map() };
        known.rows += 1;
        problems.set(key, known);
        const text = field && REPLACEABLE.has(code) ? line.fields[field] : undefined;
        if (text) known.texts.set(text, (known.texts.get(text) ?? 0) + 1);
      }
    },
    result() {
      return [...problems.values()]
        .sort((a, b) => b.rows - a.rows)
        .map(({ texts, ...problem }) => {
          const most = problem.code === 'STATUS_UNKNOWN' ? STATUSES_SHOWN : VALUES_SHOWN;
          const byFrequency = [...texts].sort(([, a], [, b]) => b - a).slice(0, most);
          return { ...problem, values: byFrequency.map(([value, rows]) => ({ value, rows })) };
        });
    },
  };
}
