import { cutPieces, splitByStyle } from './letter-pieces.ts';
import type { SpannedWords } from './text-span.ts';

/** Each list has every value of the letters of a stretch once, in order of appearance. */
export interface LetterValues {
  fontIds: readonly string[];
  /** Sizes in parts of the layer's. */
  sizeRatios: readonly number[];
  /** Null = the layer's gradient. */
  colours: readonly (string | null)[];
  features: readonly string[];
}

/** What letters have, their own or the layer's; without a stretch all of them, of a text without letters the layer's. */
export function letterValues(words: SpannedWords, stretch?: { start: number; end: number }): LetterValues {
  const { start, end } = stretch ?? { start: 0, end: words.text.length };
  const inside = cutPieces(splitByStyle(words), [start, end]).filter(
    (piece) => piece.start >= start && piece.end <= end,
  );
  // Blanks look alike in every colour, but lines are as high as they are.
  const seen = inside.filter((piece) => words.text.slice(piece.start, piece.end).trim() !== '');
  const styles = (seen.length > 0 ? seen : inside).map(({ style }) => style);
  const all = styles.length > 0 ? styles : [{}];
  const plain = words.gradient ? null : words.colour;
  return {
    fontIds: distinct(all.map(({ fontId }) => fontId ?? words.fontId)),
    sizeRatios: distinct(all.map(({ sizeRatio }) => sizeRatio ?? 1)),
    colours: distinct(all.map(({ colour }) => colour?.toUpperCase() ?? plain?.toUpperCase() ?? null)),
    features: distinct(all.map(({ features }) => features ?? words.features ?? '')),
  };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
