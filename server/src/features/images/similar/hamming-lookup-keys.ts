/** Bands of a hash, 16 bits each, the highest first. */
export const BANDS = 4;
const BAND_BITS = 16;

/**
 * Hamming distance up to which the search is complete: were every band of two hashes different in 2 or more bits, they
 * would differ in 8 or more; so at 7 some band differs in at most 1 bit and one of its lookup keys matches.
 */
export const MAX_DISTANCE = BANDS * 2 - 1;

/** For each band the values to look up: its own, and those that differ in one bit. */
export function hammingLookupKeys(hash: bigint): number[][] {
  return Array.from({ length: BANDS }, (_, band) => {
    const own = Number((hash >> BigInt((BANDS - 1 - band) * BAND_BITS)) & 0xffffn);
    return [own, ...Array.from({ length: BAND_BITS }, (_unused, bit) => own ^ (1 << bit))];
  });
}

/** Bits in which two hashes differ. */
export function hammingDistance(a: bigint, b: bigint): number {
  let differing = BigInt.asUintN(64, a ^ b);
  let bits = 0;
  for (; differing !== 0n; differing &= differing - 1n) bits += 1;
  return bits;
}
