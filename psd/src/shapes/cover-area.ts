import type { Bounds, Subpath } from '../document.ts';

/**
 * How much of each pixel lies within the subpaths by the even-odd rule, from 0 to 1. Every edge adds the exact area to its
 * right within its pixel, and what it covers of the rest of the row to the next one; sums along rows are the coverage.
 */
export function coverArea(subpaths: Subpath[], bounds: Bounds): Float32Array {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  // One more in each row takes what lies to the right of the last pixel.
  const sums = new Float32Array((width + 2) * height);
  for (const { knots } of subpaths) {
    const points = flatten(knots);
    for (const [index, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(index + 1) % points.length]!;
      addEdge(sums, width, height, x - bounds.left, y - bounds.top, nextX - bounds.left, nextY - bounds.top);
    }
  }
  const area = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += sums[y * (width + 2) + x]!;
      const turns = Math.abs(sum) % 2;
      // Of 8 bits, as Photoshop's own masks are; sums of parts of an edge leave no dust then.
      area[y * width + x] = Math.round((turns > 1 ? 2 - turns : turns) * 255) / 255;
    }
  }
  return area;
}

/** Straight pieces of a closed Bézier path, each at most a hundredth of a pixel from the curve. */
function flatten(knots: number[][]): [number, number][] {
  const points: [number, number][] = [];
  for (const [index, knot] of knots.entries()) {
    const next = knots[(index + 1) % knots.length]!;
    const [x0, y0, x1, y1] = [knot[2]!, knot[3]!, knot[4]!, knot[5]!];
    const [x2, y2, x3, y3] = [next[0]!, next[1]!, next[2]!, next[3]!];
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
    );
    const pieces = Math.min(2_000, Math.max(1, Math.ceil(Math.sqrt(bend * 60))));
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return points;
}

function addEdge(
  sums: Float32Array,
  width: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1 || !Number.isFinite(x0 + y0 + x1 + y1)) return;
  const sign = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  const last = Math.min(height, bottomY);
  for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
    const from = Math.max(topY, row);
    const to = Math.min(bottomY, row + 1);
    if (to <= from) continue;
    const fromX = topX + (from - topY) * slope;
    const toX = topX + (to - topY) * slope;
    addRow(sums, row * (width + 2), width, Math.min(fromX, toX), Math.max(fromX, toX), sign * (to - from));
  }
}

/** Adds an edge that passes one row between two places; `turn` is how much of the row's height it spans. */
function addRow(
  sums: Float32Array,
  row: number,
  width: number,
  left: number,
  right: number,
  turn: number,
): void {
  const from = Math.min(width, Math.max(0, left));
  const to = Math.min(width, Math.max(0, right));
  const first = Math.floor(from);
  if (right <= left || to - from < 1e-9 || first === Math.ceil(to) - 1) {
    // What the row's edges do outside counts where the row begins or ends.
    const middle = (from + to) / 2 - first;
    sums[row + first]! += turn * (1 - middle);
    sums[row + first + 1]! += turn * middle;
    return;
  }
  const each = turn / (right - left);
  if (left < 0) sums[row]! += each * Math.min(-left, right - left);
  if (right > width) sums[row + width]! += each * Math.min(right - width, right - left);
  for (let x = first; x < to; x += 1) {
    const [a, b] = [Math.max(from, x), Math.min(to, x + 1)];
    const middle = (a + b) / 2 - x;
    sums[row + x]! += each * (b - a) * (1 - middle);
    sums[row + x + 1]! += each * (b - a) * middle;
  }
}
