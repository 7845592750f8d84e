import { decodeEntities } from '../../../words/buyer-words.ts';
import { WHOLE_TEXT } from '../../../words/whole-names.ts';
import { isChinaProvince } from '../../mapping/address/split-china-address.ts';
import type { Profile } from '../../mapping/model/profile.ts';
import type { Zone } from '../../mapping/model/zone.ts';
import { findProfile } from '../../mapping/profiles/all-profiles.ts';
import { CHINA_ZONE, marketOfHeaders, marketZone, offsetAt } from '../../mapping/values/time-zones.ts';
import type { CheckedFile, CheckedRow } from '../platforms/run-platform-file.ts';
import type { GeneratedFile, MeantRow } from './generate-file.ts';
import { type Meaning, type MeantLine, PRINT_COLUMNS, type WrittenField } from './order-model.ts';
import { meantMarks, meantParts } from './parts-and-marks.ts';

/** A row that is ready with something that nobody wrote, or that is reported to nobody. */
export interface Mistake {
  row: number;
  /** What differs, and what happened to it. */
  what: string;
  header: string;
  written: unknown;
  read: unknown;
}

/** A row of which nothing was damaged, and that stops. */
export interface Stop {
  row: number;
  /** Codes of its problems. */
  why: string;
  /** What stands in the fields of these problems. */
  read: Record<string, string>;
}

export interface Comparison {
  mistakes: Mistake[];
  ready: number;
  rows: number;
  /** Rows that say all that an order needs, and those of them that are ready. */
  whole: number;
  wholeReady: number;
  stops: Stop[];
}

/** Whether each ready row says exactly what was written, and no line vanished without a word. */
export function compareMeant(file: GeneratedFile, checked: CheckedFile): Comparison {
  const comparison: Comparison = {
    mistakes: [],
    ready: 0,
    rows: file.meant.size,
    whole: 0,
    wholeReady: 0,
    stops: [],
  };
  for (const row of checked.rows) {
    const isReady = row.outcome === 'open' && row.variant !== null && !('problem' in row.variant);
    if (isReady) comparison.ready += 1;
    if (file.damage !== null) {
      if (!isReady) continue;
      const all = [...file.meant.values()].map((meant) => differences(file, checked, row, meant));
      if (all.every((one) => one.some((mistake) => !isOnlyQuotes(mistake)))) {
        const nearest = all
          .map((one) => one.filter((mistake) => !isOnlyQuotes(mistake)))
          .reduce((a, b) => (b.length < a.length ? b : a));
        comparison.mistakes.push(...nearest.map((one) => ({ ...one, what: `${file.damage}: ${one.what}` })));
      }
      continue;
    }
    const meant = file.meant.get(row.row);
    if (!meant) {
      if (row.outcome !== 'blank' && isReady)
        comparison.mistakes.push({
          row: row.row,
          what: 'made of nothing',
          header: '',
          written: '',
          read: row.line.fields,
        });
      continue;
    }
    if (isWhole(file, checked, row, meant)) {
      comparison.whole += 1;
      if (isReady) comparison.wholeReady += 1;
      else comparison.stops.push(stopOf(row));
    }
    if (isReady) comparison.mistakes.push(...differences(file, checked, row, meant));
    else if (checked.missing.length === 0) comparison.mistakes.push(...vanished(file, row, meant));
  }
  const last = Math.max(...checked.rows.map(({ row }) => row));
  if (file.damage === null)
    for (const [row, { line }] of file.meant)
      if (row > last)
        comparison.mistakes.push({ row, what: 'not read', header: '', written: line.written, read: '' });
  return comparison;
}

/** A quote too many in a text that nothing depends on. */
function isOnlyQuotes({ what, written, read }: Mistake): boolean {
  const bare = (value: unknown) => String(value).replaceAll('"', '');
  return (
    /^(?:productTitle|buyerNote|sellerNote|shop|company|email)/.test(what) && bare(written) === bare(read)
  );
}

/** Whether the row stops for nothing: it is whole, and so is its line in the file. */
/** Words that ask by themselves whether letters were lost. */
const DOUBTFUL_WORDS = ['x_x000D_y'];

function isWhole(
  file: GeneratedFile,
  checked: CheckedFile,
  row: CheckedRow,
  { line, damage, continuesDamaged }: MeantRow,
): boolean {
  if (continuesDamaged || checked.missing.length > 0 || file.isDoubtful || Object.keys(damage).length > 0)
    return false;
  if (line.status === 'unknown' || statusOf(file, line) === 'cancelled') return false;
  // A date of shipping next to another status, or alone where it may be planned, is asked about.
  if (meantMarks(file.columns, line).includes('date')) return false;
  const texts = expectedTexts(file, line);
  const names = texts.map((text) => text.split('=')[0]);
  if (
    new Set(names).size < names.length ||
    texts.some((text) => DOUBTFUL_WORDS.some((word) => text.endsWith(word)))
  )
    return false;
  // A shirt whose colour and size stand nowhere.
  if (line.written.variation !== '' && !has(file, 'variation')) return false;
  // What the file has no column for, or the order does not say, is missing indeed.
  return !row.problems.some(
    ({ code, field, severity }) =>
      severity !== 'warning' &&
      (code.endsWith('_MISSING') || code === 'ADDRESS_ABSENT') &&
      isUnsaid(file, line, field),
  );
}

function isUnsaid(file: GeneratedFile, line: MeantLine, field: string | null): boolean {
  return (
    field === null ||
    !file.columns.some((one) => one.field === field) ||
    line.written[field as WrittenField] === ''
  );
}

function stopOf({ row, outcome, problems, variant, line }: CheckedRow): Stop {
  const errors = problems.filter(({ severity }) => severity !== 'warning');
  const ofVariant =
    variant && 'problem' in variant
      ? [`variant ${JSON.stringify(variant)}`]
      : variant === null
        ? ['no variant']
        : [];
  const why =
    errors.length > 0
      ? errors.map(({ code, field }) => `${code} ${field}`)
      : outcome === 'open'
        ? ofVariant
        : [outcome];
  const read = Object.fromEntries(
    errors.map(({ field }) => [field ?? '', field ? (line.fields[field] ?? '') : '']),
  );
  return { row, why: why.sort().join(' + '), read };
}

const nothing = '';

function vanished(file: GeneratedFile, { row, outcome, line }: CheckedRow, meant: MeantRow): Mistake[] {
  if (Object.keys(meant.damage).length > 0 || !has(file, 'externalOrderNo') || !has(file, 'quantity'))
    return [];
  if (outcome === 'blank')
    return [{ row, what: 'vanished', header: '', written: meant.line.written, read: line.fields }];
  if (outcome !== 'cancelled' || statusOf(file, meant.line) === 'cancelled') return [];
  return [
    {
      row,
      what: 'taken for cancelled',
      header: '',
      written: meant.line.written.orderStatus,
      read: line.fields,
    },
  ];
}

/** The strictest of the status and the marks; a word that nobody knows stays one. */
function statusOf(file: GeneratedFile, line: MeantLine): Meaning | null {
  const own = has(file, 'orderStatus') ? line.status : null;
  // What was called off in one column is so whatever another one says.
  const marks = meantMarks(file.columns, line);
  if (own === 'unknown') return marks.includes('cancelled') ? 'cancelled' : own;
  const all = [own, ...marks.map((one) => (one === 'date' ? 'shipped' : one))];
  return (['cancelled', 'wait', 'shipped', 'produce'] as const).find((one) => all.includes(one)) ?? null;
}

function has(file: GeneratedFile, field: WrittenField): boolean {
  return file.columns.some((column) => column.field === field);
}

function differences(
  file: GeneratedFile,
  checked: CheckedFile,
  row: CheckedRow,
  meantRow: MeantRow,
): Mistake[] {
  const { line: meant, damage } = meantRow;
  const { line } = row;
  const profile = findProfile(checked.mapping.profile);
  const mistakes: Mistake[] = [];
  const hurt = (field: string) => {
    const header = file.columns.find((one) => one.field === field)?.header ?? '';
    const kinds = field === 'texts' ? Object.values(damage).join('+') : damage[header];
    return kinds ? ` after ${kinds}` : '';
  };
  const secondLine = file.columns.find(({ field }) => field === 'address2')?.header ?? '';
  const isSecondLineReported = isReportedUnread(row, checked.headers.indexOf(secondLine));
  const same = (field: string, written: unknown, read: unknown) => {
    if (JSON.stringify(written) === JSON.stringify(read)) return;
    const header = file.columns.find((one) => one.field === field)?.header ?? '';
    // A shipped line is not stopped by what nobody reads of its address; it says so.
    if (read === '' && isReportedUnread(row, checked.headers.indexOf(header))) return;
    if (field === 'address1' && isSecondLineReported && saysOnly(written, read)) return;
    mistakes.push({ row: row.row, what: `${field}${hurt(field)}`, header, written, read });
  };
  const written = (field: WrittenField) => (has(file, field) ? plain(meant.written[field]) : nothing);
  for (const field of PLAIN_FIELDS) same(field, written(field), plain(line.fields[field] ?? nothing));
  same('quantity', has(file, 'quantity') || !profile.onePieceARow ? meant.quantity : 1, line.quantity);
  same('unitPrice', has(file, 'unitPrice') ? meant.cents : null, line.unitPriceCents);
  // Who makes the label of a platform has the address from the platform.
  if (!profile.shippedByPlatform) sameAddress(file, meant, row, profile, written, same);
  if (!isDateOpen(row, meant, profile)) {
    const zone = clockOf(file, meant, row, profile);
    const at = has(file, 'placedAt') ? meant.placed : null;
    same(
      'placedAt',
      at === null ? null : new Date(at - offsetAt(zone, at) * 60_000).toISOString(),
      line.placedAt,
    );
  }
  const status = statusOf(file, meant);
  if (status === 'cancelled' || status === 'unknown') same('orderStatus', status, 'ready');
  // Some platforms have their own words.
  if (!profile.statusWords) {
    const isHeld = status === 'wait' || meantMarks(file.columns, meant).includes('held');
    same('held', isHeld, row.held);
    same('shipped', status === 'shipped', line.shipped);
  }
  const variant =
    row.variant && 'colourId' in row.variant ? `${row.variant.colourId}/${row.variant.sizeId}` : '';
  same('variant', meant.variant, variant);
  // Nothing is printed any more for what was shipped, and columns that are offered are asked about.
  if (!line.shipped && checked.offered.length === 0)
    same('texts', expectedTexts(file, meant), readTexts(file, row));
  return mistakes;
}

function isReportedUnread({ problems }: CheckedRow, column: number): boolean {
  return (
    column >= 0 &&
    problems.some(({ code, columns }) => code === 'ADDRESS_UNREAD' && columns?.includes(column))
  );
}

/** Whether lines of a street are some of those that were written. */
function saysOnly(written: unknown, read: unknown): boolean {
  return Array.isArray(written) && Array.isArray(read) && read.every((line) => written.includes(line));
}

const PLAIN_FIELDS = [
  'externalOrderNo',
  'externalLineId',
  'sku',
  'productTitle',
  'variation',
  'buyerNote',
  'sellerNote',
  'shop',
] as const;

type Same = (field: string, written: unknown, read: unknown) => void;

function sameAddress(
  file: GeneratedFile,
  meant: MeantLine,
  { line }: CheckedRow,
  profile: Profile,
  written: (field: WrittenField) => string,
  same: Same,
): void {
  const { address } = line;
  same('recipientName', written('recipientName'), plain(address.name));
  for (const field of ['company', 'city', 'province', 'postcode', 'email'] as const)
    same(field, written(field), plain(address[field]));
  const street = [written('address1'), written('address2')].filter(Boolean);
  const parts = meantParts(file.columns, meant);
  same('houseNo', parts?.houseNo ?? '', plain(address.houseNo));
  same('phone', written('phone'), plain(address.phone || address.mobile));
  // Of what is shipped nobody asks whether a column belongs to its address.
  if (parts && !line.shipped) {
    // Which line a part stands on, or whether it is the district, is left to the reader of the label.
    const words = (texts: readonly string[]) =>
      texts
        .flatMap((text) => text.split(/\s+/))
        .filter(Boolean)
        .sort();
    same(
      'address1',
      words([written('district'), ...street, ...parts.lines]),
      words([address.district, ...address.lines].map(plain)),
    );
  } else if (!parts) {
    same('district', written('district'), plain(address.district));
    same('address1', street, address.lines.map(plain));
  }
  // Some platforms ship to one country, and provinces of mainland China name theirs. Others may name the country that was meant.
  const isNamed = written('province') !== '' && address.country === meant.country;
  const ofProvince = isChinaProvince(written('province')) ? 'CN' : isNamed ? meant.country : '';
  const inferred = profile.country ?? ofProvince;
  same('country', has(file, 'country') ? meant.country : inferred, address.country);
}

/** The clock of the person who wrote the file: the platform's, the market's by what was meant, or China's where that is said. */
function clockOf(file: GeneratedFile, { country }: MeantLine, row: CheckedRow, profile: Profile): Zone {
  if (row.problems.some(({ code }) => code === 'ZONE_MISSING')) return CHINA_ZONE;
  const headers = marketOfHeaders(file.columns.map(({ header }) => header));
  const facts = {
    site: null,
    currency: row.line.currency,
    headers,
    country: has(file, 'country') ? country : '',
  };
  const market = profile.zoneOfMarket ? marketZone(facts) : null;
  // A day alone needs no clock to be known.
  return profile.zone ?? market ?? CHINA_ZONE;
}

/** Day and month that cannot be distinguished are asked about, unless the platform has its own sequence of them. */
function isDateOpen(
  { problems, line }: CheckedRow,
  { written }: MeantLine,
  { dateOrder, dateOrderIn }: Profile,
): boolean {
  const isReported = problems.some(({ code, field }) => code === 'DATE_INVALID' && field === 'placedAt');
  const isDigits = /^\d{1,2}[/.]/.test(written.placedAt);
  return (
    (isReported && line.placedAt === null) ||
    (isDigits && (dateOrder !== undefined || dateOrderIn !== undefined))
  );
}

/** Texts to print by their name; what is written in the column for all of it stays whole. */
function expectedTexts(file: GeneratedFile, meant: MeantLine): string[] {
  const texts: string[] = [];
  for (const { kind, header } of file.columns) {
    const text = kind === 'print' ? plain(decodeEntities(meant.texts[header] ?? '')) : '';
    const [, name = ''] = PRINT_COLUMNS.find(([one]) => one === header) ?? [];
    if (text !== '') texts.push(`${name}=${text}`);
  }
  return [...new Set(texts)].sort();
}

function readTexts(file: GeneratedFile, { line }: CheckedRow): string[] {
  const names = new Set(
    file.columns.flatMap(({ kind, header }) =>
      kind === 'print' ? [PRINT_COLUMNS.find(([one]) => one === header)![1]] : [],
    ),
  );
  const texts = line.personalisation.map(({ name, value, whole }) => {
    if (whole !== undefined) return `=${plain(whole)}`;
    return name === WHOLE_TEXT || !names.has(name) ? `=${plain(value)}` : `${name}=${plain(value)}`;
  });
  return [...new Set(texts)].sort();
}

/** Line ends are the file's; blanks at the ends are nobody's. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/^[\s\u200b-\u200f\u202a-\u202e\ufeff]+|[\s\u200b-\u200f\u202a-\u202e\ufeff]+$/g, '');
}
