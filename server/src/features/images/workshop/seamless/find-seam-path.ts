import { type Blend, fadeOver, SOFTENED_PX } from './tile.ts';

/** Where the two sides differ by no more than this, of 255, they are the same. */
const SAME = 12;
/** Along a path, the two sides of a picture that is not flat are the same but for this share; else they fade. */
const MAX_DIFFERENT_SHARE = 0.25;

/**
 * The path through what overlaps along which both sides are most alike: flat drawings have one that goes around their
 * shapes, where fading would show shapes twice and each half clear; where it crosses one, a flat drawing has one edge more.
 * Photographs and cloth fade, unless their background is the same on both sides.
 * @param differences of both sides from 0 to 255, `overlap` values for each step along the path
 * @param options isClosed: the path ends where it began; isFlat: of a drawing in flat colours
 */
export function findSeamPath(
  differences: Uint8Array,
  overlap: number,
  { isClosed, isFlat }: { isClosed: boolean; isFlat: boolean },
): Blend {
  // On either side of the path, its sides become one within the overlap.
  if (overlap < 2 * SOFTENED_PX + 2) return fadeOver(overlap);
  const mixed = ofMixed(differences, overlap);
  const walk = createWalk(mixed, overlap);
  let found = walk(null);
  if (isClosed) {
    const tries = [0, 0.5, 1].map((share) =>
      walk(Math.round(found.path[0]! * share + found.path.at(-1)! * (1 - share))),
    );
    found = tries.reduce((best, one) => (one.cost < best.cost ? one : best));
  }
  const { path } = found;
  if (isFlat) return { path };
  let different = 0;
  path.forEach((at, along) => {
    if (mixed[along * overlap + at]! > SAME) different += 1;
  });
  return different > path.length * MAX_DIFFERENT_SHARE ? fadeOver(overlap) : { path };
}

/** What a path would show at each place: the largest difference of the pixels that are mixed there. */
function ofMixed(differences: Uint8Array, overlap: number): Uint8Array {
  const reach = SOFTENED_PX - 1;
  return differences.map((_, index) => {
    const across = index % overlap;
    let most = 0;
    for (let at = Math.max(0, across - reach); at <= Math.min(overlap - 1, across + reach); at += 1)
      most = Math.max(most, differences[index - across + at]!);
    return most;
  });
}

interface Path {
  path: Int32Array;
  cost: number;
}

/** Finds the cheapest path from one end to the other that moves by at most one pixel a step; from and to `end` if given. */
function createWalk(differences: Uint8Array, overlap: number): (end: number | null) => Path {
  const length = differences.length / overlap;
  const cameFrom = new Int8Array(differences.length);
  const [least, most] = [SOFTENED_PX, overlap - 1 - SOFTENED_PX];
  return (end) => {
    let sums = new Float64Array(overlap).fill(Number.POSITIVE_INFINITY);
    let before = sums.slice();
    for (let at = least; at <= most; at += 1) if (end === null || at === end) sums[at] = differences[at]!;
    for (let along = 1; along < length; along += 1) {
      [before, sums] = [sums, before];
      for (let at = least; at <= most; at += 1) {
        let from = 0;
        if (before[at - 1]! < before[at]!) from = -1;
        if (before[at + 1]! < before[at + from]!) from = 1;
        cameFrom[along * overlap + at] = from;
        sums[at] = before[at + from]! + differences[along * overlap + at]!;
      }
    }
    let at = end ?? sums.indexOf(Math.min(...sums));
    const path = new Int32Array(length);
    const cost = sums[at]!;
    for (let along = length - 1; along >= 0; along -= 1) {
      path[along] = at;
      at += cameFrom[along * overlap + at]!;
    }
    return { path, cost };
  };
}
