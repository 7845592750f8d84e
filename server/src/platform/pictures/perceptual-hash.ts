import { sharp } from './sharp.ts';

const SIDE = 32;
const HASH_BITS = 64;
/**
 * Coefficients below this share of the strongest kinds count as nothing. Symmetrical artwork has many that are zero
 * but for rounding; were their sign a bit, every new encoding would turn half of them.
 */
const DEAD_ZONE = 0.1;
/** Mean contrast, of 255, below which there is nothing to compare: plain areas look like each other. */
const MIN_CONTRAST = 2;

/** The lowest 64 frequencies but the mean, from coarse to fine. */
const FREQUENCIES: readonly (readonly [number, number])[] = Array.from({ length: 12 * 12 }, (_, index) => [
  index % 12,
  Math.floor(index / 12),
])
  .filter(([u, v]) => u! + v! > 0)
  .sort((a, b) => a[0]! ** 2 + a[1]! ** 2 - b[0]! ** 2 - b[1]! ** 2 || a[0]! - b[0]!)
  .slice(0, HASH_BITS) as [number, number][];

const COSINES = Array.from({ length: 12 }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * frequency * Math.PI) / (2 * SIDE))),
);

/**
 * 64 bits that differ in few places between pictures that look alike, whatever their size and encoding (a DCT hash of
 * the grey picture on white, on black when that shows nothing). Null for a plain area.
 */
export async function perceptualHash(picture: Buffer | string): Promise<bigint | null> {
  for (const background of ['#fff', '#000']) {
    const grey = await sharp(picture)
      .flatten({ background })
      .toColourspace('b-w')
      .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    const hash = hashOfGrey(grey);
    if (hash !== null) return hash;
  }
  return null;
}

/** Hash of 32×32 grey samples, row by row. Null when there is no contrast. */
function hashOfGrey(grey: Uint8Array): bigint | null {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const contrast = grey.reduce((sum, value) => sum + Math.abs(value - mean), 0) / grey.length;
  if (contrast < MIN_CONTRAST) return null;
  const strengths = FREQUENCIES.map(([u, v]) => coefficient(grey, u, v));
  const rms = Math.sqrt(strengths.reduce((sum, value) => sum + value * value, 0) / HASH_BITS);
  let hash = 0n;
  // Neighbouring frequencies resemble each other, so they go to different bands.
  for (const [index, strength] of strengths.entries()) {
    const bit = (index % 4) * 16 + Math.floor(index / 4);
    if (strength > rms * DEAD_ZONE) hash |= 1n << BigInt(bit);
  }
  return hash;
}

function coefficient(grey: Uint8Array, u: number, v: number): number {
  let sum = 0;
  const across = COSINES[u]!;
  const down = COSINES[v]!;
  for (let y = 0; y < SIDE; y += 1) {
    let row = 0;
    for (let x = 0; x < SIDE; x += 1) row += grey[y * SIDE + x]! * across[x]!;
    sum += row * down[y]!;
  }
  return sum;
}
