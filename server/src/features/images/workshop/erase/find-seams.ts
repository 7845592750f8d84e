import type { Filled } from './fill-hole.ts';

/** A seam shows where its step, averaged along it, is larger than this, in steps of 255, than any that its sources have. */
const SHOWS = 20;
/** Steps are averaged over this many pixels to either side, so that grain does not count as a seam. */
const ALONG_PX = 3;

/**
 * Returns how many pixels of visible seams the fill has: where patches of two places meet, or the fill meets what is
 * around it, with a step that the picture has at neither of the two.
 */
export function findSeams(
  { part, field }: Filled,
  best: Int32Array,
  values: readonly Float32Array[],
): number {
  const { widthPx, heightPx, hole, channels } = part;
  /** From where each pixel comes; a known one from itself. */
  const from = Int32Array.from(hole, (is, at) => {
    if (is === 0) return at;
    const middle = best[at]!;
    return middle < 0 ? -1 : field.source[middle]! + at - middle;
  });
  let seen = 0;
  for (const step of [1, widthPx]) {
    const along = step === 1 ? widthPx : 1;
    const away = channels.map(() => new Float32Array(hole.length));
    const isSeam = new Uint8Array(hole.length);
    for (let at = 0; at + step < hole.length; at += 1) {
      if (step === 1 && at % widthPx === widthPx - 1) continue;
      const [one, other] = [from[at]!, from[at + step]!];
      if (one < 0 || other < 0 || hole[at]! + hole[at + step]! === 0 || other === one + step) continue;
      isSeam[at] = 1;
      channels.forEach((channel, index) => {
        const made = values[index]![at + step]! - values[index]![at]!;
        const expected = [
          (channel[one + step] ?? Number.NaN) - channel[one]!,
          channel[other]! - (channel[other - step] ?? Number.NaN),
        ].filter((value) => !Number.isNaN(value));
        const rest = expected.map((value) => made - value);
        away[index]![at] = rest.reduce(
          (least, value) => (Math.abs(value) < Math.abs(least) ? value : least),
          made,
        );
      });
    }
    seen += countVisible(away, isSeam, along, widthPx * heightPx);
  }
  return seen;
}

function countVisible(
  away: readonly Float32Array[],
  isSeam: Uint8Array,
  along: number,
  size: number,
): number {
  let seen = 0;
  for (let at = 0; at < size; at += 1) {
    if (isSeam[at] === 0) continue;
    let most = 0;
    for (const channel of away) {
      let [sum, count] = [0, 0];
      for (let n = -ALONG_PX; n <= ALONG_PX; n += 1) {
        const to = at + n * along;
        if (isSeam[to] !== 1) continue;
        sum += channel[to]!;
        count += 1;
      }
      if (count > ALONG_PX) most = Math.max(most, Math.abs(sum / count));
    }
    if (most > SHOWS) seen += 1;
  }
  return seen;
}
