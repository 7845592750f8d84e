/** `##密文`, `~AgAAAAL9Zx0H…=~`, `$14$MTM4…$1$$`, `#ZM8kq1aB#Yz1P…#1##`: ciphers between the signs that 抖店, 拼多多 and 淘宝 set around them. */
const NOT_DECRYPTED = /^[#$~]{1,2}\S*密文/;
const BETWEEN_SIGNS = /^([~#$])([\w+/=$#~.-]{6,})\1$/;
/** Their last part counts versions: `…#1##`, `…$1$$`, `…~0~`. */
const WITH_VERSION = /^([~#$]).*(?:([#$])\d\2\2|~\d~)$/;
const PADDED_PART = /^[A-Za-z0-9+/_-]{6,}={1,2}$/;

/** A row of letters and digits of base64: no name, street or number is as long without a blank. */
const BASE64 = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z0-9+/_-]{22,}={0,2}$/;
const PADDED = /^(?=.*[A-Za-z])[A-Za-z0-9+/]{14,}={1,2}$/;

/** `Strasse`, `DHL`, `12`: what people write without a blank is made of these. */
const WORD_OR_NUMBER = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;
const MIN_MIXED = 10;
/** A cipher may have `+` and `/` in it, so that its pieces are short. */
const MIN_MIXED_PIECES = 22;
/** In words and house numbers these are longer (`Liebknecht`, `12`); in a cipher case and digits change with every second sign. */
const MAX_PART_OF_CIPHER = 2.5;

/** Letters and digits mixed as by chance: `Yz1PqaaTTz9`; not `Karl-Liebknecht-Strasse12`, `Building3/Floor12/Room1204`. */
function isMixed(text: string): boolean {
  const pieces = text.split(/[^A-Za-z0-9]+/);
  return pieces.some((one) => one.length >= MIN_MIXED && changesOften([one])) || isLongMixed(pieces);
}

function isLongMixed(pieces: readonly string[]): boolean {
  return pieces.join('').length >= MIN_MIXED_PIECES && changesOften(pieces);
}

function changesOften(pieces: readonly string[]): boolean {
  const all = pieces.join('');
  if (!/\d/.test(all) || !/[A-Za-z]/.test(all)) return false;
  const parts = pieces.flatMap((one) => one.match(WORD_OR_NUMBER) ?? []);
  return all.length / parts.length <= MAX_PART_OF_CIPHER;
}

function isBetweenSigns(text: string): boolean {
  const inside = BETWEEN_SIGNS.exec(text)?.[2];
  return inside?.split(/[~#$]/).some((part) => PADDED_PART.test(part) || isMixed(part)) ?? false;
}

/** Whether a text is a cipher of a platform, which only the platform itself can read. */
export function isCipher(text: string): boolean {
  if (NOT_DECRYPTED.test(text) || WITH_VERSION.test(text) || PADDED.test(text) || isBetweenSigns(text))
    return true;
  return BASE64.test(text) && isMixed(text);
}
