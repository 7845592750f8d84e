import type { LineChoice } from '@diy/contract/orders/existing-lines';
import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { fieldKey } from '@diy/design/field-key';
import { isPlainFlag, isTick } from '../../meanings/is-plain-flag.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { PersonalisedText } from '../../model/order-line.ts';
import { hasStrayQuestion, isGarbled, mayHaveLostLetters } from '../../words/lost-letters.ts';
import { WHOLE_TEXT } from '../../words/whole-names.ts';
import { personalisedName } from '../mapping/personalised-name.ts';
import { cleanCell } from '../mapping/values/clean-cell.ts';

/** Corrections of an upload, made by hand before the import. */
export interface Corrections {
  /** Corrections by the row's key (`rowKeyOf`), then by field: what belongs to the order at the row, what belongs to an item of several at the item. */
  rows: Record<string, Partial<Record<OrderField, string>>>;
  /** Every row whose field reads `from`. Single corrections win. */
  bulk: { field: OrderField; from: string; to: string }[];
  /** The buyer's words, corrected. */
  personalisation?: CorrectedText[];
  /** Rows that the workbook hides are left out. */
  leaveHidden?: boolean;
  /** What to do with rows whose lines exist with other content. */
  lines?: LineDecisions;
}

/**
 * Buyer's words that read `from` under this name in the file; the same text again says that it is right as it is, and an empty one that
 * nothing is printed.
 */
export interface CorrectedText {
  name: string;
  from: string;
  to: string;
  /** Only in this row; without it in every row. */
  row?: number;
  /** The correction holds only for this one of several items in the row's cell; 0 = for all of them. */
  item?: number;
}

export interface LineDecisions {
  /** By the row's key; `lineId`: which line it is, where several may be meant. */
  rows: Record<string, { choice: LineChoice; lineId?: string }>;
  /** For all rows that nothing was said of. */
  all: LineChoice | null;
  /** Keys of rows that their sender calls separate lines: only a line of the same id is meant, however alike others are. */
  own?: readonly string[];
}

export const NO_DECISIONS: LineDecisions = { rows: {}, all: null };

export const NO_CORRECTIONS: Corrections = { rows: {}, bulk: [] };

/** `7.0`: a data program took what the buyer wrote for a number. */
const FRACTION = /^\d+\.0$/;

/** Index of columns for fields that the file has no column for: behind all columns a file may have. */
const BEHIND = 300;

/** How many decisions a person has made on an upload: single fields, and each that holds for all rows as one. */
export function countCorrections({
  rows,
  bulk,
  personalisation = [],
  lines,
  leaveHidden,
}: Corrections): number {
  const decisions = lines ? Object.keys(lines.rows).length + (lines.all === null ? 0 : 1) : 0;
  const together = bulk.length + personalisation.length + decisions + (leaveHidden ? 1 : 0);
  return Object.values(rows).reduce((sum, fields) => sum + Object.keys(fields).length, together);
}

/**
 * Personalised texts with their corrections, and those that may have lost letters and that nobody has confirmed yet. What was said
 * of the place alone counts before what was said of all rows.
 * @param unsure texts that may have been others; `open` = those that nobody has confirmed yet
 * @returns `flags` = texts that say only whether there is something to print; `left` = names of which a person said that nothing is printed
 */
export function correctPersonalisation(
  texts: readonly PersonalisedText[],
  corrections: Corrections,
  place: Place,
  unsure: readonly PersonalisedText[] = [],
): CorrectedTexts {
  const doubtful: PersonalisedText[] = [];
  const open: PersonalisedText[] = [];
  const flags: PersonalisedText[] = [];
  const corrected = texts.map((text) => {
    const { name, value } = text;
    const meant = corrections.personalisation?.filter((one) => one.name === name && one.from === value);
    const found = meant
      ?.filter((one) => covers(one, place))
      .reduce<CorrectedText | undefined>(
        (best, one) => (best && covers(best, one) ? one : (best ?? one)),
        undefined,
      );
    // An exact text from the marketplace may contain question marks; they are no lost letters. Names of files are not printed.
    const doubt = text.isExact ? value.replaceAll('?', '') : value;
    // A name that stands in front of a colon within the cell was lost with it.
    const isDoubtful =
      mayHaveLostLetters(doubt) ||
      (!text.isExact && FRACTION.test(value)) ||
      isGarbled(name) ||
      hasStrayQuestion(name);
    if (!found && text.file === undefined && isDoubtful) doubtful.push(text);
    else if (!found && unsure.includes(text)) open.push(text);
    else if (!found && isFlag(text)) flags.push(text);
    // `whole` and `parts` describe the uncorrected text, so a corrected one goes without them.
    if (!found || found.to === value) return text;
    return { name, value: found.to, ...(text.aliases ? { aliases: text.aliases } : {}) };
  });
  const left = corrected.flatMap(({ name, value }) => (value === '' ? [name] : []));
  const isAsRead = corrected.every((text, at) => text === texts[at]) && left.length === 0;
  const kept = isAsRead ? corrected : withoutCorrectedWholes(texts, corrected);
  return { texts: kept, doubtful, open, flags, left };
}

/** Texts that were cut from one cell offer that cell as an alternative; once one of them is corrected, the cell is none any more. */
function withoutCorrectedWholes(
  texts: readonly PersonalisedText[],
  corrected: readonly PersonalisedText[],
): PersonalisedText[] {
  const changed = new Set(
    texts.flatMap(({ whole }, at) => (whole !== undefined && corrected[at] !== texts[at] ? [whole] : [])),
  );
  return corrected.filter(({ value }) => value !== '').map((text) => withoutWhole(text, changed));
}

function withoutWhole(text: PersonalisedText, changed: ReadonlySet<string>): PersonalisedText {
  if (text.whole === undefined || !changed.has(text.whole)) return text;
  const { whole: _, parts: __, ...rest } = text;
  return rest;
}

export interface CorrectedTexts {
  texts: PersonalisedText[];
  doubtful: PersonalisedText[];
  open: PersonalisedText[];
  flags: PersonalisedText[];
  left: string[];
}

/** A column with the name of the whole personalisation may say only whether there is one. What a marketplace's form asked is no flag. */
function isFlag({ name, value, isExact, file }: PersonalisedText): boolean {
  if (isExact || file !== undefined || !(isPlainFlag(value) || isTick(value, name))) return false;
  return fieldKey(name) === WHOLE_KEY || personalisedName(name) !== null;
}

const WHOLE_KEY = fieldKey(WHOLE_TEXT);

/** Nothing = all rows; a row without an item = all items of it. */
type Place = Pick<CorrectedText, 'row' | 'item'>;

function covers(wide: Place, place: Place): boolean {
  return (
    wide.row === undefined ||
    (wide.row === place.row && ((wide.item ?? 0) === 0 || wide.item === (place.item ?? 0)))
  );
}

/**
 * Corrections of texts with one more. The person who makes it sees the texts as they are corrected, so that what reads `from` by an earlier
 * correction is meant too. What was confirmed stays.
 */
export function withCorrectedText(known: readonly CorrectedText[], added: CorrectedText): CorrectedText[] {
  const { name, from, to } = added;
  const result = new Map(known.map((one) => [textKey(one), one]));
  const put = (one: CorrectedText) => void result.set(textKey(one), one);
  for (const one of known) {
    if (one.name !== name || one.to !== from || one.from === one.to) continue;
    if (covers(added, one)) put({ ...one, to });
    else if (covers(one, added)) put({ ...added, from: one.from });
  }
  put(added);
  return [...result.values()];
}

function textKey({ name, from, row, item }: CorrectedText): string {
  return JSON.stringify([row ?? null, item ?? 0, name, from]);
}

/** The mapping with a column for every corrected field that the file lacks. */
export function mappingWithCorrections(mapping: Mapping, corrections: Corrections): Mapping {
  const fields = new Set<OrderField>(corrections.bulk.map(({ field }) => field));
  for (const row of Object.values(corrections.rows))
    for (const field of Object.keys(row)) fields.add(field as OrderField);
  const columns = { ...mapping.columns };
  for (const field of fields)
    if (!columns[field]?.length) columns[field] = [BEHIND + ORDER_FIELDS.indexOf(field)];
  return { ...mapping, columns };
}

/**
 * A row's cells with its corrections, and which fields they changed. `mapping` comes from `mappingWithCorrections`.
 * @param isMeant fields to correct, where others are corrected apart
 */
export function correctCells(
  mapping: Mapping,
  corrections: Corrections,
  rowKey: string,
  cells: string[],
  isMeant: (field: OrderField) => boolean = () => true,
): { cells: string[]; corrected: OrderField[] } {
  const single = corrections.rows[rowKey];
  if (!single && corrections.bulk.length === 0) return { cells, corrected: [] };
  const changed = [...cells];
  const corrected: OrderField[] = [];
  const write = (field: OrderField, value: string) => {
    if (!isMeant(field)) return;
    // The first of several columns with text counts, so the others must be empty.
    (mapping.columns[field] ?? []).forEach((column, index) => {
      while (changed.length < column) changed.push('');
      changed[column] = index === 0 ? value : '';
    });
    if (!corrected.includes(field)) corrected.push(field);
  };
  for (const { field, from, to } of corrections.bulk)
    if (from !== '' && textOf(mapping, changed, field) === from) write(field, to);
  for (const [field, value] of Object.entries(single ?? {})) write(field as OrderField, value);
  return { cells: changed, corrected };
}

/**
 * A row's cells with the values that fill a field wherever it is empty. It comes after `fillFromAbove`: a country for all
 * orders without one must not part a row from the address that its order has above it.
 */
export function fillEmptyCells(
  mapping: Mapping,
  corrections: Corrections,
  rowKey: string,
  cells: string[],
  isMeant: (field: OrderField) => boolean = () => true,
): { cells: string[]; corrected: OrderField[] } {
  const single = corrections.rows[rowKey] ?? {};
  const fills = corrections.bulk.filter(
    ({ field, from }) => from === '' && isMeant(field) && !Object.hasOwn(single, field),
  );
  const empty = fills.filter(({ field }) => textOf(mapping, cells, field) === '');
  if (empty.length === 0 || cells.every((cell) => cell.trim() === '')) return { cells, corrected: [] };
  const changed = [...cells];
  for (const { field, to } of empty) {
    const [column] = mapping.columns[field] ?? [];
    if (column === undefined) continue;
    while (changed.length < column) changed.push('');
    changed[column] = to;
  }
  return { cells: changed, corrected: empty.map(({ field }) => field) };
}

function textOf(mapping: Mapping, cells: readonly string[], field: OrderField): string {
  for (const column of mapping.columns[field] ?? []) {
    const text = cleanCell(cells[column] ?? '');
    if (text !== '') return text;
  }
  return '';
}
