import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { rememberObjects } from '../../../../platform/cache/remember-objects.ts';
import { isNegative } from '../../meanings/is-negative.ts';
import { isHeldBy, type KnownStatuses, type LineStatus, readMark } from '../../meanings/read-status.ts';
import { STATUS_FIELDS } from '../../meanings/status-words.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine, PersonalisedText } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { isCellError } from '../../words/lost-letters.ts';
import { countryCode } from './address/country-code.ts';
import { readAddress } from './address/read-address.ts';
import { unreadAddress } from './address/unread-address.ts';
import { checkLine, isLabelledByOthers } from './check-line.ts';
import { checkCustomisation } from './customisation/check-customisation.ts';
import type { CustomisationCell } from './customisation/customisation-cell.ts';
import { isNotALine } from './is-not-a-line.ts';
import type { ReadLine, RowState } from './mapping-results.ts';
import type { DateOrder } from './model/date-order.ts';
import type { Profile } from './model/profile.ts';
import type { Zone } from './model/zone.ts';
import { platformKey } from './platform-names.ts';
import { findProfile } from './profiles/all-profiles.ts';
import { readPersonalisation } from './read-personalisation.ts';
import type { OptionKind } from './recognise/option-kinds.ts';
import { hasTwoQuantities } from './recognise/two-quantities.ts';
import { skusOfColumns } from './recognise/two-skus.ts';
import { unreadVariation } from './recognise/unread-variation-columns.ts';
import { rowProblem } from './row-problems.ts';
import { statusOfLine } from './statuses/line-statuses.ts';
import { dropRates } from './statuses/rate-columns.ts';
import { holdWhatOthersSend } from './statuses/senders.ts';
import { moveStatus } from './statuses/status-in-province.ts';
import { unreadStatus } from './statuses/unread-status.ts';
import { cleanCell, cleanWords, exactCell } from './values/clean-cell.ts';
import { NEEDED_WHOLE, withoutFractions } from './values/damaged-fields.ts';
import { currencyOfCountry } from './values/money.ts';
import { readMoment } from './values/parse-moment.ts';
import { parseQuantity } from './values/parse-quantity.ts';
import { readPrice } from './values/read-price.ts';
import { isSalutation } from './values/salutations.ts';
import { CHINA_ZONE, type MarketFacts, marketZone } from './values/time-zones.ts';

/** What is known of the whole file before its rows are read. */
export interface KnownOfFile {
  /** The meanings that the seller gave to statuses that no table has. */
  statuses?: KnownStatuses;
  /** What its dates prove of the order of day and month; `mixed` = both. */
  dateOrder?: DateOrder | 'mixed' | null;
  /** The market whose language its headers are in; null = they say nothing of it. */
  market?: string | null;
  /** Its columns in which a date says that a line was shipped (`shipDateColumns`), and when it was uploaded. */
  shipDates?: { columns: ReadonlyMap<number, 'shipped' | 'maybe'>; until: Date };
  /** Its columns that may hold the rate of a currency (`rateColumns`). */
  rates?: ReadonlySet<number>;
  /** Its columns that say who sends a line (`senderColumns`). */
  senders?: ReadonlyMap<number, 'name' | 'flag'>;
  /** Its columns that count the pieces which are left of a line (`leftPieceColumns`). */
  left?: ReadonlySet<number>;
  /** What its columns beside the variation are about (`optionKinds`). */
  options?: ReadonlyMap<number, OptionKind>;
}

/**
 * Reads one row of the file as a line of an order, with everything a person has to fix in it. Rows of several items are
 * divided before (`splitRow`). Never throws.
 */
export function readOrderLine(mapping: Mapping, row: readonly string[], known: KnownOfFile = {}): ReadLine {
  const profile = findProfile(mapping.profile);
  const clean = cleanCells(mapping, profile, row);
  const {
    line,
    status,
    customisations,
    conflicts,
    problems: ofValues,
  } = readLine(mapping, profile, clean, known);
  if (clean.every((cell) => cell === '')) return { line, problems: [], state: 'blank' };
  if (!profile.exact && isNotALine(line, clean, profile)) return { line, problems: [], state: 'skip' };
  const state = stateOf(line, status);
  if (state === 'cancelled') return { line, problems: [], state, explained: status.explained };
  const problems = [...checkLine(line, mapping, profile, status), ...ofValues];
  if (!line.shipped && hasTwoQuantities(mapping, profile, clean, known.left))
    problems.push(rowProblem('quantity', 'QUANTITY_TWICE'));
  if (!line.shipped && conflicts.length > 0)
    problems.push(rowProblem('personalization', 'PERSONALISATION_TWICE'));
  if (!line.shipped) problems.push(...checkCustomisation(line, customisations, profile));
  const unread = isLabelledByOthers(line, mapping, profile)
    ? null
    : unreadAddress(mapping, line, clean, known.options);
  // Nobody sends again what is shipped, but nothing of its address is left out without a word.
  if (unread) problems.push(line.shipped ? { ...unread, severity: 'warning' } : unread);
  const hidden = state === 'ok' && !line.shipped && !profile.exact ? unreadStatus(mapping, clean) : null;
  if (hidden) problems.push(hidden);
  const option = line.shipped ? null : unreadVariation(mapping, line, clean, known.options);
  if (option) problems.push(option);
  return { line, problems, state, explained: status.explained };
}

/** Filled one by one: the lists of all rows are of one kind for the engine, which compiles what reads them once. */
function cleanCells(mapping: Mapping, profile: Profile, row: readonly string[]): string[] {
  const words = wordColumns(mapping);
  const clean: string[] = [];
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column]!;
    if (profile.exact) clean.push(exactCell(cell));
    else clean.push((words.has(column) ? cleanWords : cleanCell)(cell, profile.emptyMarks));
  }
  return clean;
}

/** Fields that hold words, whose apostrophes are no spreadsheet's. */
const OF_WORDS: readonly OrderField[] = [
  'productTitle',
  'variation',
  'personalization',
  'recipientName',
  'company',
  'province',
  'city',
  'district',
  'address1',
  'address2',
  'address3',
  'buyerNote',
  'sellerNote',
];

const wordColumns = rememberObjects(
  (mapping: Mapping): ReadonlySet<number> =>
    new Set([
      ...OF_WORDS.flatMap((field) => mapping.columns[field] ?? []),
      ...mapping.personalisation.map(({ column }) => column),
    ]),
);

/** Fields of which every column counts, not only the first one with text. */
const ALL_COLUMNS = new Set<OrderField>([...STATUS_FIELDS, 'orderMark', 'holdMark']);
/** Every column of these counts as well, each as a line: a note to the order may ask for something, in whichever column. */
const NOTES = new Set<OrderField>(['buyerNote', 'sellerNote', 'pickNote']);

function readLine(
  mapping: Mapping,
  profile: Profile,
  cells: readonly string[],
  { statuses, dateOrder, market = null, shipDates, rates, senders }: KnownOfFile,
): {
  line: OrderLine;
  status: LineStatus;
  customisations: CustomisationCell[];
  conflicts: PersonalisedText[];
  problems: RowProblem[];
} {
  const written = readFields(mapping, profile, cells);
  const fields = mapping.numbers_right ? withoutFractions(written) : written;
  if (profile.onePieceARow && !mapping.columns.quantity?.length) fields.quantity = '1';
  if (profile.titleHoldsVariant) splitTitle(fields, mapping.joined?.includes('variation') === true);
  if (profile.titleEndsInVariant && !fields.variation) readVariationInBrackets(fields);
  if (!profile.columns?.province) moveStatus(fields);
  dropRates(fields, mapping, cells, rates);
  holdWhatOthersSend(fields, mapping, cells, senders);
  // The payer's phone is used only where the recipient has none.
  if (fields.phone || fields.mobile) delete fields.buyerPhone;
  const quantity = parseQuantity(fields.quantity ?? '') ?? 0;
  const address = readAddress(fields, profile);
  const order = dateOrder === 'mixed' ? null : (dateOrder ?? dateOrderOf(profile, address.country));
  const site = fields.site === undefined ? null : countryCode(fields.site);
  const price = readPrice(fields, quantity, ownCurrency(mapping, profile, site ?? market ?? ''));
  const proven = timeZoneOfFile(mapping, profile, {
    site,
    currency: price.currency,
    headers: market,
    country: address.country,
  });
  const problems = [...price.problems];
  const moment = (field: 'placedAt' | 'paidAt' | 'shipBy') => {
    const found = fields[field] ? readMoment(fields[field], order, proven ?? CHINA_ZONE) : null;
    if (found?.needsZone && proven === null && !problems.some(({ code }) => code === 'ZONE_MISSING'))
      problems.push({ ...rowProblem(field, 'ZONE_MISSING'), severity: 'warning' });
    return found?.iso ?? null;
  };
  const { texts, blanks, customisations, conflicts } = readPersonalisation(mapping, cells);
  const { status, unsure } = statusOfLine(
    { mapping, profile, fields, cells, order },
    { statuses, shipDates },
  );
  problems.push(...unsure);
  const line = {
    fields,
    platform: profile.platform || platformKey(fields.platform ?? ''),
    shipped: status.meaning === 'shipped',
    quantity,
    unitPriceCents: price.cents,
    currency: price.currency,
    shipBy: moment('shipBy'),
    placedAt: moment('placedAt'),
    paidAt: moment('paidAt'),
    personalisation: texts,
    blankPersonalisation: blanks,
    skus: skusOfColumns(mapping, cells),
    address,
  };
  return { line, status, customisations, conflicts, problems };
}

/** A field and its columns. Their texts are joined with `between`; without it the first column with text counts. */
interface FieldColumns {
  field: OrderField;
  columns: readonly number[];
  between?: string;
}

function findFieldColumns(mapping: Mapping, profile: Profile): readonly FieldColumns[] {
  return ORDER_FIELDS.flatMap((field): FieldColumns[] => {
    const columns = mapping.columns[field] ?? [];
    if (columns.length === 0) return [];
    const isFirstOf = profile.firstOf?.some((one) => one === field);
    if (ALL_COLUMNS.has(field) && !isFirstOf) return [{ field, columns, between: ' | ' }];
    const isJoined = profile.joined?.includes(field) || mapping.joined?.includes(field);
    if (isJoined) return [{ field, columns, between: profile.joiners?.[field] ?? ' ' }];
    return [NOTES.has(field) ? { field, columns, between: '\n' } : { field, columns }];
  });
}

/** Kept for each mapping, which is the same object for all rows of a file. */
const columnsFor = rememberObjects((profile: Profile) =>
  rememberObjects((mapping: Mapping) => findFieldColumns(mapping, profile)),
);

function readFields(mapping: Mapping, profile: Profile, cells: readonly string[]): OrderLine['fields'] {
  const fields: OrderLine['fields'] = {};
  for (const { field, columns, between } of columnsFor(profile)(mapping)) {
    let text = '';
    for (const column of columns) {
      const cell = cells[column];
      if (!cell || (NOTES.has(field) && isPlainNo(cell))) continue;
      if (field === 'productTitle' && !profile.exact && isSalutation(cell)) continue;
      // Parts of a text written without spaces: a later cell may hold the whole of it.
      if (text === '' || (between === '' && cell.includes(text))) text = cell;
      else if (!isSaidAlready(field, text, cell) && !(between === '' && text.includes(cell)))
        text += (field === 'postcode' && isOfDigits(text, cell) ? '-' : between) + cell;
      if (between === undefined) break;
    }
    // In a field that nothing depends on, a formula error counts as an empty cell.
    if (text && (!isCellError(text) || NEEDED_WHOLE.has(field))) fields[field] = text;
  }
  return fields;
}

/** Two figures of one postcode, as in Japan, Brazil, Poland and Portugal, are written with a hyphen: `100-0001`. */
function isOfDigits(one: string, other: string): boolean {
  return /^\d+$/.test(one) && /^\d+$/.test(other);
}

/** `No` in a column of notes, where a program says that there is none. A digit or one letter may be what is printed. */
function isPlainNo(note: string): boolean {
  return note.length <= LONGEST_NO && !SHORT.test(note) && isNegative(note);
}

const LONGEST_NO = 4;
const SHORT = /^[\p{N}\s.,]+$|^\p{Script=Latin}$/u;

/** One note in two columns is one, and so is a colour that another column names as well. */
function isSaidAlready(field: OrderField, text: string, cell: string): boolean {
  if (NOTES.has(field)) return text.split('\n').includes(cell);
  return field === 'variation' && saysVariation(text, cell);
}

/** Whether a part of a variation is this text. */
function saysVariation(variation: string, text: string): boolean {
  const part = text.toLowerCase();
  return variation
    .toLowerCase()
    .split(/[;,，；、|/:：]/)
    .some((one) => one.trim() === part);
}

/** The order of day and month in the parcel's country, else the platform's, where the file does not prove one. */
function dateOrderOf({ dateOrder, dateOrderIn }: Profile, country: string): DateOrder | null {
  return (country ? (dateOrderIn?.[country] ?? dateOrderIn?.other) : null) ?? dateOrder ?? null;
}

/**
 * Divides `Title - Variant` at its last dash, where the export has no column for the variant.
 * @param isPart columns of a colour or size are the variation: the title may say the rest of it
 */
function splitTitle(fields: OrderLine['fields'], isPart: boolean): void {
  const { productTitle = '', variation = '' } = fields;
  const at = productTitle.lastIndexOf(' - ');
  if (at <= 0 || (variation !== '' && !isPart)) return;
  const rest = productTitle.slice(at + 3);
  const isSaid = variation === '' || rest === variation || saysVariation(rest, variation);
  fields.variation = isSaid ? rest : `${rest} ${variation}`;
  fields.productTitle = productTitle.slice(0, at);
}

/** Reads what stands in brackets at the end of a title as its variation. */
function readVariationInBrackets(fields: OrderLine['fields']): void {
  const found = /\S\s*\(([^()]+)\)$/.exec(fields.productTitle ?? '')?.[1]?.trim();
  if (found) fields.variation = found;
}

/**
 * The currency meant by a sign that several currencies share: the one a person chose, the platform's, or that of its
 * only country.
 */
export function ownCurrency(mapping: Mapping, profile: Profile, market: string): string {
  return mapping.currency ?? profile.currency ?? currencyOfCountry(profile.country ?? market);
}

/** The clock of times that name none: what a person chose, the platform's, or the market's; null = nothing proves it. */
export function timeZoneOfFile(mapping: Mapping, profile: Profile, facts: MarketFacts): Zone | null {
  return mapping.zone ?? profile.zone ?? (profile.zoneOfMarket ? marketZone(facts) : null);
}

function stateOf({ fields }: OrderLine, { meaning }: LineStatus): RowState {
  const mark = readMark(fields.orderMark ?? '');
  if (meaning === 'cancelled' || mark === 'cancelled' || fields.cancelMark) return 'cancelled';
  return meaning === 'wait' || mark === 'wait' || isHeldBy(fields.holdMark ?? '') ? 'held' : 'ok';
}
