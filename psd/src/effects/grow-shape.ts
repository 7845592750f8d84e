/** Steps to pixels nearby, and how long they are; all other ways are made of them, and so a little longer than straight ones. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
].map(([x, y]) => ({ x: x!, y: y!, length: Math.hypot(x!, y!) }));

/**
 * Grows a shape by a distance as Photoshop's strokes and spreads do: a pixel is covered by what of the distance is left on its way from a
 * pixel of the shape, and by that pixel's share. What lies outside is empty.
 */
export function growShape(shape: Float32Array, width: number, height: number, by: number): Float32Array {
  // Minus the share of pixels of the shape; the length of the way from them minus their share elsewhere.
  const far = shape.map((share) => (share > 0 ? -share : Infinity));
  walk(far, width, height, 1);
  walk(far, width, height, -1);
  return far.map((distance) => Math.min(1, Math.max(0, by - distance)));
}

/** Takes ways that come from above and the left; from below and the right if it goes backwards. */
function walk(far: Float32Array, width: number, height: number, direction: 1 | -1): void {
  const last = far.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const at = direction === 1 ? index : last - index;
    const x = at % width;
    const y = (at - x) / width;
    let best = far[at]!;
    for (const step of STEPS) {
      const [fromX, fromY] = [x - direction * step.x, y - direction * step.y];
      if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue;
      best = Math.min(best, far[fromY * width + fromX]! + step.length);
    }
    far[at] = best;
  }
}
