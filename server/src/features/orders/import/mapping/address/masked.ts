import type { OrderAddress } from '../../../model/order-line.ts';
import { isCipher } from './cipher.ts';
import { isMaskingWord, isSurelyMaskingWord } from './hidden-words.ts';

/** `张**`, `s******y`, `••••`: signs that stand for letters. One of them may be a sign of the address itself: `1号*2室`. */
const SIGNS = /[*＊]{2,}|[●•○◯◉■□▇█＃⁎∗]{2,}|\*\s\*/u;
/** In a name even a single masking sign replaces a letter. A dot between two names (`阿里•买买提`) does not. */
const SIGN_IN_NAME = /[*＊●○◯■▇█∗]|^[•·]|[•·]$/u;
/** `• Ann Smith`, `■■ Tor links`: marks in front of a text that is whole. */
const BULLET = /^[•·●○◯■□]+\s+(?=\p{Script=Latin}{2})/u;
/** `* * *` below a street: a line without a text. */
const RULE_LINE = /^[*＊](?:\s+[*＊])+$/u;

/** The stars of a hotel: `Hotel Alpenhof ****`, `****Hotel Post`, `Hotel Sacher *****S`. */
const LODGING =
  /h[oôóò]tel|hostel|hostal|gasth[oa]|pension|resort|herberge|auberge|albergo|posada|pousada|motel|\b(?:inn|lodge|suites|spa)\b|\p{L}hof\b/iu;
const STARS_OF_HOTEL =
  /(?:(?<=\p{L}\s|\p{L}{3}|\()(?<!(?:room|zimmer|suite|flat|apt|nr|no)\.?\s?)[*＊]{1,5}(?:\s?(?:s|superior)(?!\p{L})|(?=$|[\s),]))|(?<!\S)[*＊]{1,5}(?=\s?h[oô]tel))/giu;

/** Letters and signs in a number stand for digits beside or between digits, not in `030 123456 *privat` or `(ask for Maxx)`. */
const STARS_IN_NUMBER =
  /(?<!\p{L}[*＊●•○◯■□▇█∗]*)[*＊●•○◯■□▇█∗](?:\s*[*＊●•○◯■□▇█∗])+(?![*＊●•○◯■□▇█∗]*\p{L})|\d[*＊●•○◯■□▇█∗](?!\s*\p{L})/u;
/** `138XXXX1234`, `138…1234`, `138----1234`; three lines (`030---123456`) only part two numbers. */
const LETTERS_IN_NUMBER =
  /(?<!\p{L})[xX×]{2,}(?!\p{L})|(?<=\d\s*|^\s*)(?:…|\.{3,})(?=\s*\d)|(?<=\d\s*)[-–—_]{4,}(?=\s*\d)/u;

/** `138…`: no number is as short; `0151 123 4567 ...` is whole. */
const CUT_NUMBER = /^\D*(?:\d[^\d…]*){1,6}(?:…|\.{3})\s*$/u;

/** `张XX`, `XX路XX号`: letters that stand for Chinese ones; not those of a word: `Maxx大厦`, `XXL店`. */
const HAN_CROSSES =
  /\p{Script=Han}\s*[xX×]{2,}(?!\p{Script=Latin})|(?<!\p{Script=Latin})[xX×]{2,}\s*(?:\p{Script=Han}|$)/u;
const HAN = /\p{Script=Han}/u;

/** Characters of plain names and streets. A text of these alone is neither masked nor encrypted, unless it is as long as a ciphertext. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ɏ\d ,.'()/-]*$/;
const SHORTEST_CIPHER = 14;

function isOrdinary(text: string): boolean {
  return PLAIN.test(text) && (text.length < SHORTEST_CIPHER || text.includes(' ')) && !isMaskingWord(text);
}

/** Whether signs stand for letters in it; those of a hotel and of a list stand for none. */
function hasSigns(text: string): boolean {
  if (!SIGNS.test(text)) return false;
  const bare = text.replace(BULLET, '');
  return SIGNS.test(LODGING.test(bare) ? bare.replace(STARS_OF_HOTEL, '') : bare);
}

/** `---`, `...`, `xxx`: what people type where a form insists on a number. */
export function isPhoneFiller(phone: string): boolean {
  return /^[-–—_.…xX×/\s]+$/.test(phone);
}

/** Characters of a phone that are looked at: more than any number with a remark. It bounds the time of patterns that backtrack. */
const MAX_PHONE = 200;

/** A phone number that the platform has hidden: nobody can call it. */
export function isMaskedPhone(written: string): boolean {
  const phone = written.slice(0, MAX_PHONE);
  if (phone === '' || isPhoneFiller(phone)) return false;
  if (STARS_IN_NUMBER.test(phone) || isCipher(phone) || isMaskingWord(phone)) return true;
  return /\d/.test(phone) && (LETTERS_IN_NUMBER.test(phone) || CUT_NUMBER.test(phone));
}

/** Whether the platform has hidden or enciphered a part of who and where it goes, since no real name or street looks so. */
export function isMasked({
  name,
  company,
  lines,
  district,
  city,
  province,
  postcode,
}: OrderAddress): boolean {
  const texts = [name, company, ...lines, district, city, province];
  // Most rows end here.
  if (PLAIN.test(postcode) && texts.every(isOrdinary)) return false;
  const streets = lines.filter((line, index) => index === 0 || !RULE_LINE.test(line));
  const places = [district, city, province];
  return (
    SIGN_IN_NAME.test(name.replace(BULLET, '')) ||
    /[*＊]/.test(postcode) ||
    [name, company, ...streets, ...places].some((text) => hasSigns(text) || isCipher(text)) ||
    [name, ...streets].some(isMaskingWord) ||
    [company, ...places].some(isSurelyMaskingWord) ||
    [name, ...streets, ...places].some((text) => HAN.test(text) && HAN_CROSSES.test(text))
  );
}
