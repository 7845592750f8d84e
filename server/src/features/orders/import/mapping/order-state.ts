import { STATUS_WORDS, type StatusMeaning } from './status-words.ts';

const YES = /^(?:true|yes|y|1|是)$/;
/** Separators between two statuses in one cell: `待发货（退款中）`, `已付款,待审核`. */
const BETWEEN = /[|,，;；、+＋/()（）[\]【】<>\n]+/;
/** The strictest of several statuses counts. */
const STRICTNESS: readonly StatusMeaning[] = ['produce', 'shipped', 'wait', 'cancelled'];

const MEANINGS = new Map(
  (Object.entries(STATUS_WORDS) as [StatusMeaning, string][]).flatMap(([meaning, words]) =>
    words
      .split(',')
      .map((word): [string, StatusMeaning] => [keyOf(word), meaning])
      .filter(([key]) => key !== ''),
  ),
);

/** A status as it is compared: without case, blanks and signs; the dotless i of Turkish as i, since capitals lose the difference. */
function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/\u0307/g, '')
    .replace(/[\s_\-–—·.:'’‘"“”/&!]+/g, '');
}

/**
 * The meaning of a status: only whole words of the table count, and the strictest of several in one cell. `unknown` if
 * any part is in no table, since we must not guess what a shop means. Null for an empty cell.
 */
export function readStatus(text: string): StatusMeaning | 'unknown' | null {
  const whole = keyOf(text);
  if (whole === '') return null;
  const meaning = MEANINGS.get(whole);
  if (meaning) return meaning;
  const parts = text
    .split(BETWEEN)
    .map(keyOf)
    .filter((part) => part !== '');
  if (parts.length < 2) return 'unknown';
  const found = parts.map((part) => MEANINGS.get(part));
  if (found.some((one) => one === undefined)) return 'unknown';
  return STRICTNESS.findLast((one) => found.includes(one)) ?? 'unknown';
}

/**
 * The meaning of a column of marks (payment, refund, labels of the shop): cancelled or wait if one of its words says
 * so. Other words are the shop's own and are ignored.
 */
export function readMark(text: string): 'wait' | 'cancelled' | null {
  const whole = MEANINGS.get(keyOf(text));
  const found = [whole, ...text.split(BETWEEN).map((part) => MEANINGS.get(keyOf(part)))];
  if (found.includes('cancelled')) return 'cancelled';
  return found.includes('wait') ? 'wait' : null;
}

/** `true`, `Yes`, `是`: a column that is a switch. */
export function isYes(text: string): boolean {
  return YES.test(text.normalize('NFKC').toLowerCase().trim());
}
