import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { toByte } from '../../../../platform/pictures/to-byte.ts';

/** A part of a turned picture, in pixels from the middle of the picture. */
export interface TurnedFrame {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** Rows of the result made at a time: each needs many rows of the source when the picture is tilted. */
const ROWS = 128;
const TAPS = 4;
const PHASES = 256;

/** Weights of four neighbouring samples for `PHASES` places between the middle two (Catmull and Rom). */
const WEIGHTS = Float32Array.from({ length: (PHASES + 1) * TAPS }, (_, index) => {
  const t = Math.floor(index / TAPS) / PHASES;
  const weights = [
    ((-t + 2) * t - 1) * t,
    (3 * t - 5) * t * t + 2,
    ((-3 * t + 4) * t + 1) * t,
    (t - 1) * t * t,
  ];
  return weights[index % TAPS]! / 2;
});

/**
 * Writes a part of the picture, turned back by a tilt (in degrees, clockwise). Places outside the picture are clear.
 */
export async function turnRows(
  rows: PixelRows,
  degrees: number,
  frame: TurnedFrame,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const { widthPx, heightPx } = rows;
  const sums = new Float64Array(4);
  for (let first = 0; first < frame.heightPx; first += ROWS) {
    const count = Math.min(ROWS, frame.heightPx - first);
    const result = new Uint8Array(count * frame.widthPx * 4);
    const [above, below] = [frame.top + first, frame.top + first + count];
    const ends = [frame.left, frame.left + frame.widthPx].map((u) => u * sin + heightPx / 2);
    const top = Math.max(0, Math.floor(Math.min(...ends) + above * cos) - TAPS);
    const bottom = Math.min(heightPx, Math.ceil(Math.max(...ends) + below * cos) + TAPS);
    if (bottom > top) {
      const band: Band = { pixels: await rows.read(top, bottom - top), top, bottom, widthPx, heightPx };
      for (let y = 0, to = 0; y < count; y += 1) {
        const v = above + y + 0.5;
        for (let x = 0; x < frame.widthPx; x += 1, to += 4) {
          const u = frame.left + x + 0.5;
          sample(band, widthPx / 2 + u * cos - v * sin, heightPx / 2 + u * sin + v * cos, sums, result, to);
        }
      }
    }
    await write(result);
  }
}

interface Band {
  pixels: Uint8Array;
  top: number;
  bottom: number;
  widthPx: number;
  heightPx: number;
}

function sample(band: Band, x: number, y: number, sums: Float64Array, result: Uint8Array, to: number): void {
  const { pixels, top, bottom, widthPx, heightPx } = band;
  // The outermost half pixel fades out, so that a turned side has no steps.
  const cover = Math.min(1, Math.min(x, widthPx - x, y, heightPx - y) + 0.5);
  if (cover <= 0) return;
  const [column, line] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const across = Math.round((x - 0.5 - column) * PHASES) * TAPS;
  const down = Math.round((y - 0.5 - line) * PHASES) * TAPS;
  sums.fill(0);
  for (let j = 0; j < TAPS; j += 1) {
    const row = Math.max(top, Math.min(bottom - 1, line - 1 + j)) - top;
    const share = WEIGHTS[down + j]!;
    for (let i = 0; i < TAPS; i += 1) {
      const at = (row * widthPx + Math.max(0, Math.min(widthPx - 1, column - 1 + i))) * 4;
      const weight = share * WEIGHTS[across + i]! * pixels[at + 3]!;
      sums[0]! += weight * pixels[at]!;
      sums[1]! += weight * pixels[at + 1]!;
      sums[2]! += weight * pixels[at + 2]!;
      sums[3]! += weight;
    }
  }
  const alpha = sums[3]!;
  if (alpha < 0.5) return;
  result[to] = toByte(sums[0]! / alpha);
  result[to + 1] = toByte(sums[1]! / alpha);
  result[to + 2] = toByte(sums[2]! / alpha);
  result[to + 3] = toByte(alpha * cover);
}
