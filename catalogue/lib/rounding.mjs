/**
 * Rounding the white product to bytes. Half a level of white is a third of the light of a black one, and it stays there
 * when the colour changes. So base and light are rounded together, the light by a level up or down where that fits
 * better, the three channels towards grey; and what a pixel is still wrong by is handed on to its neighbours, channel by
 * channel, so that nothing is left on the mean: else one fold turned red and the next green.
 */
import { LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';

const NEIGHBOURS = [0, -1, 1];
/** How much a pixel's own error and its own cast count compared with what would be left on the mean: less of it is less grain. */
const OWN_ERROR = 4;
const OWN_CAST = 0.5;
/** Where the rest goes: column and row from the pixel, share (Floyd and Steinberg). */
const SHARES = [
  [1, 0, 7 / 16],
  [-1, 1, 3 / 16],
  [0, 1, 5 / 16],
  [1, 1, 1 / 16],
];

/**
 * All ways to write one pixel: { level, bytes, error } each; errors are linear, too bright is positive.
 * @param level of the light map
 * @param gloss linear triple
 * @param reflected light of a full level, linear triple
 */
function waysToRound(level, gloss, reflected) {
  const ways = [];
  for (const step of NEIGHBOURS) {
    const near = Math.min(255, Math.max(0, level + step));
    const exact = reflected.map((full, c) => full * LINEAR_OF_BYTE[near] + gloss[c]);
    const low = exact.map((value) => Math.min(254, Math.floor(linearToSrgb(value) * 255)));
    for (let way = 0; way < 8; way += 1) {
      const bytes = low.map((byte, c) => byte + ((way >> c) & 1));
      const error = bytes.map((byte, c) => LINEAR_OF_BYTE[byte] - exact[c]);
      const mean = (error[0] + error[1] + error[2]) / 3;
      const cast = error.reduce((sum, one) => sum + (one - mean) ** 2, 0);
      const size = error.reduce((sum, one) => sum + one * one, 0);
      ways.push({ level: near, bytes, error, own: OWN_ERROR * size + OWN_CAST * cast });
    }
  }
  return ways;
}

/** The way that leaves least, with what the neighbours handed on (three numbers of `rest` from `at`). */
function bestWay(ways, rest, at) {
  let best = ways[0];
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const r = way.error[0] + rest[at];
    const g = way.error[1] + rest[at + 1];
    const b = way.error[2] + rest[at + 2];
    const cost = r * r + g * g + b * b + way.own;
    if (cost >= least) continue;
    least = cost;
    best = way;
  }
  return best;
}

/**
 * Rounds light map and base together. `isWhole` is 1 where a pixel is all product: only these are written. `levels` of the
 * light map and `bytes` of the base are changed in place. `glossAt` gives the linear triple of a pixel; null: the same
 * `gloss` everywhere.
 * @param {{
 *   isWhole: Uint8Array, levels: Uint8Array, bytes: Uint8Array, size: number, reflected: number[],
 *   gloss: number[] | undefined, glossAt: ((i: number) => number[]) | null,
 * }} planes
 */
export function roundTogether({ isWhole, levels, bytes, size, reflected, gloss, glossAt }) {
  const known = new Map();
  const rest = new Float32Array(levels.length * 3);
  for (let i = 0; i < levels.length; i += 1) {
    if (!isWhole[i]) continue;
    let ways = glossAt ? null : known.get(levels[i]);
    if (!ways) {
      ways = waysToRound(levels[i], glossAt ? glossAt(i) : gloss, reflected);
      if (!glossAt) known.set(levels[i], ways);
    }
    const chosen = bestWay(ways, rest, i * 3);
    levels[i] = chosen.level;
    bytes.set(chosen.bytes, i * 3);
    for (const [dx, dy, share] of SHARES) {
      const j = i + dy * size + dx;
      if (!isWhole[j]) continue;
      for (let c = 0; c < 3; c += 1) rest[j * 3 + c] += (chosen.error[c] + rest[i * 3 + c]) * share;
    }
  }
}
