import type { PhotoPoint } from './photo-marks.ts';

/** Lines looked at per row of pixels; across, the share is exact. */
const SUB_ROWS = 8;

/**
 * How much of each pixel lies inside a closed polygon, 0 to 1, row by row; even-odd where it crosses itself.
 * Points are in px of the picture and may lie outside it.
 */
export function fillPolygon(points: readonly PhotoPoint[], widthPx: number, heightPx: number): Float32Array {
  const out = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    for (let sub = 0; sub < SUB_ROWS; sub += 1) {
      const crossings = crossingsAt(points, y + (sub + 0.5) / SUB_ROWS);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        addSpan(out, y * widthPx, widthPx, crossings[i] as number, crossings[i + 1] as number);
      }
    }
  }
  return out;
}

function crossingsAt(points: readonly PhotoPoint[], y: number): number[] {
  const found: number[] = [];
  let [x0, y0] = points[points.length - 1] as PhotoPoint;
  for (const [x1, y1] of points) {
    if (y0 <= y !== y1 <= y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    [x0, y0] = [x1, y1];
  }
  return found.sort((a, b) => a - b);
}

function addSpan(out: Float32Array, row: number, widthPx: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(widthPx, to)];
  if (right <= left) return;
  for (let x = Math.floor(left); x < Math.ceil(right); x += 1) {
    const share = Math.min(right, x + 1) - Math.max(left, x);
    out[row + x] = (out[row + x] as number) + share / SUB_ROWS;
  }
}
