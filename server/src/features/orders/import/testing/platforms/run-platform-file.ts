import { writeFile } from 'node:fs/promises';
import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { knownStatusKey } from '../../../meanings/read-status.ts';
import type { StatusField, StatusMeaning } from '../../../meanings/status-words.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { WalkedRow } from '../../../model/walked-row.ts';
import { type FoundVariant, findVariants } from '../../../variants/find-variants.ts';
import { createUnreadColumnFinder } from '../../checking/find-unread-columns.ts';
import { withoutErrorColumns } from '../../mapping/error-columns.ts';
import { maybePersonalised } from '../../mapping/personalised-name.ts';
import { proposeMapping } from '../../mapping/propose-mapping.ts';
import { findDeviatingAddress } from '../../mapping/recognise/deviating-address.ts';
import { optionKinds } from '../../mapping/recognise/option-kinds.ts';
import { placesOfHeader } from '../../mapping/recognise/place-names.ts';
import { leftPieceColumns } from '../../mapping/statuses/left-pieces.ts';
import { shipDateColumns } from '../../mapping/statuses/mark-columns.ts';
import { rateColumns } from '../../mapping/statuses/rate-columns.ts';
import { senderColumns } from '../../mapping/statuses/senders.ts';
import { marketOfHeaders } from '../../mapping/values/time-zones.ts';
import { readTable } from '../../reading/read-table.ts';
import type { TableFacts } from '../../reading/table-facts.ts';
import { type Corrections, NO_CORRECTIONS } from '../../rows/corrections.ts';
import { createRowWalker } from '../../rows/walk-rows.ts';
import type { Click, PlatformFile } from './platform-file.ts';
import { openSmallShop } from './small-shop.ts';
import { writeForm } from './write-form.ts';

/** When the files of the tests were uploaded: their dates of shipping had come by then. */
const UPLOADED = new Date('2026-12-31T00:00:00Z');

/** A row with what it is printed on. */
export interface CheckedRow extends WalkedRow {
  variant: FoundVariant;
}

/** What an upload comes to, and what the uploader is shown before any row. */
export interface CheckedFile {
  profile: string;
  mapping: Mapping;
  headers: string[];
  /** null = a workbook. */
  encoding: string | null;
  headerRow: number;
  rows: CheckedRow[];
  /** Fields whose column has to be chosen. */
  missing: OrderField[];
  /** Columns that are offered as personalisation. */
  offered: string[];
  /** Fields for which the dry run shows a column that nothing reads. */
  shown: OrderField[];
}

/** A file the way an upload goes, with the proposed mapping and what a person clicked. A Refusal is returned. */
export async function runPlatformFile(
  file: PlatformFile,
  form: string,
  path: string,
  clicks: readonly Click[],
): Promise<CheckedFile | Refusal> {
  await writeFile(path, writeForm(form, file.table, file.headerRow));
  return checkFileAt(path, file, clicks);
}

/** The same for a file that is written already. */
export async function checkFileAt(
  path: string,
  shop: Pick<PlatformFile, 'shop'>,
  clicks: readonly Click[],
): Promise<CheckedFile | Refusal> {
  const rows: string[][] = [];
  let facts: TableFacts;
  try {
    const encoding = clicks.find(({ kind }) => kind === 'encoding')?.what;
    facts = await readTable(path, encoding ? { encoding } : {}, async (_, batch) => void rows.push(...batch));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  const headers = withoutErrorColumns(facts.headers);
  const { mapping: proposed, missing, refused } = proposeMapping(headers);
  if (refused) return refused;
  const mapping = chosenMapping(proposed, headers, clicks);
  const walk = createRowWalker({
    mapping,
    corrections: correctionsOf(clicks),
    shop: '',
    damaged: facts.damaged,
    dateOrder: facts.dateOrder,
    market: marketOfHeaders(facts.headers),
    options: optionKinds(facts.headers),
    deviating: findDeviatingAddress(facts.headers, mapping),
    rates: rateColumns(facts.headers),
    senders: senderColumns(facts.headers),
    left: leftPieceColumns(facts.headers),
    shipDates: { columns: shipDateColumns(facts.headers), until: UPLOADED },
    statuses: statusesOf(clicks),
  });
  const walked = rows.flatMap((cells, index) => walk(facts.headerRow + 1 + index, cells));
  const sources = openSmallShop(shop, clicks);
  const variants = await findVariants(
    sources,
    walked.map(({ line }) => line),
  );
  const used = new Set([
    ...Object.values(mapping.columns).flat(),
    ...mapping.personalisation.map(({ column }) => column),
  ]);
  return {
    profile: mapping.profile.split('@')[0] ?? '',
    mapping,
    headers,
    encoding: facts.encoding,
    headerRow: facts.headerRow,
    rows: walked.map((row, index) => ({ ...row, variant: variants[index] ?? null })),
    // A list of an order's items says their SKUs and pieces, and what a person fills in is there.
    missing: missing.filter(
      (field) =>
        !mapping.columns[field] &&
        !clicks.some(({ kind, what }) => kind === 'value' && what === `${field}:`) &&
        !(mapping.columns.items && (field === 'sku' || field === 'quantity')),
    ),
    shown: shownFields(facts.headers, mapping, rows),
    offered: headers.filter((header, column) => !used.has(column) && maybePersonalised(header)),
  };
}

/** Fields that columns look like which the dry run names, with a click that maps them. */
function shownFields(headers: string[], mapping: Mapping, rows: readonly string[][]): OrderField[] {
  const finder = createUnreadColumnFinder(headers, mapping);
  for (const cells of rows) finder.add(cells);
  return finder.result().flatMap(({ looksLike }) => looksLike ?? []);
}

function chosenMapping(proposed: Mapping, headers: readonly string[], clicks: readonly Click[]): Mapping {
  const mapping = structuredClone(proposed);
  for (const { kind, what, meaning } of clicks) {
    if (kind === 'numbers-right') mapping.numbers_right = true;
    if (kind === 'no-address') mapping.without_address = true;
    if (kind === 'dates')
      mapping.ship_dates = [
        ...(mapping.ship_dates ?? []),
        { column: headers.indexOf(what), meaning: meaning === 'shipped' ? 'shipped' : 'planned' },
      ];
    if (kind === 'counts') {
      for (const field of ['designCode', 'warehouseSku'] as const) delete mapping.columns[field];
      mapping.columns.sku = [headers.indexOf(what)];
    }
    if (kind === 'option') decideOption(mapping, headers.indexOf(what), meaning === 'variation');
    if (kind === 'beside') decideColumn(mapping, headers, headers.indexOf(what), meaning === 'address');
    if (kind !== 'column' && kind !== 'wish') continue;
    const column = headers.indexOf(kind === 'column' ? meaning : what);
    if (column < 0) throw new Error(`no column ${meaning} to click on`);
    if (kind === 'wish') mapping.personalisation.push({ column, name: meaning });
    else mapping.columns[fieldOf(what)] = [column];
  }
  return mapping;
}

/** A column next to the address belongs to it, as the part that its header names or as one more line of the street, or does not. */
function decideColumn(
  mapping: Mapping,
  headers: readonly string[],
  column: number,
  isAddress: boolean,
): void {
  if (!mapping.beside_address?.includes(column)) throw new Error(`column ${column} is not asked about`);
  mapping.beside_address = mapping.beside_address.filter((one) => one !== column);
  const { columns } = mapping;
  if (columns.province?.includes(column)) {
    if (!isAddress) columns.orderStatus = [column];
    if (!isAddress) delete columns.province;
    return;
  }
  for (const line of ['district', 'address1', 'address2', 'address3'] as const)
    if (columns[line]?.includes(column)) columns[line] = columns[line].filter((one) => one !== column);
  const isHouse = columns.houseNo?.includes(column);
  if (isHouse && !isAddress) delete columns.houseNo;
  if (isHouse || !isAddress) return;
  const free = placesOfHeader(headers[column] ?? '').find((place) => !columns[place]?.length);
  if (free) {
    columns[free] = [column];
    return;
  }
  const field: OrderField = columns.address2?.length ? 'address3' : 'address2';
  columns[field] = [...(columns[field] ?? []), column];
  mapping.joined = [...new Set([...(mapping.joined ?? []), field])];
}

/** A column of a colour, a size or an option is a part of the variation, or is not needed. */
function decideOption(mapping: Mapping, column: number, isVariation: boolean): void {
  // Columns with texts such as `Color: Black` are asked about as well, whatever their headers are.
  if (column < 0) throw new Error('no column to click on');
  mapping.beside_variation = mapping.beside_variation?.filter((one) => one !== column) ?? [];
  if (!isVariation) {
    mapping.no_option = [...(mapping.no_option ?? []), column];
    return;
  }
  mapping.columns.variation = [...(mapping.columns.variation ?? []), column];
  mapping.joined = [...new Set([...(mapping.joined ?? []), 'variation' as const])];
}

function fieldOf(text: string): OrderField {
  const field = ORDER_FIELDS.find((one) => one === text);
  if (!field) throw new Error(`no field ${text}`);
  return field;
}

function statusesOf(clicks: readonly Click[]): Map<string, StatusMeaning> {
  return new Map(
    clicks
      .filter(({ kind }) => kind === 'status')
      .map(({ what, meaning }) => {
        const [field = '', word = ''] = what.split(/:\s*(.*)/s);
        return [knownStatusKey(field as StatusField, word), meaning as StatusMeaning];
      }),
  );
}

function correctionsOf(clicks: readonly Click[]): Corrections {
  const bulk = clicks
    .filter(({ kind }) => kind === 'value')
    .map(({ what, meaning }) => {
      const [field = '', from = ''] = what.split(/:\s*(.*)/s);
      return { field: fieldOf(field), from, to: meaning };
    });
  return { ...NO_CORRECTIONS, bulk };
}
