import { meanStep } from './measure-steps.ts';
import type { ClosedLength } from './tile.ts';

/** What overlaps is at least this share of what was asked for. */
const MIN_OVERLAP_SHARE = 1 / 3;

/**
 * The place nearest to the one asked for whose step is at most `maxStep`; the one with the least step if there is none.
 * The last column of a tile is followed by its first as in the picture, so the seam is as visible as the step between
 * those two was. A tile may begin where the picture does, or end where it does.
 */
export function findPlace(steps: Float64Array, asked: ClosedLength, maxStep = meanStep(steps)): ClosedLength {
  const length = steps.length;
  const minOverlap = Math.max(1, Math.ceil(asked.overlap * MIN_OVERLAP_SHARE));
  let best = asked;
  for (let away = 0; away < length / 2; away += 1)
    for (const isTurned of [false, true])
      for (const overlap of [asked.overlap - away, asked.overlap + away]) {
        if (overlap < minOverlap || overlap > length / 2) continue;
        const place = { size: length - overlap, overlap, isTurned };
        if (stepAt(steps, place) <= maxStep) return place;
        if (stepAt(steps, place) < stepAt(steps, best)) best = place;
      }
  return best;
}

/** The step of the picture that becomes the seam. */
export const stepAt = (steps: Float64Array, { size, overlap, isTurned }: ClosedLength): number =>
  steps[isTurned ? overlap : size] ?? 0;
