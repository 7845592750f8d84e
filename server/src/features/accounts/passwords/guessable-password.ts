import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords of published leaks, in lower case. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(dictionary['passwords-common']!));

/** Names of this product and its work, which a guesser tries first. */
const OUR_WORDS = [
  'diystudio',
  'diy-studio',
  'diy',
  'studio',
  'admin',
  'administrator',
  'demo',
  'root',
  '在线定制系统',
  '定制系统',
];

/** What stands around a word must be longer than this to make it another. */
const MIN_OWN = 4;

/**
 * Whether a password is one that guessers try: known from leaks, also with digits and signs around it, a short piece
 * repeated, letters in a row, or hardly more than a name (`names`: of the user, of the shop) or one of our words.
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (KNOWN.has(plain) || isRepeated(plain) || isRow(plain) || isShortNumber(plain)) return true;
  const isDressed = bare.length >= MIN_OWN && plain.length - bare.length <= MIN_OWN;
  if (isDressed && KNOWN.has(bare)) return true;
  return [...names, ...OUR_WORDS].some((name) =>
    isLittleMoreThan(plain, name.normalize('NFKC').toLowerCase()),
  );
}

/** Up to four characters over and over; nothing at all is the first of them. */
const isRepeated = (text: string) => /^(.{0,4}?)\1*$/su.test(text);

/** Each character follows the one before by the same step of −1, 0 or 1: 12345678, hgfedcba. */
function isRow(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - codes[at - 1]! === step);
}

/** Eight digits are a birthday or a telephone number. */
const isShortNumber = (text: string) => /^\d{1,11}$/.test(text);

function isLittleMoreThan(text: string, name: string): boolean {
  if (name.length < 3 || !text.includes(name)) return false;
  return text.replaceAll(name, '').length < MIN_OWN;
}
