import type { OrderField } from '@diy/contract/orders/order-fields';
import { rowKeyOf } from '../../../model/walked-row.ts';
import type { Expected, PlatformFile, RowOutcome } from './platform-file.ts';
import type { CheckedFile, CheckedRow } from './run-platform-file.ts';

/** How a file's rows compare with what they have to come to. */
export interface Comparison {
  /** Differences that nobody is warned of, with their rows. */
  silent: string[];
  /** Differences that a problem or question reports. */
  reported: string[];
}

/** What is compared, with the fields whose problem speaks for it. */
const COMPARED: Record<string, readonly OrderField[]> = {
  order: ['externalOrderNo'],
  line: ['externalLineId'],
  sku: ['sku', 'warehouseSku', 'items'],
  title: ['productTitle', 'items'],
  variation: ['variation', 'items'],
  quantity: ['quantity', 'items'],
  placed: ['placedAt'],
  name: ['recipientName'],
  company: ['company'],
  street: ['address1'],
  house: ['houseNo'],
  district: ['district'],
  city: ['city'],
  province: ['province'],
  country: ['country'],
  postcode: ['postcode'],
  phone: ['phone', 'mobile'],
  note: ['buyerNote'],
  seller: ['sellerNote'],
  platform: ['platform'],
  wish: ['personalization'],
  variant: [],
};
const OFFERED = 'offered';
const PARTS_OF_PLACE = ['street', 'house', 'district', 'city', 'province'];
const ADDRESS = ['name', 'company', 'street', 'house', 'district', 'city', 'province', 'country', 'postcode'];

export function compareRows(file: PlatformFile, checked: CheckedFile): Comparison {
  const comparison: Comparison = { silent: [], reported: [] };
  const byRow = new Map(checked.rows.map((row) => [rowKeyOf(row), row]));
  const reportedOfFile = new Set(
    Object.entries(COMPARED).flatMap(([name, fields]) =>
      fields.some((field) => checked.missing.includes(field) || checked.shown.includes(field)) ? [name] : [],
    ),
  );
  if (checked.offered.length > 0) reportedOfFile.add(OFFERED);
  const rows = new Set([...file.expected.keys(), ...byRow.keys()]);
  for (const row of [...rows].sort((a, b) => Number(a) - Number(b))) {
    const expected = file.expected.get(row) ?? { outcome: 'none', code: '', fields: {} };
    const found = byRow.get(row);
    // Blank rows at the end are not read.
    if (!found && expected.outcome === 'none') continue;
    if (!found) {
      // Items that nobody takes from their cell are reported where the whole row stops.
      const whole = byRow.get(row.split('.')[0]!);
      const isReported = whole !== undefined && outcomeOf(file, whole) === 'stop';
      (isReported ? comparison.reported : comparison.silent).push(`row ${row}: not read`);
    } else compareRow(file, expected, found, reportedOfFile, comparison);
  }
  return comparison;
}

function compareRow(
  file: PlatformFile,
  expected: Expected,
  row: CheckedRow,
  reportedOfFile: ReadonlySet<string>,
  { silent, reported }: Comparison,
): void {
  const outcome = outcomeOf(file, row);
  const codes = [
    ...row.problems.map(({ code }): string => code),
    ...(row.variant && 'problem' in row.variant ? [row.variant.problem] : []),
  ];
  const isSame = outcome === expected.outcome && (outcome !== 'stop' || codes.includes(expected.code));
  const isReported = outcome === 'stop' || reportedOfFile.has('order');
  if (!isSame)
    (isReported ? reported : silent).push(
      `row ${rowKeyOf(row)}: ${outcome} ${codes}, not ${expected.outcome}${why(row)}`,
    );
  // What is never produced may look as it likes, and where nothing is expected nothing is compared.
  if (expected.outcome === 'none' || outcome === 'none') return;
  if (expected.outcome === 'cancelled') return;
  const excused = new Set([...reportedOfFile, ...excusedBy(row, file.shop.length > 0 && !row.variant)]);
  const actual = fieldsOf(file, row);
  const names = new Set([...Object.keys(expected.fields), ...Object.keys(actual)]);
  for (const name of names) {
    const wanted = expected.fields[name] ?? (name === 'platform' ? file.platform : '');
    const value = actual[name] ?? '';
    if (name === 'placed' ? isSameMoment(wanted, value) : wanted === value) continue;
    if (name === 'variant' && wanted === '') continue;
    const kind = name.startsWith('wish.') ? 'wish' : name;
    const text = `row ${rowKeyOf(row)}: ${name} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`;
    // A column that is offered speaks for the personalisation that is not taken from it, not for others.
    const isOffered = kind === 'wish' && value === '' && excused.has(OFFERED);
    (isOffered || excused.has(kind) ? reported : silent).push(text);
  }
}

function why({ variant }: CheckedRow): string {
  return variant && 'problem' in variant ? ` (${variant.problem} ${variant.words})` : '';
}

/** What the row's own problems speak of. */
function excusedBy(row: CheckedRow, isUnknown: boolean): string[] {
  const fields = row.problems.map(({ field }) => field);
  const names = Object.entries(COMPARED).flatMap(([name, of]) =>
    of.some((field) => fields.includes(field)) ? [name] : [],
  );
  if (row.problems.some(({ code }) => code === 'ADDRESS_ABSENT')) names.push(...ADDRESS);
  // Any part of the place may stand in the column that is asked about.
  if (row.problems.some(({ code }) => code === 'ADDRESS_UNREAD')) names.push(...PARTS_OF_PLACE);
  // What is asked about may be what the line is printed on, or what is printed.
  if (row.problems.some(({ code }) => code === 'OPTION_UNREAD')) names.push('variation', 'variant', 'wish');
  // It says that the row names its item in no way that is read.
  if (row.problems.some(({ code }) => code === 'SKU_MISSING')) names.push('title', 'variation');
  if (!row.variant || 'problem' in row.variant) names.push('variant');
  // A SKU that no design has is asked about, with itself.
  if (isUnknown) names.push('sku');
  if (row.variant && 'problem' in row.variant && row.variant.problem === 'SKU_TWICE') names.push('sku');
  return names;
}

function outcomeOf({ shop }: PlatformFile, row: CheckedRow): RowOutcome {
  if (row.outcome === 'blank') return 'none';
  if (row.outcome === 'wrong') return 'stop';
  if (row.outcome === 'cancelled' || row.outcome === 'again') return row.outcome;
  if (row.held) return 'wait';
  if (row.line.shipped) return 'shipped';
  if (shop.length > 0 && (!row.variant || 'problem' in row.variant)) return 'stop';
  return 'produce';
}

function fieldsOf({ shop }: PlatformFile, { line, variant }: CheckedRow): Record<string, string> {
  const { fields, address } = line;
  const isKnown = variant && !('problem' in variant);
  const all: Record<string, string | undefined> = {
    order: fields.externalOrderNo,
    line: fields.externalLineId,
    sku: fields.sku ?? fields.warehouseSku,
    title: fields.productTitle,
    variation: fields.variation,
    quantity: String(line.quantity),
    placed: line.placedAt ?? '',
    name: address.name,
    company: address.company,
    street: address.lines.join(' / '),
    house: address.houseNo,
    district: address.district,
    city: address.city,
    province: address.province,
    country: address.country,
    postcode: address.postcode,
    phone: address.phone || address.mobile,
    note: fields.buyerNote,
    seller: fields.sellerNote,
    platform: line.platform,
    ...(shop.length > 0 && isKnown ? { variant: `${variant.colourId}/${variant.sizeId}` } : {}),
    ...Object.fromEntries(line.personalisation.map(({ name, value }) => [`wish.${name}`, value])),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text ?? '']));
}

/** A day is the seller's, in China; anything longer is a moment in UTC. */
function isSameMoment(wanted: string, value: string): boolean {
  if (wanted === '' || value === '') return wanted === value;
  if (wanted.length > 10) return value.startsWith(wanted.replace(/Z$/, ''));
  return new Date(Date.parse(value) + 8 * 3_600_000).toISOString().startsWith(wanted);
}
