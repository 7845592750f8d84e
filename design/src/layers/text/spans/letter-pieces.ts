import { graphemeStarts } from './grapheme-starts.ts';
import type { LetterStyle, SpannedWords, TextSpan } from './text-span.ts';

/** A stretch of letters of one style. Pieces follow each other and cover all of a text. */
export interface LetterPiece {
  start: number;
  end: number;
  style: LetterStyle;
}

/** The letters of a text by their style; `{}` = as the layer has it. */
export function splitByStyle({ text, spans = [] }: Pick<SpannedWords, 'text' | 'spans'>): LetterPiece[] {
  const pieces: LetterPiece[] = [];
  let at = 0;
  for (const { start, end, ...style } of spans) {
    if (start > at) pieces.push({ start: at, end: start, style: {} });
    pieces.push({ start, end, style });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, end: text.length, style: {} });
  return pieces;
}

/** The pieces with an end of one at each of these places. */
export function cutPieces(pieces: readonly LetterPiece[], places: readonly number[]): LetterPiece[] {
  return pieces.flatMap(({ start, end, style }) => {
    const inside = [...new Set(places)].filter((at) => at > start && at < end).sort((a, b) => a - b);
    return [start, ...inside].map((from, i) => ({ start: from, end: inside[i] ?? end, style }));
  });
}

/**
 * The spans of a text: none is empty, none as the layer is anyway, and no two neighbours are alike. A grapheme has the style of its
 * first character.
 */
export function spansOf(pieces: readonly LetterPiece[], words: Omit<SpannedWords, 'spans'>): TextSpan[] {
  const starts = graphemeStarts(words.text);
  const length = words.text.length;
  const signAt = (at: number) => starts.find((start) => start >= at) ?? length;
  const spans: TextSpan[] = [];
  for (const piece of pieces) {
    const style = ownStyle(piece.style, words);
    const [start, end] = [signAt(piece.start), signAt(piece.end)];
    if (start >= end || Object.keys(style).length === 0) continue;
    const last = spans.at(-1);
    if (last?.end === start && isSameStyle(last, style)) last.end = end;
    else spans.push({ start, end, ...style });
  }
  return spans;
}

/** The spans as they would be made today: the layer may have changed to what some of them say. */
export function settleSpans(words: SpannedWords): TextSpan[] {
  return words.spans?.length ? spansOf(splitByStyle(words), words) : [];
}

/** What of a style differs from the layer. */
function ownStyle(
  { fontId, sizeRatio, colour, features }: LetterStyle,
  words: Omit<SpannedWords, 'spans'>,
): LetterStyle {
  const ratio = sizeRatio === undefined ? 1 : Math.round(sizeRatio * 1e6) / 1e6;
  return {
    ...(fontId === undefined || fontId === words.fontId ? {} : { fontId }),
    ...(ratio === 1 ? {} : { sizeRatio: ratio }),
    ...(colour === undefined || isLayerColour(colour, words) ? {} : { colour }),
    ...(features === undefined || features === (words.features ?? '') ? {} : { features }),
  };
}

/** Whether letters of this colour look like the layer's; over a gradient none do. */
export function isLayerColour(colour: string, words: Pick<SpannedWords, 'colour' | 'gradient'>): boolean {
  return !words.gradient && colour.toUpperCase() === words.colour.toUpperCase();
}

export function isSameStyle(one: LetterStyle, other: LetterStyle): boolean {
  return (
    one.fontId === other.fontId &&
    one.sizeRatio === other.sizeRatio &&
    one.features === other.features &&
    one.colour?.toUpperCase() === other.colour?.toUpperCase()
  );
}
