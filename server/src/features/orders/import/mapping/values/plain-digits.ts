/** The zeros of the scripts whose digits people write; nine digits follow each. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50,
  0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810,
];

const WIDE = /\P{ASCII}/u;
/** Marks of direction, which change how digits are shown and not which they are. */
const DIRECTION = /[\u061c\u200b\u200e\u200f\u202a-\u202d\u2066-\u2069\ufeff]/g;
/** Digits turned around on the screen: their author saw another number. */
const TURNED = /\u202e/;
/** Superscripts, fractions and digits in circles: `5²` is not 52. */
const OTHER_NUMBERS = /\p{No}|\p{Nl}/u;
const DIGIT = /\p{Nd}/gu;

/**
 * A number with its digits as 0 to 9, in NFKC and without marks of direction: `١٢٣` and `१२३` are `123`. null = digits of two scripts, or
 * numbers that are no digits; then nobody can say which number it is. The Arabic separators stay.
 */
export function plainDigits(text: string): string | null {
  return inDigits(text, (zero, before) => before === undefined || before === zero);
}

/**
 * A phone or postcode with its digits as 0 to 9. It is no number but a row of digits, read one after the other as it was typed,
 * so that digits of two scripts say the same as those of one: each has one value. null = see `plainDigits`.
 */
export function plainCode(text: string): string | null {
  return inDigits(text, () => true);
}

/** @param isTaken whether a digit of the script of this zero may follow one of another */
function inDigits(
  text: string,
  isTaken: (zero: number, before: number | undefined) => boolean,
): string | null {
  if (!WIDE.test(text)) return text;
  if (TURNED.test(text) || OTHER_NUMBERS.test(text)) return null;
  let before: number | undefined;
  let isMixed = false;
  const plain = text
    .normalize('NFKC')
    .replace(DIRECTION, '')
    .replace(DIGIT, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = ZEROS.find((one) => code >= one && code < one + 10);
      isMixed ||= zero === undefined || !isTaken(zero, before);
      before = zero;
      return String(code - (zero ?? code));
    });
  return isMixed ? null : plain;
}
