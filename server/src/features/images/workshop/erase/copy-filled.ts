import { toByte } from '../../../../platform/pictures/to-byte.ts';
import { correct } from './correct-edges.ts';
import type { Filled } from './fill-hole.ts';
import { findSeams } from './find-seams.ts';
import { REACH } from './patch-field.ts';
import type { Region } from './region.ts';

/**
 * Fills the hole of a full-size region by the patches that were found on a smaller copy. Pixels come from the full-size
 * picture, so that detail stays, and are made lighter or darker to fit. Returns the share of the hole's edge (0 to 1)
 * where the fill disagrees with what is around it, and
 * how long its visible seams are compared with a square of its size.
 * @param times how many times as wide as the copy the region is
 */
export function copyFilled(region: Region, filled: Filled, times: number): Fit {
  const { part } = filled;
  const best = bestOver(filled);
  const { channels: corrections, disagreement } = correct(filled, best);
  const opaque = part.channels.length === 3;
  const seams = seamShare(filled, best, corrections);
  const copied: Copied = { ...filled, best, corrections };
  const samples = new Float64Array(4);
  for (let y = 0, at = 0; y < region.heightPx; y += 1)
    for (let x = 0; x < region.widthPx; x += 1, at += 1) {
      if (region.hole[at] === 0) continue;
      samples.fill(0);
      mix(samples, region, copied, times, x, y);
      const alpha = opaque ? 255 : samples[3]!;
      for (let channel = 0; channel < 3; channel += 1)
        region.rgba[at * 4 + channel] = toByte(alpha > 0.5 ? (samples[channel]! * 255) / alpha : 0);
      region.rgba[at * 4 + 3] = toByte(alpha);
    }
  return { disagreement, seams };
}

/** How well a fill fits: at seams within it, and at the hole's edge. */
export interface Fit {
  /** Share of the hole's edge, 0 to 1. */
  disagreement: number;
  /** Length of visible seams compared with the sides of a square as large as the hole. */
  seams: number;
}

function seamShare(filled: Filled, best: Int32Array, corrections: readonly Float32Array[]): number {
  const { part, field } = filled;
  const values = part.channels.map((channel, index) =>
    channel.map((value, at) => {
      const middle = part.hole[at] === 1 ? best[at]! : -1;
      if (middle < 0) return value;
      const copied = channel[field.source[middle]! + at - middle]!;
      return copied + field.shiftAt(middle, index) + corrections[index]![at]!;
    }),
  );
  const holes = part.hole.reduce((sum, one) => sum + one, 0);
  return findSeams(filled, best, values) / (4 * Math.sqrt(Math.max(1, holes)));
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** For each pixel of the copy, the middle of the best-fitting patch that covers it; -1 = none. */
function bestOver({ part, field }: Filled): Int32Array {
  const { widthPx, hole } = part;
  const best = new Int32Array(hole.length).fill(-1);
  for (const at of field.targets)
    for (let dy = -REACH; dy <= REACH; dy += 1)
      for (let dx = -REACH; dx <= REACH; dx += 1) {
        const to = at + dy * widthPx + dx;
        if (hole[to] === 1 && (best[to]! < 0 || field.distance[at]! < field.distance[best[to]!]!))
          best[to] = at;
      }
  return best;
}

/** Mixes what the four copy pixels around a place give for it, so that two patches fade into each other. */
function mix(
  samples: Float64Array,
  region: Region,
  filled: Copied,
  times: number,
  x: number,
  y: number,
): void {
  const { widthPx, heightPx } = filled.part;
  const { best } = filled;
  // The copy leaves out what is less than one of its pixels at the ends: its last ones hold for that, too.
  const u = clamp((x + 0.5) / times - 0.5, widthPx - 1);
  const v = clamp((y + 0.5) / times - 0.5, heightPx - 1);
  let whole = 0;
  for (let n = 0; n < 4; n += 1) {
    const column = Math.floor(u) + (n % 2);
    const line = Math.floor(v) + (n >> 1);
    const weight = Math.max(0, 1 - Math.abs(u - column)) * Math.max(0, 1 - Math.abs(v - line));
    if (weight === 0 || column < 0 || line < 0 || column >= widthPx || line >= heightPx) continue;
    const at = line * widthPx + column;
    const middle = best[at]!;
    if (middle < 0) continue;
    whole += weight;
    addPatch(samples, region, filled, { at, middle, weight, times, x, y });
  }
  if (whole > 0) for (let channel = 0; channel < 4; channel += 1) samples[channel]! /= whole;
}

interface Copied extends Filled {
  /** For each pixel of the copy the middle of the patch that is taken there. */
  best: Int32Array;
  corrections: Float32Array[];
}

interface Share {
  /** The pixel of the copy, and the middle of the patch that is taken there. */
  at: number;
  middle: number;
  weight: number;
  times: number;
  x: number;
  y: number;
}

function addPatch(
  samples: Float64Array,
  region: Region,
  { part, field, corrections }: Copied,
  { at, middle, weight, times, x, y }: Share,
): void {
  const { widthPx, channels } = part;
  const by = field.source[middle]! - middle;
  const source = at + by;
  const dx = (source % widthPx) - (at % widthPx);
  const dy = Math.floor(source / widthPx) - Math.floor(at / widthPx);
  const u = Math.max(0, Math.min(region.widthPx - 1, x + dx * times));
  const v = Math.max(0, Math.min(region.heightPx - 1, y + dy * times));
  const from = (v * region.widthPx + u) * 4;
  const alpha = region.rgba[from + 3]! / 255;
  for (let channel = 0; channel < channels.length; channel += 1) {
    const value = channel === 3 ? region.rgba[from + 3]! : region.rgba[from + channel]! * alpha;
    samples[channel]! += weight * (value + field.shiftAt(middle, channel) + corrections[channel]![at]!);
  }
}
