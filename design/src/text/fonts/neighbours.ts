import { isInsideCharacter } from '../../layers/text/shared-affixes.ts';
import { featuresWithin } from './features/feature-settings.ts';
import type { ShapeOptions } from './font-face.ts';

/** HarfBuzz looks at five characters before and behind what it shapes (CONTEXT_LENGTH in its hb-buffer.hh), each of up to two units. */
const CONTEXT_UNITS = 10;

/** A part of a text as it is shaped, with what may change its letters next to it; `start` is where that begins in the text. */
export function withNeighbours(
  text: string,
  { start: from, end: to }: { start: number; end: number },
  { range: _range, cuts: _cuts, levels: _levels, loose = [], features, ...options }: ShapeOptions,
): { start: number; part: { text: string; options: ShapeOptions } } {
  const [first, last] = [Math.max(from - CONTEXT_UNITS, 0), Math.min(to + CONTEXT_UNITS, text.length)];
  const start = isInsideCharacter(text, first) ? first - 1 : first;
  const end = isInsideCharacter(text, last) ? last + 1 : last;
  const apart = loose
    .filter((one) => one.end > from && one.start < to)
    .map((one) => ({ start: one.start - start, end: one.end - start }));
  return {
    start,
    part: {
      text: text.slice(start, end),
      options: {
        ...options,
        // Part of the cache key: which part of the text is shaped.
        range: { start: from - start, end: to - start },
        ...(apart.length > 0 ? { loose: apart } : {}),
        ...(features ? { features: featuresWithin(features, start, end) } : {}),
      },
    },
  };
}
