/** Yarns of a melange: rows of fibre bundles as high as one course of the knit, each bundle lighter or darker. */
interface Bundles {
  rowMm: number;
  lengthMm: number;
  share: number;
  seed: number;
}

/** Short flecks, and fewer long streaks of the same fibres. Shares make their sum vary by 1. */
const BUNDLES: readonly Bundles[] = [
  { rowMm: 0.35, lengthMm: 1.5, share: 0.8, seed: 0x51ed270b },
  { rowMm: 0.5, lengthMm: 4, share: 0.6, seed: 0x2545f491 },
];

/** Mean and deviation of the cube of an even chance: many light fibres, few dark ones. */
const CUBE_MEAN = 0.25;
const CUBE_DEVIATION = 0.2835;

/**
 * How much lighter (above 0) or darker the fibres are on average in a square of ± `halfMm` round a place of the cloth,
 * courses running along `u`. Mean 0, deviation 1 at a point and less the larger the square. Sums, products and whole
 * numbers only: the same bits in every engine.
 */
export function fibreNoise(uMm: number, vMm: number, halfMm: number): number {
  let sum = 0;
  for (const { rowMm, lengthMm, share, seed } of BUNDLES) {
    const top = (vMm - halfMm) / rowMm;
    const bottom = (vMm + halfMm) / rowMm;
    const from = (uMm - halfMm) / lengthMm;
    const to = (uMm + halfMm) / lengthMm;
    let rows = 0;
    for (let row = Math.floor(top); row < bottom; row += 1) {
      const rowSeed = scramble(seed ^ Math.imul(row, 0x27d4eb2d));
      // Bundles of a row start at random places; otherwise columns would be visible.
      const shift = (rowSeed >>> 8) / 16_777_216;
      let bundles = 0;
      for (let at = Math.floor(from + shift); at < to + shift; at += 1) {
        const chance = (scramble(rowSeed ^ Math.imul(at, 0x165667b1)) >>> 8) / 16_777_216;
        const part = Math.min(to + shift, at + 1) - Math.max(from + shift, at);
        bundles += part * (CUBE_MEAN - chance * chance * chance);
      }
      rows += bundles * (Math.min(bottom, row + 1) - Math.max(top, row));
    }
    sum += (share * rows) / ((bottom - top) * (to - from));
  }
  return sum / CUBE_DEVIATION;
}

/** 32 bits in which each bit of `value` changes about half of all. */
function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
