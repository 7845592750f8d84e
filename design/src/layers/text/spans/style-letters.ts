import { graphemeStarts } from './grapheme-starts.ts';
import { cutPieces, spansOf, splitByStyle } from './letter-pieces.ts';
import type { LetterStyle, SpannedWords, TextSpan } from './text-span.ts';

/** UTF-16 indices of the first of some letters, and behind their last. */
export interface TextRange {
  start: number;
  end: number;
}

/** The spans after letters were given a style; a sign that is chosen in part is styled whole. */
export function styleLetters(words: SpannedWords, stretch: TextRange, style: LetterStyle): TextSpan[] {
  return mapStyles(words, stretch, (own) => ({ ...own, ...style }));
}

/** The spans after the style of each letter was changed; a sign that is chosen in part is changed whole. */
export function mapStyles(
  words: SpannedWords,
  { start, end }: TextRange,
  change: (style: LetterStyle) => LetterStyle,
): TextSpan[] {
  const [from, to] = wholeSigns(words.text, start, end);
  const pieces = cutPieces(splitByStyle(words), [from, to]).map((piece) =>
    piece.start >= from && piece.end <= to ? { ...piece, style: change(piece.style) } : piece,
  );
  return spansOf(pieces, words);
}

/** The spans without what they say about these: all letters have them from the layer. */
export function withoutStyles(words: SpannedWords, names: readonly (keyof LetterStyle)[]): TextSpan[] {
  const pieces = splitByStyle(words).map((piece) => {
    const kept = Object.entries(piece.style).filter(([name]) => !names.includes(name as keyof LetterStyle));
    return { ...piece, style: Object.fromEntries(kept) as LetterStyle };
  });
  return spansOf(pieces, words);
}

/** The stretch widened to whole graphemes. */
function wholeSigns(text: string, start: number, end: number): [number, number] {
  if (start >= end) return [start, start];
  const starts = graphemeStarts(text);
  const from = starts.findLast((at) => at <= start) ?? 0;
  const to = starts.find((at) => at >= end) ?? text.length;
  return [from, to];
}
