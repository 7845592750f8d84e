import type { Mapping } from '../../model/mapping.ts';
import { withoutErrorColumns } from '../mapping/error-columns.ts';
import { profileId } from '../mapping/model/profile.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { fingerprint, type IgnoredText, MAX_TEXTS } from '../mapping/recognise/ignored-texts.ts';
import { labelledTexts } from '../mapping/recognise/labelled-cells.ts';
import { withUnreadAddressColumns } from '../mapping/recognise/unread-address-columns.ts';
import { withUnreadVariationColumns } from '../mapping/recognise/unread-variation-columns.ts';
import { usedColumns } from '../mapping/recognise/used-columns.ts';
import { cleanCell } from '../mapping/values/clean-cell.ts';

/** Fields whose columns mark lines that are not made. A plain yes in one of them is no word of a status. */
const MARKS = ['orderMark', 'holdMark', 'cancelMark'] as const;

/**
 * A remembered mapping for the next file of its layout: every column that nobody reads is a question again, of which only the texts that
 * were seen are settled (`not_needed`). Columns that mark lines are read, unless the seller left them out.
 */
export function reopenUnreadColumns(
  headers: readonly string[],
  remembered: Mapping,
  proposed: Mapping,
): Mapping {
  const { no_option: _option, no_status: _status, ...before } = remembered;
  const known = reopenPictures(before, proposed);
  if (findProfile(known.profile).exact) return known;
  const columns = { ...known.columns };
  const used = usedColumns(known);
  const isLeftOut = (column: number) =>
    known.not_needed?.some((one) => one.about === 'mark' && one.column === column);
  for (const field of MARKS) {
    const more = (proposed.columns[field] ?? []).filter((column) => !used.has(column) && !isLeftOut(column));
    if (more.length > 0) columns[field] = [...(columns[field] ?? []), ...more];
  }
  const mapping = { ...known, columns };
  const { option, address } = unreadColumns(headers, mapping, proposed);
  const beside = sorted([...(known.beside_address ?? []), ...address]);
  return {
    ...mapping,
    ...(beside.length > 0 ? { beside_address: beside } : {}),
    beside_variation: sorted([...(known.beside_variation ?? []), ...option]),
  };
}

/** Layouts in which links were taken for pictures of the goods until this version, and nobody had been asked. */
const PICTURES_ASKED_FROM: Readonly<Record<string, number>> = { generic: 2, ours: 2 };

/** Columns of pictures that nobody decided about are a question again, or the buyer's where the layout says so. */
function reopenPictures(remembered: Mapping, proposed: Mapping): Mapping {
  const [key = '', version = '1'] = remembered.profile.split('@');
  if (!(Number(version) < (PICTURES_ASKED_FROM[key] ?? 0))) return remembered;
  const { imageUrl: pictures = [], ...others } = remembered.columns;
  const still = pictures.filter((column) => proposed.columns.imageUrl?.includes(column));
  const columns: Mapping['columns'] = still.length > 0 ? { ...others, imageUrl: still } : others;
  const used = usedColumns({ ...remembered, columns });
  const buyers = proposed.personalisation.filter(
    ({ column }) => pictures.includes(column) && !used.has(column),
  );
  return {
    ...remembered,
    profile: profileId(findProfile(remembered.profile)),
    columns,
    personalisation: [...remembered.personalisation, ...buyers],
  };
}

/** The columns of a layout of which a person said that they are not needed. */
export interface IgnoredColumns {
  columns: { column: number; about: IgnoredText['about'] }[];
  mapping: Mapping;
}

/** What a person left out of a file, by its final mapping. */
export function ignoredColumnsOf(all: readonly string[], mapping: Mapping): IgnoredColumns {
  if (findProfile(mapping.profile).exact) return { columns: [], mapping };
  const headers = withoutErrorColumns(all);
  const proposed = proposeMapping(headers).mapping;
  const { option, address } = unreadColumns(headers, mapping, proposed);
  const used = usedColumns(mapping);
  const { beside_address = [], beside_variation, no_option = [], no_status = [] } = mapping;
  // A mapping that names no open columns comes from a time when nobody looked for them.
  const decided = beside_variation ? option.filter((column) => !beside_variation.includes(column)) : [];
  const marks = MARKS.flatMap((field) => proposed.columns[field] ?? []);
  const unused = (about: IgnoredText['about'], columns: readonly number[]) =>
    sorted(columns.filter((column) => !used.has(column))).map((column) => ({ column, about }));
  return {
    mapping,
    columns: [
      ...unused('option', [...decided, ...no_option]),
      ...unused(
        'address',
        address.filter((column) => !beside_address.includes(column)),
      ),
      ...unused('status', no_status),
      ...unused('mark', marks),
    ],
  };
}

/** Collects what stands in these columns; `result` is the mapping as it is remembered for the layout. */
export function collectIgnoredTexts({ columns, mapping }: IgnoredColumns): {
  add(cells: readonly string[]): void;
  result(): Mapping;
} {
  const { emptyMarks } = findProfile(mapping.profile);
  const found = columns.map((one) => ({ ...one, texts: new Set<string>() }));
  return {
    add(cells) {
      for (const { column, about, texts } of found) {
        const text = cleanCell(cells[column], emptyMarks);
        if (about === 'mark' || text === '' || texts.size >= MAX_TEXTS) continue;
        texts.add(fingerprint(text));
        if (about === 'option') for (const one of labelledTexts(text)) texts.add(fingerprint(one));
      }
    },
    result() {
      // What a person confirmed of this file's texts and numbers says nothing of the next file's.
      const {
        no_option: _option,
        no_status: _status,
        numbers_right: _numbers,
        letters_right: _letters,
        not_needed = [],
        ...remembered
      } = mapping;
      const all = found.map(({ column, about, texts }) => {
        const before = not_needed.find((one) => one.about === about && one.column === column)?.texts ?? [];
        return { column, about, texts: [...new Set([...texts, ...before])].slice(0, MAX_TEXTS) };
      });
      const others = not_needed.filter(
        ({ about, column }) => !all.some((one) => one.about === about && one.column === column),
      );
      const both = [...all, ...others];
      return both.length > 0 ? { ...remembered, not_needed: both } : remembered;
    },
  };
}

/** Columns that nobody reads and that say something of the piece or of the address, by their headers. */
function unreadColumns(headers: readonly string[], mapping: Mapping, proposed: Mapping) {
  const used = usedColumns(mapping);
  const { beside_address: _address, beside_variation: _variation, ...plain } = mapping;
  const all = [...headers];
  const { beside_variation = [] } = withUnreadVariationColumns(all, plain);
  const { beside_address = [] } = withUnreadAddressColumns(all, plain);
  // Columns that were proposed as a print or an option, and that the person unmapped, may hold something in a later file.
  const taken = [
    ...(proposed.columns.variation ?? []),
    ...(proposed.columns.personalization ?? []),
    ...proposed.personalisation.map(({ column }) => column),
  ];
  const isUnread = (column: number) => !used.has(column);
  return {
    option: sorted([...beside_variation, ...taken].filter(isUnread)),
    address: beside_address.filter(isUnread),
  };
}

const sorted = (columns: readonly number[]): number[] => [...new Set(columns)].sort((a, b) => a - b);
