import { followWords } from './edit-words.ts';
import { isSameStyle, spansOf, splitByStyle } from './letter-pieces.ts';
import { plainLineEnds } from './plain-line-ends.ts';
import type { LetterStyle, SpannedWords, TextSpan } from './text-span.ts';

/**
 * The one style that all letters of a text have, blanks apart; null = they have several, and nobody can say which of them other
 * words are meant to have.
 */
export function onlyStyle(words: SpannedWords): LetterStyle | null {
  const styles = splitByStyle(words)
    .filter(({ start, end }) => words.text.slice(start, end).trim() !== '')
    .map(({ style }) => style);
  const [first = {}] = styles;
  return styles.every((style) => isSameStyle(style, first)) ? first : null;
}

/**
 * The spans of other words in place of all there are, as an order brings them: they have the style that all letters had, or else
 * the layer's own. Equal words keep their spans, whatever their line ends.
 */
export function replaceWords(words: SpannedWords, text: string): TextSpan[] {
  if (text === words.text) return [...(words.spans ?? [])];
  if (plainLineEnds(text) === plainLineEnds(words.text)) return followWords(words, text);
  const style = onlyStyle(words) ?? {};
  return spansOf([{ start: 0, end: text.length, style }], { ...words, text });
}
