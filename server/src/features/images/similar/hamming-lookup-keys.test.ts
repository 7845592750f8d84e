import { expect, it } from 'vitest';
import { BANDS, hammingDistance, hammingLookupKeys, MAX_DISTANCE } from './hamming-lookup-keys.ts';

/** Repeatable random numbers below `limit`. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

const bandOf = (hash: bigint, band: number) => Number((hash >> BigInt((BANDS - 1 - band) * 16)) & 0xffffn);
/** Whether looking up the probes of `wanted` would find `stored`. */
const isFound = (wanted: bigint, stored: bigint) =>
  hammingLookupKeys(wanted).some((lookupKeys, band) => lookupKeys.includes(bandOf(stored, band)));
const flip = (hash: bigint, bits: number[]) => bits.reduce((all, bit) => all ^ (1n << BigInt(bit)), hash);

it('finds every hash up to the promised distance, wherever the bits lie', () => {
  const below = random(11);
  for (let round = 0; round < 20_000; round += 1) {
    const hash = BigInt(below(2 ** 31)) * BigInt(below(2 ** 31)) * 7n;
    const places = new Set<number>();
    while (places.size < MAX_DISTANCE) places.add(below(64));
    expect(isFound(BigInt.asUintN(64, hash), flip(BigInt.asUintN(64, hash), [...places]))).toBe(true);
  }
});

it('finds the worst case, and promises no more than it keeps', () => {
  const spread = [0, 1, 16, 17, 32, 33, 48];
  expect(isFound(0n, flip(0n, spread))).toBe(true);
  expect(isFound(0n, flip(0n, [...spread, 49]))).toBe(false);
});

it.each([
  [0n, 0n, 0],
  [0n, 0xffff_ffff_ffff_ffffn, 64],
  [5n, 6n, 2],
  [-1n, 0xffff_ffff_ffff_ffffn, 0],
])('%s and %s differ in %s bits', (a, b, bits) => {
  expect(hammingDistance(a, b)).toBe(bits);
});
