import type { Mapping } from '../../model/mapping.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { findDeviatingAddress } from '../mapping/recognise/deviating-address.ts';
import { isKnownOther } from '../mapping/recognise/unread-variation-columns.ts';
import { usedColumns } from '../mapping/recognise/used-columns.ts';
import { cleanCell } from '../mapping/values/clean-cell.ts';
import { ignoredColumnsOf } from '../upload/remembered-layout.ts';

/** A column that nothing reads, with the first of its texts. */
export interface UnreadColumn {
  index: number;
  samples: string[];
}

/** What is known of a column so far. */
interface SeenColumn extends UnreadColumn {
  /** Its text in the first row. */
  first: string;
  /** Whether another row says something else. */
  varies: boolean;
}

const MAX_SAMPLES = 3;
const SAMPLE_CHARS = 120;
const LETTER = /\p{L}/u;

/**
 * Finds the columns of a file that nothing reads and that were not shown as such before, by all of its rows. Columns that say the same in every row,
 * or nothing but figures, are no buyer's words and are left out; so are those that a person decided about, those that are a question of
 * the rows, and those that the layout's platform is known to fill with other things.
 */
export function createUnreadColumnFinder(
  headers: readonly string[],
  mapping: Mapping,
): { add(cells: readonly string[]): void; result(): UnreadColumn[] } {
  const profile = findProfile(mapping.profile);
  const settled = settledColumns(headers, mapping);
  const seen = headers.flatMap((header, index): SeenColumn[] =>
    settled.has(index) || isKnownOther(profile, header)
      ? []
      : [{ index, samples: [], first: '', varies: false }],
  );
  /** Columns of which further rows may say more. */
  let open = seen;
  let rows = 0;
  return {
    add(cells) {
      if (open.length === 0 || cells.every((cell) => cell.trim() === '')) return;
      rows += 1;
      for (const column of open) {
        const text = cleanCell(cells[column.index] ?? '', profile.emptyMarks);
        if (rows === 1) column.first = text;
        else if (text !== column.first) column.varies = true;
        takeSample(column, text);
      }
      if (open.some(isSettled)) open = open.filter((column) => !isSettled(column));
    },
    result: () =>
      seen
        .filter(({ samples, varies }) => samples.length > 0 && (varies || rows === 1))
        .map(({ index, samples }) => ({ index, samples })),
  };
}

function takeSample({ samples }: SeenColumn, text: string): void {
  if (samples.length === MAX_SAMPLES || !LETTER.test(text)) return;
  const sample = text.slice(0, SAMPLE_CHARS);
  if (!samples.includes(sample)) samples.push(sample);
}

function isSettled({ samples, varies }: SeenColumn): boolean {
  return varies && samples.length === MAX_SAMPLES;
}

function settledColumns(headers: readonly string[], mapping: Mapping): ReadonlySet<number> {
  const { not_read = [], beside_address = [], beside_variation = [], not_needed = [] } = mapping;
  return new Set([
    ...usedColumns(mapping),
    ...(findDeviatingAddress(headers, mapping)?.all ?? []),
    ...not_read,
    ...beside_address,
    ...beside_variation,
    ...not_needed.map(({ column }) => column),
    ...ignoredColumnsOf(headers, mapping).columns.map(({ column }) => column),
  ]);
}
