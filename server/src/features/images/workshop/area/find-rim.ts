import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';

/** Pixels at each side that are a mix of the picture and of what lay beside it before it was cut out of that. */
export interface Rim {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A soft edge is so many pixels wide at most; more is a gradient of the picture. */
const MAX_RIM = 3;
/** Lines looked at from each side: a rim, and what the picture is like behind it. */
const DEPTH = 12;
/** Mean difference (of 255) of a rim from the line behind it, and how many times that of lines inside. */
const LEAST_STEP = 8;
const TIMES = 2.5;

export const NO_RIM: Rim = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * How wide the soft edges of a picture are, as trimming leaves them: the outermost pixels are half the ground they stood on.
 * Mirrored or drawn out, such a line would stand as a ring around the picture. A line of a drawing that is wider than one pixel
 * is none: it does not differ from the line behind it.
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
  const isEdge = (step: number) => step > Math.max(LEAST_STEP, TIMES * usual);
  let depth = 0;
  while (depth <= MAX_RIM && isEdge(steps[depth]!)) depth += 1;
  return depth > MAX_RIM ? 0 : depth;
}
