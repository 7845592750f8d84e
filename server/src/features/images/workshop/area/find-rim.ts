import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';

/** Pixels at each side that are a mix of the picture and of what lay next to it before it was trimmed. */
export interface Rim {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A soft edge is at most this many pixels wide; anything wider is a gradient of the picture. */
const MAX_RIM = 3;
/** Lines compared from each side inwards: the rim, and the picture inside it as a standard. */
const DEPTH = 12;
/**
 * A line belongs to the rim when it differs from the next one inside by more than this (mean, in steps of 255) and by
 * more than `TIMES` the median difference of the lines inside.
 */
const MIN_STEP = 8;
const TIMES = 2.5;

const NO_RIM: Rim = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * Returns how wide the soft edges of a picture are. Trimming leaves outermost pixels that are half the background the
 * picture was cut from; mirrored or drawn outwards, they would show as a ring around the picture. A drawn line wider
 * than one pixel is no rim, since it does not differ from the line inside it.
 */
export async function findRim(rows: PixelRows): Promise<Rim> {
  const { widthPx, heightPx } = rows;
  if (widthPx < 2 * DEPTH || heightPx < 2 * DEPTH) return NO_RIM;
  const left = new Float64Array(DEPTH);
  const right = new Float64Array(DEPTH);
  await forEachRows(rows, (pixels, _, count) => {
    for (let y = 0; y < count; y += 1) {
      const start = y * widthPx;
      for (let depth = 0; depth < DEPTH; depth += 1) {
        left[depth]! += differenceOf(pixels, start + depth, start + depth + 1);
        const at = start + widthPx - 1 - depth;
        right[depth]! += differenceOf(pixels, at, at - 1);
      }
    }
  });
  const top = stepsBetween(await rows.read(0, DEPTH + 1), widthPx);
  const bottom = stepsBetween(await rows.read(heightPx - DEPTH - 1, DEPTH + 1), widthPx).reverse();
  return {
    left: depthOf(left.map((sum) => sum / heightPx)),
    right: depthOf(right.map((sum) => sum / heightPx)),
    top: depthOf(top),
    bottom: depthOf(bottom),
  };
}

/** Mean difference of each row from the next. */
function stepsBetween(pixels: Uint8Array, widthPx: number): Float64Array {
  const steps = new Float64Array(DEPTH);
  for (let row = 0; row < DEPTH; row += 1) {
    for (let x = 0; x < widthPx; x += 1)
      steps[row]! += differenceOf(pixels, row * widthPx + x, (row + 1) * widthPx + x);
    steps[row]! /= widthPx;
  }
  return steps;
}

/** Largest difference of a channel, colours weighted by their opacity: what is clear has none. */
function differenceOf(pixels: Uint8Array, a: number, b: number): number {
  const [alphaA, alphaB] = [pixels[a * 4 + 3]!, pixels[b * 4 + 3]!];
  let most = Math.abs(alphaA - alphaB);
  for (let channel = 0; channel < 3; channel += 1) {
    const one = (pixels[a * 4 + channel]! * alphaA) / 255;
    const other = (pixels[b * 4 + channel]! * alphaB) / 255;
    most = Math.max(most, Math.abs(one - other));
  }
  return most;
}

function depthOf(steps: Float64Array): number {
  const inside = [...steps.slice(MAX_RIM + 1)].sort((a, b) => a - b);
  const usual = inside[inside.length >> 1]!;
  const isEdge = (step: number) => step > Math.max(MIN_STEP, TIMES * usual);
  let depth = 0;
  while (depth <= MAX_RIM && isEdge(steps[depth]!)) depth += 1;
  return depth > MAX_RIM ? 0 : depth;
}
