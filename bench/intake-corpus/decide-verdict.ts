import { MOST_MEAN } from './compare-pictures.ts';
import type { Taken } from './open-intake.ts';

/**
 * `right` = as a decoder shows it; `marked` = otherwise, but with a note that asks to look; `SILENT` = otherwise than
 * decoders that agree, without such a note; `alone` = otherwise than the only decoder; `disputed` = decoders disagree
 * and it is as none; `unknown` = no decoder shows it.
 */
export const VERDICTS = [
  'right',
  'refused',
  'marked',
  'SILENT',
  'alone',
  'disputed',
  'unknown',
  'CRASHED',
  'HUNG',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const REFUSED = { refused: 'refused', crashed: 'CRASHED', hung: 'HUNG' } as const;

/** `apart` are the mean differences of each pair of decoders. */
export function decideVerdict(
  taken: Taken,
  found: readonly { mean: number }[],
  apart: readonly number[],
): Verdict {
  if (taken.outcome !== 'accepted') return REFUSED[taken.outcome];
  if (found.length === 0) return 'unknown';
  if (found.some(({ mean }) => mean <= MOST_MEAN)) return 'right';
  if (taken.needsCheck) return 'marked';
  if (found.length === 1) return 'alone';
  return apart.some((mean) => mean <= MOST_MEAN) ? 'SILENT' : 'disputed';
}
