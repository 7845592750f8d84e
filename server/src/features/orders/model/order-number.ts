import { rememberTexts } from '../../../platform/cache/remember-texts.ts';

/** The zeros of the scripts whose digits people write, without our own. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810,
];
const VALUES = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, value) => [String.fromCodePoint(zero + value), String(value)] as const),
  ),
);
/** What nobody sees: controls, joiners, marks of direction, fillers; blanks other than the plain one. */
const UNSEEN =
  /[\p{Cc}\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
const WIDE = /[^ -~]/;
const CAPITAL = /[A-Z]/;
/** A number as nearly all are: it is its own key, so nothing is worked out or remembered for it. */
const PLAIN = /^[\w./-]+$/;
/** Letters of full or half width and digits of any script, which are compared by their plain form; `①`, `²` and `Ⓐ` are not, since somebody added them. */
const WIDTHS = /[\uff00-\uffef\p{Nd}]+/gu;

/**
 * An order number as it is written, without what no program means by it: full width, a `#` in front, blanks around it, marks that
 * nobody sees, digits of another script. `＃１００１` and `#1001` are 1001. Case, blanks and signs inside it stay: see `numberKey`.
 */
export function orderKey(orderNo: string): string {
  return PLAIN.test(orderNo) ? orderNo : writtenKey(orderNo);
}

const writtenKey = rememberTexts((orderNo) =>
  digitsOf(WIDE.test(orderNo) ? spaced(normaliseWidths(orderNo)) : orderNo)
    .trim()
    .replace(/^[#\s]+/, ''),
);

/**
 * What order numbers have in common that may be one: `po-12 a` and `PO-12A`, `1001①` and `10011`. Platforms write their numbers in one way, so
 * these come from a person or from two systems, and a person says whether they are one order. As `order_number_key` of the database.
 */
export function numberKey(orderNo: string): string {
  return PLAIN.test(orderNo) && !CAPITAL.test(orderNo) ? orderNo : looseKey(orderNo);
}

const looseKey = rememberTexts((orderNo) => {
  const key = orderKey(orderNo.normalize('NFKC')).replace(/ +/g, '');
  return CAPITAL.test(key) ? key.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : key;
});

/** Full and half width as one, digits of other scripts and marks that nobody sees left as they are. */
export function normaliseWidths(text: string): string {
  return WIDE.test(text) ? text.replace(WIDTHS, (some) => some.normalize('NFKC')).normalize('NFC') : text;
}

/** Blanks of all kinds as plain ones, and nothing that nobody sees. */
function spaced(text: string): string {
  return text.replace(/\s/g, ' ').replace(UNSEEN, '');
}

function digitsOf(text: string): string {
  return WIDE.test(text) ? text.replace(/\p{Nd}/gu, (digit) => VALUES.get(digit) ?? digit) : text;
}
