import type { CharacterSet, TextField } from '../document/design-field.ts';

const LINE_END = /\r\n|[\p{Zl}\p{Zp}\r\n\v\f]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The lines of a text, as it is laid out. */
export function splitLines(text: string): string[] {
  return text.split(LINE_END);
}

/** The characters of a text as a reader counts them: `👨‍👩‍👧` and `é` are one each, however they are coded; without line breaks. */
export function charactersOf(text: string): string[] {
  return splitLines(text).flatMap((line) => Array.from(graphemes.segment(line), ({ segment }) => segment));
}

/**
 * One character, composed (NFC). Full-width letters and digits are in no set: they print wider than the ones a seller has in mind.
 * Marks may follow letters, so that a combination without a separate code point stays a letter.
 */
const SETS: Readonly<Record<CharacterSet, RegExp>> = {
  latin: /^(?![\uFF00-\uFFEF])(?=\p{L})\p{Script=Latin}[\u0300-\u036F]*$/u,
  'latin-capitals': /^(?![\uFF00-\uFFEF])(?=\p{Lu})\p{Script=Latin}[\u0300-\u036F]*$/u,
  digits: /^[0-9]$/,
  han: /^\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]*$/u,
  kana: /^(?![\uFF00-\uFFEF])[\p{Script=Hiragana}\p{Script=Katakana}ー][\u3099\u309A]?$/u,
  hangul: /^(?![\uFF00-\uFFEF])\p{Script=Hangul}+$/u,
  'other-letters':
    /^(?![\uFF00-\uFFEF])(?!\p{Script=Latin}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}[\p{L}\p{M}\u200C\u200D]*$/u,
  space: /^ $/,
  signs: /^(?!\p{Emoji_Presentation}|\p{Regional_Indicator})[\p{P}\p{S}]$/u,
  emoji:
    /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3)/u,
};

/** Characters of a text that the field does not allow, each once, in their order. */
export function charactersNotAllowed(
  text: string,
  { sets, more }: NonNullable<TextField['characters']>,
): string[] {
  const further = new Set(charactersOf(more.normalize('NFC')));
  const isAllowed = (character: string) => {
    const composed = character.normalize('NFC');
    return further.has(composed) || sets.some((set) => SETS[set].test(composed));
  };
  return [...new Set(charactersOf(text).filter((character) => !isAllowed(character)))];
}
