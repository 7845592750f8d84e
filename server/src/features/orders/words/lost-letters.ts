import { lazy } from '../../../platform/cache/lazy.ts';
import { looksLikeJson } from './json-form.ts';
import { withoutGershayim } from './without-gershayim.ts';

/**
 * What an exporting program writes for a letter or an emoji that it lost or could not write: boxes, UTF-8 read as another
 * encoding, half a pair of surrogates, escapes that nobody resolved, control characters.
 */
const LOST =
  /[\uFFFD\u25A1\u25AF\u2BD1\u{1F7CF}]|\p{Cs}|[\u00C2-\u00DF][\u0080-\u00AA\u00AC-\u00BA\u00BC-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|ã€|(?<!\p{Script=Han})聽(?!\p{Script=Han})|(?<=\p{Ll})[¹²³](?=\p{Ll})|(?<=[\p{Ll}\p{N}])Â(?=\s|$)|ï¿½|ðŸ|锟斤拷|烫烫|\\u[0-9a-fA-F]{4}|_x[0-9a-fA-F]{4}_|&#?\w{2,8};/u;

/** Bytes of another alphabet, each read as a Western letter or sign: no word has four accents in a row, or three and nothing else. */
const WESTERN = '\\u00A1-\\u00FF\\u0152\\u0153\\u0160\\u0161\\u0178\\u017D\\u017E';
const ONLY_ACCENTS = new RegExp(
  `[${WESTERN}]{4,}|[\\u00C0-\\u00DE]{3,}|(?<![A-Za-z])[\\u00C0-\\u00FF]{3,}(?![A-Za-z])`,
);
/** Signs that never stand next to an accented letter, and the florin sign of Japanese bytes. */
const SIGN_IN_WORD =
  /[\u00A2-\u00A6\u00AC-\u00AF\u00B1-\u00B3\u00B5\u00B6\u00B8\u00B9\u00BC-\u00BE][\u00C0-\u00FF]|[\u00C0-\u00FF][\u00A2-\u00A6\u00AC-\u00AF\u00B1-\u00B3\u00B5\u00B6\u00B8\u00B9\u00BC-\u00BE]|\u0192|\u201A\P{ASCII}/u;

/** What a spreadsheet shows in place of a value, also where a column is too narrow for it. */
const CELL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i;
/** A long number as a spreadsheet shows it, also where decimals have a comma. */
const SCIENTIFIC = /^-?\d(?:[.,]\d+)?E\+?\d{2,3}$/i;

/** Whether a cell holds an error of a spreadsheet program, as `#REF!`. */
export function isCellError(text: string): boolean {
  return text.startsWith('#') && CELL_ERROR.test(text);
}

/** Whether a long number was written as `1.23E+15`, which loses digits. */
export function isScientific(text: string): boolean {
  return isFigure(text.charCodeAt(text.length - 1)) && SCIENTIFIC.test(text);
}

/** Asked of each cell of a file, most of which end otherwise. */
function isFigure(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Texts in which nothing can be damaged: no quote, `#`, `&`, `?`, `\\` or `_`, and nothing but ASCII of one line. Most cells are. */
const UNDAMAGED = /^[ !$-%'-/0-9:;<=>@A-Z[\]^`a-z{|}~]*$/;

/** Whether a text has only signs that no damage leaves behind; a number may still be another one (`isScientific`). */
export function isUndamaged(text: string): boolean {
  return UNDAMAGED.test(text);
}

/** Whether a text may not be what the buyer wrote: letters were lost before it came here, or it is written for programs. */
export function mayHaveLostLetters(text: string): boolean {
  if (isUndamaged(text)) return text.includes('+') && isScientific(text);
  if (looksLikeJson(text) || isCellError(text) || (text.includes('+') && isScientific(text))) return true;
  // An address may hold question marks and signs, but nothing that no key types.
  if (text.includes('\uFFFD') || hasControls(text)) return true;
  const plain = text.replace(/https?:\/\/\S+/g, '');
  return plain.includes('?') || isGarbled(plain) || hasOddQuotes(plain);
}

/** Whether a text holds quotation marks that belong around its cell: an odd number of them, or doubled ones. A single one after a digit and before none is an inch mark. */
export function hasOddQuotes(written: string, mayBeInches = true): boolean {
  const text = withoutGershayim(written);
  if (!text.includes('"')) return false;
  const isOdd = (text.split('"').length - 1) % 2 === 1;
  return (
    text.includes('""') ||
    (isOdd && !(mayBeInches && /\d"(?!\d)/.test(text))) ||
    /^"[^"]*"[^"]*"[^"]*"$/.test(text)
  );
}

/** An inch mark: `10"`, `5½ "`. */
const INCHES = /(?<=\p{N}\s?)"(?!\p{N})/gu;

/** `Navy / "M`: a quote that quotes nothing and measures nothing, as a file with one too many leaves it in a text. */
export function hasStrayQuote(written: string): boolean {
  if (!written.includes('"')) return false;
  const text = withoutGershayim(written);
  const isOdd = (one: string) => one.split('"').length % 2 === 0;
  return isOdd(text) && isOdd(text.replace(INCHES, ''));
}

/** Titles and family names that Hebrew writes with gershayim. */
const HEBREW_SHORT = new Set(
  'דר עוד רוח פרופ זל שליטא היו בעמ אדמור מור הרהג הרהח רהג תאל סאל אלמ רסן רסמ סמר רסר רבט נצמ חכ יור מנכל כץ שץ סגל זק זקש שך בק רפ רבמ רלב הכהנש מהרל יעבץ מזאה בש חן'.split(
    ' ',
  ),
);

/** `כה"ן`: a mark in a Hebrew word that is none of those; a quote too many looks the same. */
export function hasOtherGershayim(text: string): boolean {
  return [...text.matchAll(/[\u05d0-\u05ea]+"[\u05d0-\u05ea]+/g)].some(
    ([word]) =>
      !HEBREW_SHORT.has(word.replace('"', '').replace(/^[הולב](?=..)/, '')) &&
      !HEBREW_SHORT.has(word.replace('"', '')),
  );
}

/** Nothing but ASCII that is no escape, and single accented letters: what is garbled has two others in a row, or a sign. Most names are. */
const SOUND = /^(?:[\t\n\r -%'-[\]^`-~]|[ÀÁÃ-ÖØ-öø-ÿ](?!\P{ASCII}))*$/u;

/** Boxes, control characters and letters of a wrong encoding; a question mark alone is none. */
export function isGarbled(text: string): boolean {
  if (SOUND.test(text)) return false;
  return (
    hasControls(text) ||
    LOST.test(text) ||
    ONLY_ACCENTS.test(text) ||
    SIGN_IN_WORD.test(text) ||
    isUtf8AsChinese(text)
  );
}

/** Control characters but tab and line ends: no key types them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

function hasControls(text: string): boolean {
  return CONTROL.test(text);
}

/** A question mark that is no question: not behind a word, or inside one. */
const STRAY_QUESTION = /(?<![\p{L}\p{N})"”’'])\?|\?(?=[\p{L}\p{N}])/u;

/** Whether a question mark stands where a letter was lost. */
export function hasStrayQuestion(text: string): boolean {
  return text.includes('?') && STRAY_QUESTION.test(text);
}

const HAN = /\p{Script=Han}/u;
const WIDE_RUN = /[^\0-\u007F]+/g;
/** From this many letters of one script on, text that decodes as UTF-8 did not do so by chance. */
const MANY = 4;
const OF_ONE_SCRIPT =
  /^[\u00A0-\u00BF]*(?:[\u00C0-\u017F]+|[\u0370-\u03FF]+|[\u0400-\u04FF]+|[\u05D0-\u05EA]+|[\u0621-\u06FF]+)[\u00A0-\u00BF]*$/;

/** `M眉ller`, `鍖椾含`: UTF-8 that was read as GBK. Its bytes are UTF-8 again, which those of real words hardly ever are. */
function isUtf8AsChinese(text: string): boolean {
  if (!HAN.test(text)) return false;
  let letters = 0;
  for (const found of text.matchAll(WIDE_RUN)) {
    const [run] = found;
    const read = utf8OfGbk(run);
    // The bytes of `顧客` are a letter of private use, which no text has.
    if (read === null || /[\ue000-\uf8ff]/.test(read)) continue;
    letters += read.length;
    // The bytes of `平台状态` decode as UTF-8 by chance, but into letters that no language puts next to each other.
    if (/[\u0800-\uFFFF]/.test(read) || (letters >= MANY && OF_ONE_SCRIPT.test(read))) return true;
    const beside = `${text[found.index - 1] ?? ''}${text[found.index + run.length] ?? ''}`;
    // Letters of languages, and accents written as their own letters: those from U+0321 on are the bytes of common Chinese letters, and the
    // signs of phonetics are those of `色`.
    if (/[A-Za-z]/.test(beside) && /^(?:[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u0320])+$/.test(read))
      return true;
  }
  return false;
}

/**
 * The code of each letter in GBK: the higher byte times 256 and the lower one, 0 = none; the euro sign is one byte. It is an array of
 * numbers, since a map takes 2 MB.
 */
const gbkOf = lazy(readGbk);

function utf8OfGbk(run: string): string | null {
  const gbk = gbkOf();
  const bytes: number[] = [];
  // How many further bytes the letter asks for that has begun. The decoder throws, which for each Chinese cell of a file would take
  // longer than all else that is done with it, so most words end at their first letter here.
  let further = 0;
  for (const letter of run) {
    const pair = letter.length > 1 ? 0 : gbk[letter.charCodeAt(0)]!;
    if (pair === 0) return null;
    for (const byte of pair > 0xff ? [pair >> 8, pair & 0xff] : [pair]) {
      const isFurther = byte >= 0x80 && byte < 0xc0;
      if (isFurther !== further > 0) return null;
      if (isFurther) further--;
      else if (byte >= 0xc0) further = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      bytes.push(byte);
    }
  }
  try {
    // The last letter may have been cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes), { stream: true });
  } catch {
    return null;
  }
}

const [FIRST_HIGH, LAST_HIGH, FIRST_LOW, LAST_LOW] = [0x81, 0xfe, 0x40, 0xfe];

/** The decoder turned around: all pairs at once, a line end behind each. */
function readGbk(): Uint16Array {
  const pairs: number[] = [];
  for (let high = FIRST_HIGH; high <= LAST_HIGH; high++)
    for (let low = FIRST_LOW; low <= LAST_LOW; low++) if (low !== 0x7f) pairs.push(high * 256 + low);
  const bytes = new Uint8Array(pairs.length * 3);
  for (const [at, pair] of pairs.entries()) bytes.set([pair >> 8, pair & 0xff, 0x0a], at * 3);
  const letters = new TextDecoder('gbk').decode(bytes);
  const table = new Uint16Array(0x10000);
  table['€'.charCodeAt(0)] = 0x80;
  let at = 0;
  for (const pair of pairs) {
    const end = letters.indexOf('\n', at);
    if (end === at + 1 && letters[at] !== '\uFFFD') table[letters.charCodeAt(at)] = pair;
    at = end + 1;
  }
  return table;
}
