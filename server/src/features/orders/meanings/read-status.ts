import { lazy } from '../../../platform/cache/lazy.ts';
import { rememberTexts } from '../../../platform/cache/remember-texts.ts';
import { trimEndOf } from '../../../platform/text/trim-signs.ts';
import type { OrderLine } from '../model/order-line.ts';
import { isNegative } from './is-negative.ts';
import { isPaidAmount, isPaymentMethod } from './payment-methods.ts';
import {
  FIELD_WORDS,
  PARTLY_SHIPPED,
  STATUS_FIELDS,
  STATUS_WORDS,
  type StatusField,
  type StatusMeaning,
} from './status-words.ts';

/** Until when something may still happen: Shopee writes it into the status. */
const UNTIL = /\s*\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?/g;
/** What stands between two statuses of one cell: `待发货（退款中）`, `已付款,待审核`. */
const BETWEEN = /[|,，;；、+＋()（）[\]【】<>\n]+/;
/** A slash between two statuses, or inside one: `Return/Refund`. */
const SLASH = /[/／]+/;
/** The strictest of several statuses counts. */
const STRICTNESS: readonly StatusMeaning[] = ['produce', 'shipped', 'wait', 'cancelled'];

/**
 * A status as it is compared: without case, blanks, signs and a date behind words; the dotless i of Turkish as i, since capitals
 * lose the difference.
 */
export const statusKey = rememberTexts(toStatusKey);

type Words = Partial<Record<StatusMeaning, string>>;
const MEANINGS = meaningsOf(STATUS_WORDS);
const OF_FIELD = Object.fromEntries(
  STATUS_FIELDS.map((field) => [field, new Map([...MEANINGS, ...meaningsOf(FIELD_WORDS[field])])]),
) as unknown as Record<StatusField, ReadonlyMap<string, StatusMeaning>>;
const PARTLY = new Set(PARTLY_SHIPPED.split(',').map(statusKey));
/** What stands between the cells of several columns. */
const COLUMNS = ' | ';

function meaningsOf(words: Words): Map<string, StatusMeaning> {
  return new Map(
    (Object.entries(words) as [StatusMeaning, string][]).flatMap(([meaning, list]) =>
      list
        .split(',')
        .map((word): [string, StatusMeaning] => [statusKey(word), meaning])
        .filter(([key]) => key !== ''),
    ),
  );
}

function toStatusKey(text: string): string {
  const plain = text.normalize('NFKC');
  return (/\p{L}/u.test(plain) ? plain.replace(UNTIL, '') : plain)
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/\u0307/g, '')
    .replace(/[\s_\-–—·.:'’‘"“”/&!。]+/g, '');
}

/** Words of statuses with which a line is not made, wherever they stand, and how they begin; a plain `No` says nothing without its header. */
const HOLDING = lazy(() => {
  const unpaid = (FIELD_WORDS.paymentStatus.wait ?? '').split(',').filter((word) => !isNegative(word.trim()));
  const general = [...MEANINGS].filter(([, meaning]) => meaning !== 'produce').map(([key]) => key);
  const keys = new Set(
    [...general, ...unpaid.map(statusKey)].filter((key) => MEANINGS.get(key) !== 'produce'),
  );
  return {
    keys,
    starts: startsOf(keys, 2),
    longStarts: startsOf(keys, 3),
  };
});

/**
 * The table has 1 where a word may begin with these letters: most cells of a file are no status, and nothing of them is copied to
 * know that. Two beginnings may have one slot; what shares one is looked up whole.
 */
function startsOf(words: ReadonlySet<string>, letters: 2 | 3): Uint8Array {
  const starts = new Uint8Array(0x1_0000);
  for (const word of words) starts[slotOf(word, letters)] = 1;
  return starts;
}

function slotOf(word: string, letters: 2 | 3): number {
  const first = Math.imul(smallLetter(word.charCodeAt(0)), 0x9e3779b1);
  const second = Math.imul(smallLetter(word.charCodeAt(1)), 0x85ebca6b);
  const third = letters === 3 ? Math.imul(smallLetter(word.charCodeAt(2)), 0xc2b2ae35) : 0;
  return (first ^ second ^ third) >>> 16;
}

/** Whether a text begins like no key, by the letters it begins with as they stand. */
function beginsOtherwise(text: string): boolean {
  if (!isPlainStart(text)) return false;
  const { starts, longStarts } = HOLDING();
  if (starts[slotOf(text, 2)] === 0) return true;
  const third = text.charCodeAt(2);
  // A sign or a blank is left out of keys, and an accent behind the third letter changes it.
  return (
    (isLatin(third) || isHan(third)) &&
    !(text.charCodeAt(3) >= COMBINING && isLatin(third)) &&
    longStarts[slotOf(text, 3)] === 0
  );
}

function smallLetter(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function isLatin(code: number): boolean {
  const small = smallLetter(code);
  return small >= 0x61 && small <= 0x7a;
}

function isHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

/** Whether a key begins with the first two letters of a text as they stand: signs, wide letters and accents are changed in it. */
function isPlainStart(text: string): boolean {
  const [first, second, third] = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)];
  if (isHan(first)) return isHan(second);
  return isLatin(first) && isLatin(second) && !(third >= COMBINING);
}

const COMBINING = 0x300;
const LONGEST_WORD = 40;
/** `Paid, shipped to the customer (refund pending)`: more is a remark. */
const LONGEST_CELL = 80;
/** Quotes, brackets, bullets and ticks around a word. */
const BEFORE = /^[^\p{L}\p{N}]+/u;
const BEHIND = /[^\p{L}\p{N}\p{M}]/u;
const SEVERAL = new RegExp(`${BETWEEN.source}|${SLASH.source}`);

/** Whether a cell of any column is a word with which a line is not made: cancelled, waiting, shipped; of several in it, any of them. */
export function isHoldingWord(cell: string): boolean {
  if (cell.length < 2 || cell.length > LONGEST_CELL || !hasLetter(cell)) return false;
  if (isHolding(cell)) return true;
  if (isOneWord(cell) || !SEVERAL.test(cell)) return false;
  const parts = cell.split(BETWEEN);
  return parts.some((part) => isHolding(part) || (SLASH.test(part) && part.split(SLASH).some(isHolding)));
}

/** Most cells without one are figures, phones and days. */
function hasLetter(cell: string): boolean {
  for (let at = 0; at < cell.length; at += 1) {
    const code = cell.charCodeAt(at);
    if (code > 0x7f || isLatin(code)) return true;
  }
  return false;
}

/** Latin letters, figures and blanks have nothing between two statuses. */
function isOneWord(cell: string): boolean {
  for (let at = 0; at < cell.length; at += 1) {
    const code = cell.charCodeAt(at);
    if (!isLatin(code) && code !== 0x20 && !(code >= 0x30 && code <= 0x39)) return false;
  }
  return true;
}

/** `buyer120`: no key ends with a figure. Days behind a word are left out of keys; they have signs between their figures. */
const WORD_AND_NUMBER = /^[\w ]*$/;

function isFigure(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHolding(text: string): boolean {
  if (beginsOtherwise(text)) return false;
  const word = text.trim();
  if (word.length < 2 || word.length > LONGEST_WORD) return false;
  if (isFigure(word.charCodeAt(word.length - 1)) && WORD_AND_NUMBER.test(word)) return false;
  if (word !== text && beginsOtherwise(word)) return false;
  return HOLDING().keys.has(statusKey(isBare(word) ? word : trimEndOf(word.replace(BEFORE, ''), BEHIND)));
}

/** Whether a word begins and ends with a letter that has nothing around it. */
function isBare(word: string): boolean {
  const [first, last] = [word.charCodeAt(0), word.charCodeAt(word.length - 1)];
  return (isLatin(first) || isHan(first)) && (isLatin(last) || isHan(last));
}

/** Statuses that this account explained because no table has them, by `knownStatusKey`. */
export type KnownStatuses = ReadonlyMap<string, StatusMeaning>;

/**
 * The key of an explained status. It contains the column, because a word may mean another thing in a column of another
 * kind.
 */
export function knownStatusKey(field: StatusField, text: string): string {
  return `${field} ${statusKey(text)}`;
}

/**
 * The meaning of a status for an order: whole words of the tables only, of several in one cell the strictest. `unknown` where any
 * part is in no table and was not explained: nobody may guess what a shop means. Null for an empty cell.
 * @param own words of this platform, which count before the tables
 */
export function readStatus(
  text: string,
  field: StatusField = 'orderStatus',
  meanings?: KnownStatuses,
  own?: KnownStatuses,
): StatusMeaning | 'unknown' | null {
  const meaningOf = (part: string) =>
    own?.get(knownStatusKey(field, part)) ??
    OF_FIELD[field].get(statusKey(part)) ??
    meanings?.get(knownStatusKey(field, part));
  if (statusKey(text) === '') return null;
  const whole = meaningOf(text);
  if (whole) return whole;
  const isPayment = field === 'paymentStatus';
  const isMethod = (part: string) => isPayment && isPaymentMethod(part);
  const isAmount = (part: string) => isPayment && isPaidAmount(part);
  if (isMethod(text) || isAmount(text)) return null;
  const parts = text
    .split(BETWEEN)
    .flatMap((part) => (meaningOf(part) || isMethod(part) || isAmount(part) ? [part] : part.split(SLASH)))
    .filter((part) => statusKey(part) !== '');
  if (parts.length < 2 && !isMethod(parts[0] ?? ''))
    return field === 'lineStatus' && isNegative(text) ? 'produce' : 'unknown';
  const rest = parts.filter((part) => !meaningOf(part) && !isMethod(part));
  if (!rest.every(isAmount)) return 'unknown';
  const found = parts.map(meaningOf).filter((one) => one !== undefined);
  const meaning = found.length > 0 ? strictest(found) : null;
  if (rest.length === 0 || meaning === 'wait' || meaning === 'cancelled') return meaning;
  // One amount next to a way of paying is what was paid with it; of two one may be what is owed, or was paid back.
  const isPaidWith = parts.some((part) => isMethod(part) && !/\p{Nd}/u.test(part));
  return rest.length === 1 && isPaidWith ? meaning : 'unknown';
}

function strictest(found: readonly (StatusMeaning | undefined)[]): StatusMeaning {
  return STRICTNESS.findLast((one) => found.includes(one)) ?? 'produce';
}

/** What all status columns of a line say together. */
export interface LineStatus {
  /** The strictest of the known meanings; null = there is none. */
  meaning: StatusMeaning | null;
  /** Cells that are in no table, with their column's field. */
  unknown: { field: StatusField; word: string }[];
  /** Cells that the seller explained. */
  explained: { field: StatusField; word: string }[];
  /** Columns with dates of which nobody knows whether the line was shipped then. */
  unsureDates: number[];
}

/** Words that mean something else on one platform than elsewhere, as `readStatus` looks them up. */
export function ownStatuses(words: Partial<Record<StatusField, Words>>): KnownStatuses {
  return new Map(
    STATUS_FIELDS.flatMap((field) =>
      [...meaningsOf(words[field] ?? {})].map(([word, meaning]): [string, StatusMeaning] => [
        knownStatusKey(field, word),
        meaning,
      ]),
    ),
  );
}

/**
 * What a date under a header such as `Shipped on` says; `maybe` where the header may mean a planned day as well, or the day is still to come;
 * `none` where it is empty or only planned, `decided` where a person said that it is the day of shipping.
 */
export type ShipDate = 'shipped' | 'maybe' | 'none' | 'decided';
/** A date under a header of shipping, which is none of the words of its field. */
export interface ShipDateCell {
  column: number;
  says: ShipDate;
}

/**
 * What the four kinds of status columns say of a line: the strictest counts. A date says that a line was shipped only where no status
 * says that it is still to be made, and one that may be planned only next to a status that says shipped; otherwise it is unsure.
 * @param dates of this line under headers of shipping; a date in any other column is a word like others
 */
export function readLineStatus(
  fields: OrderLine['fields'],
  meanings?: KnownStatuses,
  own?: KnownStatuses,
  dates: readonly ShipDateCell[] = [],
): LineStatus {
  const status: LineStatus = { meaning: null, unknown: [], explained: [], unsureDates: [] };
  const said = dates.filter(({ says }) => says !== 'none');
  const cells = STATUS_FIELDS.flatMap((field) =>
    (fields[field]?.split(COLUMNS) ?? []).map((word) => ({
      field,
      word,
      isExplained: meanings?.has(knownStatusKey(field, word)) ?? false,
    })),
  );
  const ofLine = said.length > 0 || cells.some(({ field }) => field === 'lineStatus');
  const found: { field: StatusField; meaning: StatusMeaning }[] = [];
  for (const { field, word, isExplained } of cells) {
    if (field === 'orderStatus' && ofLine && PARTLY.has(statusKey(word))) continue;
    const meaning = readStatus(word, field, meanings, own);
    if (meaning === 'unknown') status.unknown.push({ field, word });
    else if (meaning) found.push({ field, meaning });
    if (meaning && isExplained) status.explained.push({ field, word });
  }
  const says = (meaning: StatusMeaning) =>
    found.some(
      (one) => one.meaning === meaning && (one.field === 'orderStatus' || one.field === 'lineStatus'),
    );
  const saysProduce = says('produce');
  const isSure = (date: ShipDate) => date === 'decided' || (date === 'shipped' && !saysProduce);
  if (!says('shipped') && !says('cancelled')) {
    // One date that is sure settles the line.
    if (said.some((one) => isSure(one.says))) found.push({ field: 'lineStatus', meaning: 'shipped' });
    else status.unsureDates.push(...said.map(({ column }) => column));
  }
  if (found.length > 0) status.meaning = strictest(found.map(({ meaning }) => meaning));
  return status;
}

/**
 * What a column of marks says (payment, refund, labels of the shop, who sends it): cancelled or wait where one of its words says so. A mark
 * of what was sent is no status of its line, so that line waits. Other words are the shop's own and say nothing.
 */
export function readMark(text: string): 'wait' | 'cancelled' | null {
  if (text === '') return null;
  const whole = MEANINGS.get(statusKey(text));
  const found = [whole, ...text.split(BETWEEN).map((part) => MEANINGS.get(statusKey(part)))];
  if (found.includes('cancelled')) return 'cancelled';
  const isPartly = text.split(BETWEEN).some((part) => PARTLY.has(statusKey(part)));
  const isSent = isPartly || (found.includes('shipped') && !KINDS_OF_ORDERS.has(statusKey(text)));
  return isSent || found.includes('wait') ? 'wait' : null;
}

/** The kind of an order that is sent, where others are fetched, and no status. */
const KINDS_OF_ORDERS: ReadonlySet<string> = new Set(['shipping']);

/** What columns of locks and of what went wrong say where nothing stops the line. */
const NOTHING_STOPS: ReadonlySet<string> = new Set(
  (
    '正常, 无异常, 没有异常, 未锁单, 未锁定, 未锁, 未上锁, 未冻结, 未拦截, 未挂起, 未作废, 未删除, 未退货, 已解锁, 解锁, 已解冻, 已释放, 無異常, 未鎖單, 未鎖定, 未凍結, 未攔截, ' +
    'normal, not locked, unlocked, not on hold, not held, not blocked, released, unblocked, not deleted, not returned, nicht gesperrt, entsperrt, freigegeben, non bloqué, débloqué, ' +
    'no bloqueado, desbloqueado, não bloqueado, non bloccato, sbloccato, niet geblokkeerd, nie zablokowane, odblokowane, не заблокирован, разблокирован, ロックなし, 解除済み, 해제'
  )
    .split(', ')
    .map(statusKey),
);

/**
 * Whether a column that says if something was called off, or how much of it, does: `Yes`, `2`, a date, a word that nobody knows. Only a
 * plain no, zeros, a word for an open lock and nothing at all do not.
 * @param text of several columns, as `readLineStatus` takes it
 */
export function isHeldBy(text: string): boolean {
  return (
    text !== '' &&
    text.split(COLUMNS).some((part) => !isNegative(part) && !NOTHING_STOPS.has(statusKey(part)))
  );
}
