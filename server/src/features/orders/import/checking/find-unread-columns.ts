import type { Mapping } from '../../model/mapping.ts';
import { normaliseHeader } from '../mapping/headers/normalise-header.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { findDeviatingAddress } from '../mapping/recognise/deviating-address.ts';
import { hasLook, type Look, looksToTry } from '../mapping/recognise/look-of-texts.ts';
import { isKnownOther } from '../mapping/recognise/unread-variation-columns.ts';
import { usedColumns } from '../mapping/recognise/used-columns.ts';
import { cleanCell } from '../mapping/values/clean-cell.ts';
import { ignoredColumnsOf } from '../upload/remembered-layout.ts';

/** A column that nothing reads, with the first of its texts. */
export interface UnreadColumn {
  index: number;
  samples: string[];
  /** The field without a column that all its texts fit: `phone`, `postcode`, `placedAt`. */
  looksLike?: Look;
}

/** What is known of a column so far. */
interface SeenColumn {
  index: number;
  samples: string[];
  /** Key of its header. */
  key: string;
  /** Fields that all its texts fit so far. */
  looks: Look[];
  /** Its first texts, of figures as well. */
  texts: string[];
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
 * the rows, and those that the layout's platform is known to fill with other things. Where no column is mapped to a phone, a postcode or the day
 * of the order, columns whose texts all look like one are named with it, whatever their headers are.
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
      : [
          {
            index,
            key: normaliseHeader(header),
            samples: [],
            first: '',
            varies: false,
            looks: looksToTry(normaliseHeader(header), mapping.columns, profile),
            texts: [],
          },
        ],
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
        takeLook(column, text);
      }
      if (open.some(isSettled)) open = open.filter((column) => !isSettled(column));
    },
    result: () =>
      seen.flatMap(({ index, samples, varies, looks, texts }): UnreadColumn[] => {
        if (texts.length > 0 && looks[0]) return [{ index, samples: texts, looksLike: looks[0] }];
        return samples.length > 0 && (varies || rows === 1) ? [{ index, samples }] : [];
      }),
  };
}

function takeLook(column: SeenColumn, text: string): void {
  if (text === '' || column.looks.length === 0) return;
  column.looks = column.looks.filter((look) => hasLook(look, column.key, text));
  if (column.texts.length < MAX_SAMPLES && !column.texts.includes(text))
    column.texts.push(text.slice(0, SAMPLE_CHARS));
}

function takeSample({ samples }: SeenColumn, text: string): void {
  if (samples.length === MAX_SAMPLES || !LETTER.test(text)) return;
  const sample = text.slice(0, SAMPLE_CHARS);
  if (!samples.includes(sample)) samples.push(sample);
}

function isSettled({ samples, varies, looks }: SeenColumn): boolean {
  return varies && samples.length === MAX_SAMPLES && looks.length === 0;
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
