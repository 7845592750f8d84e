import { distanceTo } from '../cut-out/by-strokes/distance-to.ts';
import type { Filled } from './fill-hole.ts';
import type { Holed } from './patch-field.ts';

/**
 * No correction is larger than this, in steps of 255: a larger difference is an edge of the picture, which must stay.
 */
const MAX_CORRECTION = 30;
/** Fill and surroundings disagree where they differ by more than this, in steps of 255, after grain is averaged out. */
const DISAGREE = 22;
/**
 * Differences along the hole's edge are averaged over this many pixels to either side: `NEAR_PX` for the correction,
 * `WIDE_PX` for finding disagreement.
 */
const NEAR_PX = 3;
const WIDE_PX = 9;
const ROUNDS = 250;
const OVER_RELAXED = 1.8;

/**
 * What is added to each pixel of the hole, one array for each channel, so that the fill meets its edge without a seam; and the
 * share of the edge (0 to 1) where the fill differs from what is around it.
 */
export interface Correction {
  channels: Float32Array[];
  disagreement: number;
}

/**
 * Computes how much lighter or darker each pixel of the hole must be, so that the fill meets its surroundings without a
 * step. The error of the patches is measured on the pixels just outside the hole, and spread smoothly across it.
 */
export function correct({ part, field }: Filled, best: Int32Array): Correction {
  const { widthPx, heightPx, channels, hole } = part;
  const away = distanceTo((at) => hole[at] === 1, widthPx, heightPx, 4);
  const edge = [...away.keys()].filter((at) => away[at] === 1);
  const inside = [...hole.keys()].filter((at) => hole[at] === 1);
  const isEdge = new Uint8Array(hole.length);
  for (const at of edge) isEdge[at] = 1;
  const disagrees = new Uint8Array(hole.length);
  const corrections = channels.map((channel, index) => {
    const wrong = new Float32Array(hole.length);
    for (const at of edge) {
      // What the patches of the neighbouring hole pixels would make of this pixel.
      let [sum, count] = [0, 0];
      for (const by of [-widthPx - 1, -widthPx, -widthPx + 1, -1, 1, widthPx - 1, widthPx, widthPx + 1]) {
        const middle = hole[at + by] === 1 ? best[at + by]! : -1;
        const from = middle < 0 ? -1 : placeIn(part, at, middle, field.source[middle]!);
        if (from < 0) continue;
        sum += channel[from]! + field.shiftAt(middle, index);
        count += 1;
      }
      if (count > 0) wrong[at] = channel[at]! - sum / count;
    }
    const smooth = smoothed(wrong, edge, isEdge, widthPx, NEAR_PX);
    const wide = smoothed(wrong, edge, isEdge, widthPx, WIDE_PX);
    for (const at of edge) {
      if (Math.abs(wide[at]!) > DISAGREE) disagrees[at] = 1;
      smooth[at] = Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, smooth[at]!));
    }
    relax(smooth, inside, { hole, isEdge, widthPx, heightPx });
    return smooth;
  });
  const count = disagrees.reduce((sum, one) => sum + one, 0);
  return { channels: corrections, disagreement: count / Math.max(1, edge.length) };
}

/**
 * The pixel that lies to `source` as `at` lies to `middle`; -1 = outside the picture, as the edge may be one pixel
 * farther from the middle than its patch reaches.
 */
function placeIn({ widthPx, heightPx }: Holed, at: number, middle: number, source: number): number {
  const x = (at % widthPx) + (source % widthPx) - (middle % widthPx);
  const y = Math.floor(at / widthPx) + Math.floor(source / widthPx) - Math.floor(middle / widthPx);
  return x < 0 || y < 0 || x >= widthPx || y >= heightPx ? -1 : y * widthPx + x;
}

/** Each edge pixel takes the mean of the edge pixels near it, so that grain does not count as a step. */
function smoothed(
  wrong: Float32Array,
  edge: readonly number[],
  isEdge: Uint8Array,
  widthPx: number,
  reach: number,
): Float32Array {
  const result = new Float32Array(wrong.length);
  for (const at of edge) {
    let [sum, count] = [0, 0];
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const to = at + dy * widthPx + dx;
        if (isEdge[to] !== 1) continue;
        sum += wrong[to]!;
        count += 1;
      }
    result[at] = sum / count;
  }
  return result;
}

interface Grid {
  hole: Uint8Array;
  isEdge: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Moves each pixel of the hole towards the mean of its neighbours, `ROUNDS` times, while the edge stays as it is. */
function relax(
  values: Float32Array,
  inside: readonly number[],
  { hole, isEdge, widthPx, heightPx }: Grid,
): void {
  const counts = (at: number) => hole[at] === 1 || isEdge[at] === 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of inside) {
      const x = at % widthPx;
      let [sum, count] = [0, 0];
      const add = (to: number) => {
        if (!counts(to)) return;
        sum += values[to]!;
        count += 1;
      };
      if (x > 0) add(at - 1);
      if (x < widthPx - 1) add(at + 1);
      if (at >= widthPx) add(at - widthPx);
      if (at < widthPx * (heightPx - 1)) add(at + widthPx);
      if (count > 0) values[at]! += OVER_RELAXED * (sum / count - values[at]!);
    }
}
