import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { type SeamlessSize, seamlessSize } from './make-seamless.ts';

/** The seam may move by so much to either side: this share of what overlaps, and at most `MAX_MOVED_PX` pixels. */
const MOVED_SHARE = 0.4;
const MAX_MOVED_PX = 64;

/**
 * The size asked for, or one a few pixels larger or smaller. The last column of the result is followed by its first as
 * in the picture, so the seam is as visible as the step between those two columns was: the nearest place is chosen
 * where this is no larger than between other columns, and rows likewise.
 * @param overlap share of width and height, up to a half
 */
export async function chooseSeam(rows: PixelRows, overlap: number): Promise<SeamlessSize> {
  const asked = seamlessSize(rows, overlap);
  const steps = await measureSteps(rows);
  const widthPx = quietPlace(steps.columns, asked.widthPx, asked.overlapX);
  const heightPx = quietPlace(steps.lines, asked.heightPx, asked.overlapY);
  return { widthPx, heightPx, overlapX: rows.widthPx - widthPx, overlapY: rows.heightPx - heightPx };
}

/** For each column and each line, the sum of the differences of its samples from those of the one before; 0 for the first. */
interface Steps {
  columns: Float64Array;
  lines: Float64Array;
}

async function measureSteps(rows: PixelRows): Promise<Steps> {
  const { widthPx, heightPx } = rows;
  const steps = { columns: new Float64Array(widthPx), lines: new Float64Array(heightPx) };
  let above: Uint8Array | null = null;
  await forEachRows(rows, (pixels, top, count) => {
    for (let y = 0; y < count; y += 1) {
      const line = pixels.subarray(y * widthPx * 4, (y + 1) * widthPx * 4);
      for (let x = 0, at = 0; x < widthPx; x += 1, at += 4) {
        if (x > 0) steps.columns[x]! += stepOf(line, at, line, at - 4);
        if (above) steps.lines[top + y]! += stepOf(line, at, above, at);
      }
      above = line;
    }
  });
  return steps;
}

/** Difference of two pixels as they show, by their opacity. */
function stepOf(one: Uint8Array, at: number, other: Uint8Array, from: number): number {
  const [a, b] = [one[at + 3]!, other[from + 3]!];
  let sum = Math.abs(a - b);
  for (let channel = 0; channel < 3; channel += 1)
    sum += Math.abs(one[at + channel]! * a - other[from + channel]! * b) / 255;
  return sum;
}

/** The place nearest to the one asked for whose step is at most the mean of all; the least one near it if none is. */
function quietPlace(steps: Float64Array, asked: number, overlap: number): number {
  const reach = Math.min(MAX_MOVED_PX, Math.floor(overlap * MOVED_SHARE), overlap - 1);
  const mean = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length - 1);
  let best = asked;
  for (let away = 0; away <= reach; away += 1)
    for (const place of [asked + away, asked - away]) {
      // More than half cannot overlap.
      if (place < steps.length / 2 || place >= steps.length) continue;
      if (steps[place]! <= mean) return place;
      if (steps[place]! < steps[best]!) best = place;
    }
  return best;
}
