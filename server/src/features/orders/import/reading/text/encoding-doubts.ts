import type { DamagedCell } from '../table-facts.ts';
import { countryEncodings } from './country-encodings.ts';
import {
  ALL_RIVALS,
  DOUBLE_RIVALS,
  isOddIn,
  LATIN_RIVALS,
  type RivalSet,
  rivalSet,
  rivalsOfCell,
  SELDOM_RIVALS,
} from './rival-encodings.ts';

import { isUtf8ByChance } from './utf8/utf8-by-chance.ts';
import { isUtf8Row, utf8Reading } from './utf8/utf8-rows.ts';
import { hasStraySign, type WesternForm, westernForm, wideWords } from './western-form.ts';

/** What of a text was not decoded for certain. */
export interface EncodingGuess {
  /** Something speaks for another one and does not prove it: whatever differs in one waits. */
  isOther: boolean;
  /** The file is in a language of the Western encoding. */
  isWestern: boolean;
  /** The old encoding that a person chose; null = it was taken. */
  chosen: string | null;
  /** Lines of the file may be UTF-8, so that its rows are worth a look. */
  hasUtf8: boolean;
}

/** Looks at all rows of a text file, headers included, and then names those whose letters may be others. */
export interface EncodingDoubts {
  see(row: number, cells: readonly string[]): void;
  /** The damaged cells that were found, row by row. */
  find(): DamagedCell[];
}

const SINGLE_RIVALS = ALL_RIVALS & ~DOUBLE_RIVALS;
const TURKISH = rivalSet(['windows-1254']);
/** Texts that a person may be shown. */
const SAMPLE_CHARS = 60;
const SAMPLES = 2000;
const SAMPLES_OF_EACH = 20;
const MAX_WORDS = 20_000;
const WIDE = /[^\0-\u007f]/;
/** İ ı Ş ş Ğ ğ of Turkish: of Western languages only the northern ones have what stands for these. */
const NORTHERN_LETTER = /[ÝýÞþÐð]/;

/**
 * `Lïga`, `Kàrlis`, `Jonaitienì`: Līga, Kārlis, Jonaitienė. Western words have these letters in other places: `Tomàs`, `Bernàt`, `Sàra`, `Haitì`,
 * `Kyïv`.
 */
const BALTIC_FORM =
  /[b-df-hj-np-tv-xzñç]ï(?!v$)[b-df-hj-np-tv-zñç]|(?:ien|[a-z]{2}ait|[uùyþ]t)ì(?:s|$)|[b-df-hj-np-tv-z]à[b-df-hj-np-tv-zñç]+(?:is|ere)$/iu;

/** A word with letters beyond ASCII, and the encodings of single bytes in which it is another. */
interface KnownWord {
  form: WesternForm;
  differing: RivalSet;
}

/** Rows in which something may be other letters; numbers, so that many of them take little room. */
interface DoubtfulRow {
  row: number;
  column: number;
  differing: RivalSet;
  /** No text is written so in the Western encoding. */
  isOdd: boolean;
  text?: string | undefined;
}

/**
 * An encoding is possible until the file shows something that is no text in it, or two words that are known in the Western encoding and others
 * in it: a program writes all rows in one encoding. Words that are known in none and differ in one that is still possible are asked about, also
 * signs and letters that no Western word has.
 */
export function createEncodingDoubts(guess: EncodingGuess): EncodingDoubts {
  if (guess.chosen !== null) return doubtsOfChosen(guess.chosen, guess.hasUtf8);
  if (guess.isOther)
    return doubtsOf((cells) => {
      const column = cells.findIndex((cell) => WIDE.test(cell));
      return column < 0 ? null : { column };
    });
  return doubtsOfWestern(guess.isWestern);
}

/**
 * Rows with a cell that is no text in the encoding that a person chose, or that are UTF-8. Those can never be confirmed, unless they are UTF-8
 * by chance: three Chinese letters of GBK may be three letters of three scripts there.
 */
function doubtsOfChosen(encoding: string, hasUtf8: boolean): EncodingDoubts {
  const odd = (cell: string) => WIDE.test(cell) && isOddIn(cell, encoding);
  const utf8 = (cells: readonly string[]) => hasUtf8 && isUtf8Row(cells, encoding);
  const wide = (cell: string) => WIDE.test(cell);
  return doubtsOf((cells) => {
    const isOfUtf8 = utf8(cells);
    const column = cells.findIndex(isOfUtf8 ? wide : odd);
    if (column < 0) return null;
    // A replacement character (U+FFFD) proves that the encoding is wrong.
    const isWrong =
      (isOfUtf8 && !isUtf8ByChance(utf8Reading(cells, encoding))) ||
      cells.some((cell) => cell.includes('\ufffd'));
    return { column, ...(!isWrong && { confirmable: true as const }) };
  });
}

type Found = Pick<DamagedCell, 'column' | 'confirmable'>;

function doubtsOf(look: (cells: readonly string[]) => Found | null): EncodingDoubts {
  const found: DamagedCell[] = [];
  return {
    see(row, cells) {
      const one = look(cells);
      if (!one) return;
      const sample = found.length < SAMPLES ? sampleOf(cells[one.column]!) : null;
      found.push({ row, code: 'encoding', ...one, ...sample });
    },
    find: () => found,
  };
}

function sampleOf(cell: string): { text: string } {
  return { text: cell.slice(0, SAMPLE_CHARS) };
}

/** A shorter word may be one of another language too. */
const LONG_WORD = 5;

/**
 * Encodings in which words that are known would be others. Of Latin letters one is not enough, since it may be a word of another language
 * as well: `prêt` is pręt.
 */
function createExclusion(): (word: string, differing: RivalSet) => RivalSet {
  const seen = new Set<string>();
  let [once, twice] = [0, 0];
  return (word, differing) => {
    const key = word.toLowerCase();
    if (key.length < LONG_WORD || seen.has(key)) return twice;
    seen.add(key);
    // A second word is needed only among the Latin encodings; other alphabets share no words with them.
    twice |= differing & (once | ~LATIN_RIVALS);
    once |= differing;
    return twice;
  };
}

function doubtsOfWestern(isWestern: boolean): EncodingDoubts {
  const words = new Map<string, KnownWord>();
  const rows: DoubtfulRow[] = [];
  const shown = new Map<number, number>();
  const exclude = createExclusion();
  let [impossible, suspected] = [0, 0];
  const wordOf = (word: string): KnownWord => {
    const before = words.get(word);
    if (before) return before;
    const { differing, impossible: odd } = rivalsOfCell(word, SINGLE_RIVALS);
    impossible |= odd & LATIN_RIVALS;
    const made = { form: westernForm(word, isWestern), differing: differing | odd };
    if (words.size >= MAX_WORDS) words.clear();
    words.set(word, made);
    return made;
  };
  /** What a cell that is not certain may be instead. */
  const look = (
    cell: string,
  ): { differing: RivalSet; isOdd: boolean; isNorthern: boolean; isBaltic: boolean } => {
    const open = ALL_RIVALS & ~impossible;
    impossible |= rivalsOfCell(cell, open & ~LATIN_RIVALS).impossible;
    const all = { differing: 0, isOdd: hasStraySign(cell), isNorthern: false, isBaltic: false };
    for (const word of wideWords(cell)) {
      const { form, differing } = wordOf(word);
      if (form === 'known') impossible |= exclude(word, differing | DOUBLE_RIVALS);
      else all.differing |= differing | DOUBLE_RIVALS;
      if (form === 'none') all.isOdd = true;
      if (form !== 'known' && NORTHERN_LETTER.test(word)) all.isNorthern = true;
      if (form !== 'known' && BALTIC_FORM.test(word)) all.isBaltic = true;
    }
    return all;
  };
  return {
    see(row, cells) {
      const first: DoubtfulRow = { row, column: -1, differing: 0, isOdd: false };
      let [isTurkish, isBaltic] = [false, false];
      for (const [column, cell] of cells.entries()) {
        if (!WIDE.test(cell)) continue;
        const { differing, isOdd, isNorthern, isBaltic: isOfBaltic } = look(cell);
        isTurkish ||= isNorthern;
        isBaltic ||= isOfBaltic;
        if (differing === 0 && !isOdd) continue;
        if (first.column < 0 || (isOdd && !first.isOdd)) Object.assign(first, { column });
        first.differing |= differing;
        first.isOdd ||= isOdd;
      }
      if (first.column < 0) return;
      const { encodings, isNorthern, isRomance } = countryEncodings(cells);
      suspected |= rivalSet(encodings) & first.differing;
      if (isNorthern) first.differing &= ~TURKISH;
      // Whatever language the headers are in, `Ýpek Yýldýz` is İpek Yıldız unless a word shows that it is none.
      else if (isTurkish) suspected |= TURKISH & first.differing & ~impossible;
      // Names of these countries may look like it: `Màris`.
      if (isBaltic && !isRomance) suspected |= SELDOM_RIVALS & first.differing & ~impossible;
      const key = first.isOdd ? -1 : first.differing;
      const count = (shown.get(key) ?? 0) + 1;
      shown.set(key, count);
      if (rows.length < SAMPLES || count <= SAMPLES_OF_EACH)
        first.text = cells[first.column]!.slice(0, SAMPLE_CHARS);
      rows.push(first);
    },
    find() {
      // Headers in a language of the Western encoding speak for it, unless a country speaks against it.
      const open =
        suspected | (ALL_RIVALS & ~impossible & ~SELDOM_RIVALS & (isWestern ? ~LATIN_RIVALS : ALL_RIVALS));
      return rows
        .filter(({ differing, isOdd }) => isOdd || (differing & open) !== 0)
        .map(({ row, column, text }) => ({ row, column, code: 'encoding', ...(text && { text }) }));
    },
  };
}
