/**
 * Rounding the white product to bytes. Half a level of white is a third of the light of a black one, and it stays there
 * when the colour changes. So base and light are rounded together, the light by a level up or down where that fits
 * better; of the ways to round the three channels the greyest are taken (else one fold turned red and the next green); and
 * a fine fixed pattern chooses between one that is too bright and one too dark, so that none is left on the mean.
 */
import { LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';

const NEIGHBOURS = [0, -1, 1];

/** 0 to 1, evenly spread over any few neighbouring pixels (interleaved gradient noise). */
function patternAt(x, y) {
  const inner = 0.06711056 * x + 0.00583715 * y;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer);
}

/**
 * The best too bright and the best too dark way to write one pixel: { level, bytes, mean } each.
 * @param level of the light map @param gloss linear triple @param reflected light of a full level, linear triple
 */
function waysToRound(level, gloss, reflected) {
  const best = { bright: null, dark: null };
  for (const step of NEIGHBOURS) {
    const near = Math.min(255, Math.max(0, level + step));
    const exact = reflected.map((full, c) => full * LINEAR_OF_BYTE[near] + gloss[c]);
    const low = exact.map((value) => Math.min(254, Math.floor(linearToSrgb(value) * 255)));
    const under = exact.map((value, c) => LINEAR_OF_BYTE[low[c]] - value);
    const over = exact.map((value, c) => LINEAR_OF_BYTE[low[c] + 1] - value);
    for (let way = 0; way < 8; way += 1) {
      const r = way & 1 ? over[0] : under[0];
      const g = way & 2 ? over[1] : under[1];
      const b = way & 4 ? over[2] : under[2];
      const mean = (r + g + b) / 3;
      const cost = 2 * (Math.max(r, g, b) - Math.min(r, g, b)) + 2 * Math.abs(mean);
      const side = mean >= 0 ? 'bright' : 'dark';
      if (best[side] && cost >= best[side].cost) continue;
      best[side] = { level: near, bytes: low.map((byte, c) => byte + ((way >> c) & 1)), mean, cost };
    }
  }
  return [best.bright ?? best.dark, best.dark ?? best.bright];
}

/**
 * @param {Uint8Array} isWhole 1 where a pixel is all product: only these are written
 * @param {Uint8Array} levels of the light map, changed in place @param {Buffer} bytes of the base, changed in place
 * @param {(i: number) => number[]|null} glossAt linear triple of a pixel; null: the same `gloss` everywhere
 */
export function roundTogether({ isWhole, levels, bytes, size, reflected, gloss, glossAt }) {
  const known = new Map();
  for (let i = 0; i < levels.length; i += 1) {
    if (!isWhole[i]) continue;
    let ways = glossAt ? null : known.get(levels[i]);
    if (!ways) {
      ways = waysToRound(levels[i], glossAt ? glossAt(i) : gloss, reflected);
      if (!glossAt) known.set(levels[i], ways);
    }
    const [bright, dark] = ways;
    const gap = bright.mean - dark.mean;
    const isDark = gap > 0 && patternAt(i % size, Math.floor(i / size)) < bright.mean / gap;
    const chosen = isDark ? dark : bright;
    levels[i] = chosen.level;
    bytes.set(chosen.bytes, i * 3);
  }
}
