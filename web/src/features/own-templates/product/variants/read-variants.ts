import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_VARIANT_SKU, type OwnVariant } from '@diy/contract/own-templates/product-parts';
import { nameKey, skuKey } from '@diy/contract/own-templates/product-problems';
import type { VariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { type FigureProblem, readAmount, readPackage } from './read-figures.ts';
import { readHeader, type Unit, type VariantColumn } from './variant-headers.ts';

/** How cells lost something, or may have, before the file came here. */
type CellDamage = 'lost-digits' | 'lost-zeros' | 'as-date' | 'formula-error' | 'torn-row' | 'letters-row';

/** What stands in the way of taking a spreadsheet. */
export interface VariantProblem {
  /** Row as the spreadsheet counts; 0 = its headers. */
  row: number;
  kind:
    | 'no-colour-column'
    | 'no-size-column'
    | 'nothing-said'
    | 'two-columns'
    | 'no-colour'
    | 'no-size'
    | 'unknown-colour'
    | 'unknown-size'
    | 'two-meanings'
    | 'twice'
    | 'same-sku'
    | 'long-sku'
    | 'unseen-sku'
    | CellDamage
    | 'hidden'
    | 'no-rows'
    | FigureProblem;
  /** Header of the column, and what stands in the cell. */
  header: string;
  text: string;
}

export interface ReadVariants {
  variants: OwnVariant[];
  problems: VariantProblem[];
  /** Headers of columns that nothing reads. */
  unread: string[];
  /** Names of sizes and colours that the product has not. */
  newSizes: string[];
  newColours: string[];
}

interface Column {
  at: number;
  header: string;
  unit: Unit | undefined;
}
type Columns = Partial<Record<VariantColumn, Column>>;

/** Variants of a spreadsheet with their SKU, price, weight and package; whatever is not certain is a problem, and then nothing is to be taken. */
export function readVariants(sheet: VariantSheet, product: OwnTemplateProduct): ReadVariants {
  const problems: VariantProblem[] = [];
  const { columns, unread } = readColumns(sheet.headers, problems);
  requireColumns(columns, product, problems);
  const found = { newSizes: new Set<string>(), newColours: new Set<string>() };
  const lines = sheet.rows.map(({ row, cells }) => {
    const cellOf = (name: VariantColumn) => cells[columns[name]?.at ?? -1]?.trim() ?? '';
    const add = (name: VariantColumn, kind: VariantProblem['kind']) => {
      const header = columns[name]?.header ?? '';
      // A unit that the header lacks is missing in every row, and is named once.
      if (kind !== 'no-unit') problems.push({ row, kind, header, text: cellOf(name) });
      else if (!problems.some((one) => one.kind === kind && one.header === header))
        problems.push({ row: 0, kind, header, text: '' });
    };
    if (sheet.hidden.includes(row)) problems.push({ row, kind: 'hidden', header: '', text: '' });
    return { row, variant: readLine({ columns, cellOf, add, product, found }) };
  });
  if (lines.length === 0) problems.push({ row: 0, kind: 'no-rows', header: '', text: '' });
  findDamaged(sheet, columns, problems);
  findTwice(lines, columns, problems);
  return {
    variants: lines.flatMap(({ variant }) => variant ?? []),
    problems: problems.sort((one, other) => one.row - other.row),
    unread,
    newSizes: [...found.newSizes],
    newColours: [...found.newColours],
  };
}

function readColumns(headers: readonly string[], problems: VariantProblem[]) {
  const columns: Columns = {};
  const unread: string[] = [];
  for (const [at, header] of headers.entries()) {
    const read = readHeader(header);
    if (!read) {
      if (header.trim() !== '') unread.push(header.trim());
      continue;
    }
    const other = columns[read.column];
    if (other) problems.push({ row: 0, kind: 'two-columns', header: other.header, text: header });
    else columns[read.column] = { at, header, unit: read.unit };
  }
  return { columns, unread };
}

/** Which size and colour a row is of must be said, except where there is one only. */
function requireColumns(
  columns: Columns,
  { sizes, colours }: OwnTemplateProduct,
  problems: VariantProblem[],
): void {
  const miss = (kind: VariantProblem['kind']) => problems.push({ row: 0, kind, header: '', text: '' });
  if (!columns.colour && colours.length > 1) miss('no-colour-column');
  if (!columns.size && sizes.length > 1) miss('no-size-column');
  const { colour: _, size: __, ...facts } = columns;
  if (Object.keys(facts).length === 0) miss('nothing-said');
}

interface Line {
  columns: Columns;
  cellOf: (name: VariantColumn) => string;
  add: (name: VariantColumn, kind: VariantProblem['kind']) => void;
  product: OwnTemplateProduct;
  found: { newSizes: Set<string>; newColours: Set<string> };
}

/** A row; null where its size or colour is not certain. */
function readLine(line: Line): OwnVariant | null {
  const { columns, cellOf, add, product, found } = line;
  const colour = pick(product.colours, cellOf('colour'), ({ name, code }) => [name, code]);
  const size = pick(product.sizes, cellOf('size'), ({ name, id }) => [name, id]);
  if (colour === 'unknown') {
    add('colour', 'unknown-colour');
    found.newColours.add(cellOf('colour'));
  }
  if (size === 'unknown') {
    add('size', 'unknown-size');
    found.newSizes.add(cellOf('size'));
  }
  // Without the column its header is missing, which is named once.
  if (colour === 'blank' && columns.colour) add('colour', 'no-colour');
  if (size === 'blank' && columns.size) add('size', 'no-size');
  if (colour === 'several') add('colour', 'two-meanings');
  if (size === 'several') add('size', 'two-meanings');
  const sku = cellOf('sku');
  if (sku.length > MAX_VARIANT_SKU) add('sku', 'long-sku');
  else if (/\p{Cc}/u.test(sku)) add('sku', 'unseen-sku');
  const figure = (name: 'price' | 'weight'): number | undefined => {
    const read = readAmount(cellOf(name), name, columns[name]?.unit);
    if (read && 'problem' in read) add(name, read.problem);
    return read && 'value' in read ? read.value : undefined;
  };
  const [price_cents, weight_g] = [figure('price'), figure('weight')];
  const sides = (['length', 'width', 'height'] as const).map((name) => ({
    name,
    text: cellOf(name),
    unit: columns[name]?.unit,
  }));
  const read = readPackage({ text: cellOf('package'), unit: columns.package?.unit }, sides);
  if (read && 'problem' in read) add(read.column, read.problem);
  const packed = read && 'value' in read ? read.value : undefined;
  if (typeof colour === 'string' || typeof size === 'string') return null;
  return {
    size_id: size.id,
    colour_id: colour.id,
    ...(sku !== '' && { sku }),
    ...(price_cents !== undefined && { price_cents }),
    ...(weight_g !== undefined && { weight_g }),
    ...(packed && { packed }),
  };
}

/** The one that a cell names, by any of its names; where nothing is said the only one, or none where there is none. */
function pick<T extends { id: string }>(
  parts: readonly T[],
  cell: string,
  namesOf: (part: T) => string[],
): { id: string } | 'blank' | 'unknown' | 'several' {
  if (cell === '') return parts.length > 1 ? 'blank' : { id: parts[0]?.id ?? '' };
  const named = parts.filter((part) => namesOf(part).some((name) => nameKey(name) === nameKey(cell)));
  if (named.length > 1) return 'several';
  return named[0] ?? 'unknown';
}

const DAMAGE: Record<string, CellDamage> = {
  'long-number': 'lost-digits',
  scientific: 'lost-digits',
  number: 'lost-zeros',
  zeros: 'lost-zeros',
  date: 'as-date',
  error: 'formula-error',
  torn: 'torn-row',
  encoding: 'letters-row',
};

/** Cells that lost something before the file came here, in columns that are read. */
function findDamaged({ damaged }: VariantSheet, columns: Columns, problems: VariantProblem[]): void {
  const byPlace = new Map(Object.values(columns).map((column) => [column.at, column]));
  for (const { row, column, code } of damaged) {
    const kind = DAMAGE[code] ?? 'lost-digits';
    const isRow = kind === 'torn-row' || kind === 'letters-row';
    const read = byPlace.get(column);
    // The cells of such a row may stand in wrong columns, whichever are read.
    if (!read && !isRow) continue;
    // Whole columns of numbers are as they should be, except that SKUs lose their zeros so.
    if (kind === 'lost-zeros' && column !== columns.sku?.at) continue;
    const header = isRow ? '' : read!.header;
    if (!problems.some((one) => one.row === row && one.kind === kind && one.header === header))
      problems.push({ row, kind, header, text: '' });
  }
}

/** Rows of the same size and colour, and SKUs that are one for orders. */
function findTwice(
  lines: readonly { row: number; variant: OwnVariant | null }[],
  columns: Columns,
  problems: VariantProblem[],
): void {
  const seen = new Map<string, number>();
  const check = (key: string, row: number, kind: VariantProblem['kind'], header: string) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row);
    else problems.push({ row, kind, header, text: String(first) });
  };
  for (const { row, variant } of lines) {
    if (!variant) continue;
    check(`of ${variant.size_id}\n${variant.colour_id}`, row, 'twice', '');
    if (variant.sku) check(`sku ${skuKey(variant.sku)}`, row, 'same-sku', columns.sku!.header);
  }
}
