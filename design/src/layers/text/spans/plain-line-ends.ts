import { spansOf, splitByStyle } from './letter-pieces.ts';
import type { SpannedWords, TextSpan } from './text-span.ts';

/** A text as fields of browsers hold it: each line end is one character. */
export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The same words with one character for each line end; every letter keeps its style. */
export function withPlainLineEnds<T extends SpannedWords>(words: T): T {
  const text = plainLineEnds(words.text);
  if (text === words.text) return words;
  if (!words.spans) return { ...words, text };
  return {
    ...words,
    text,
    spans: movedSpans(words, text, (at) => plainLineEnds(words.text.slice(0, at)).length),
  };
}

/** The spans of the same letters with other line ends: `words` have one character for each. */
export function withLineEnds(words: SpannedWords, text: string): TextSpan[] {
  const places = [0];
  for (const [end] of text.matchAll(/\r\n|./gs)) places.push((places.at(-1) ?? 0) + end.length);
  return movedSpans(words, text, (at) => places[at] ?? text.length);
}

function movedSpans(words: SpannedWords, text: string, placeOf: (at: number) => number): TextSpan[] {
  const pieces = splitByStyle(words).map(({ start, end, style }) => ({
    start: placeOf(start),
    end: placeOf(end),
    style,
  }));
  return spansOf(pieces, { ...words, text });
}
