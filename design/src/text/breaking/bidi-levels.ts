import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters written from right to left, and the invisible signs that turn the direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The direction of every UTF-16 unit of a paragraph by the Unicode bidirectional algorithm: even = left to right, odd =
 * right to left, higher = nested. The first letter says which way a line runs unless `base` does; a column runs downwards. Null where all runs
 * left to right.
 */
export function readBidiLevels(paragraph: string, base: 'auto' | 'ltr' | 'rtl' = 'auto'): Uint8Array | null {
  if (base !== 'rtl' && !rightToLeft.test(paragraph)) return null;
  const { levels } = bidi.getEmbeddingLevels(paragraph, base);
  return levels.some((level) => level > 0) ? levels : null;
}

/** Whether a line of this paragraph runs from right to left: its first letter says. */
export function runsRightToLeft(paragraph: string): boolean {
  if (!rightToLeft.test(paragraph)) return false;
  const [first] = bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs;
  return ((first?.level ?? 0) & 1) === 1;
}

/** What has a direction, as far as the order on a line needs it. */
interface Directed {
  level: number;
  isSpace: boolean;
  isInvisible: boolean;
}

/**
 * A line's units as they stand from left to right: what runs the other way is turned round, from the innermost level
 * outwards. Spaces at the end of the line stay at its end, where nobody sees them.
 */
export function inVisualOrder<T extends Directed>(line: readonly T[]): readonly T[] {
  const highest = line.reduce((most, { level }) => Math.max(most, level), 0);
  if (highest === 0) return line;
  const end = line.findLastIndex(({ isSpace, isInvisible }) => !isSpace && !isInvisible) + 1;
  const sequence = line.slice(0, end);
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < sequence.length; start += 1) {
      let stop = start;
      while ((sequence[stop]?.level ?? 0) >= level) stop += 1;
      if (stop === start) continue;
      sequence.splice(start, stop - start, ...sequence.slice(start, stop).reverse());
      start = stop;
    }
  }
  return [...sequence, ...line.slice(end)];
}
