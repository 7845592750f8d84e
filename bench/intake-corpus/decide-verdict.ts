import { MAX_MEAN } from './compare-pictures.ts';
import type { Taken } from './taken.ts';

/**
 * `right` = as two decoders show it; `one` = as one does that is alone, or of which no two others agree; `marked` = differently, but
 * with a note that asks to look; `SILENT` = differently from two decoders that agree, without such a note; `outvoted` = the same, but one
 * decoder shows it as we do; `alone` = differently from the only decoder; `disputed` = decoders disagree and it is as none; `unknown` =
 * no decoder shows it.
 */
export const VERDICTS = [
  'right',
  'one',
  'refused',
  'marked',
  'SILENT',
  'outvoted',
  'alone',
  'disputed',
  'unknown',
  'CRASHED',
  'HUNG',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const REFUSED = { refused: 'refused', crashed: 'CRASHED', hung: 'HUNG' } as const;

/** Two decoders, by their places in the list, and how far they are apart. */
export interface Pair {
  of: readonly [number, number];
  mean: number;
}

/** `means` are the decoders' differences from what we draw. */
export function decideVerdict(taken: Taken, means: readonly number[], pairs: readonly Pair[]): Verdict {
  if (taken.outcome !== 'accepted') return REFUSED[taken.outcome];
  if (means.length === 0) return 'unknown';
  const isAsOurs = (decoder: number) => means[decoder]! <= MAX_MEAN;
  const asOurs = means.filter((mean) => mean <= MAX_MEAN).length;
  if (asOurs >= 2) return 'right';
  const isOutvoted = pairs.some(({ of, mean }) => mean <= MAX_MEAN && !of.some(isAsOurs));
  if (asOurs === 1 && !isOutvoted) return 'one';
  if (taken.needsCheck) return 'marked';
  if (isOutvoted) return asOurs === 1 ? 'outvoted' : 'SILENT';
  return means.length === 1 ? 'alone' : 'disputed';
}
