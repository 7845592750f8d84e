/** What a pixel of a photograph is: outside the product, on it, or in a small gap of it that belongs to its picture. */
export const BESIDE = 0;
export const ON_PRODUCT = 1;
export const GAP = 2;

/** Gaps below this share of the product are filled: the hands of a clock, not the handles of a bag. */
const SMALL_GAP = 0.02;

/**
 * The parts of the product that a surface lies on, without others that are photographed next to them, as a mask of one byte a
 * pixel.
 * @param coverage of the product, 0..255
 * @param starts pixels that lie on the surface
 */
export function productParts(
  coverage: Uint8Array | Uint8ClampedArray,
  width: number,
  starts: Iterable<number>,
): Uint8Array {
  const mask = new Uint8Array(coverage.length);
  const isProduct = (i: number) => (coverage[i] ?? 0) > 127;
  let size = 0;
  for (const start of starts) {
    if (isProduct(start) && mask[start] === BESIDE)
      size += spread(
        start,
        width,
        coverage.length,
        (i) => mask[i] === BESIDE && isProduct(i),
        (i) => {
          mask[i] = ON_PRODUCT;
        },
      ).length;
  }
  const seen = new Uint8Array(coverage.length);
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] !== BESIDE || seen[i]) continue;
    const hole = spread(
      i,
      width,
      coverage.length,
      (at) => mask[at] === BESIDE && !seen[at],
      (at) => {
        seen[at] = 1;
      },
    );
    if (hole.length > size * SMALL_GAP || hole.some((at) => isAtBorder(at, width, coverage.length))) continue;
    for (const at of hole) mask[at] = GAP;
  }
  return mask;
}

const isAtBorder = (at: number, width: number, length: number) =>
  at < width || at >= length - width || at % width === 0 || at % width === width - 1;

/** Takes what is connected with `start`, side by side; returns its pixels. */
function spread(
  start: number,
  width: number,
  length: number,
  isOpen: (at: number) => boolean,
  take: (at: number) => void,
): number[] {
  const taken = [start];
  take(start);
  for (let next = 0; next < taken.length; next += 1) {
    const at = taken[next]!;
    const x = at % width;
    const sides = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const side of sides) {
      if (side < 0 || side >= length || !isOpen(side)) continue;
      take(side);
      taken.push(side);
    }
  }
  return taken;
}
