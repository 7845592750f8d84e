import { expect, it } from 'vitest';
import type { Filled } from './fill-hole.ts';
import { findSeams } from './find-seams.ts';

const SIDE = 40;

/** Above 50, below 200; a hole of 10 × 10 above, whose right half comes from `down` rows further down. */
function filledFrom(down: number): number {
  const channel = Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at < (SIDE * SIDE) / 2 ? 50 : 200));
  const isHole = (at: number) => at % SIDE >= 15 && at % SIDE < 25 && at >= 5 * SIDE && at < 15 * SIDE;
  const hole = Uint8Array.from(channel, (_, at) => (isHole(at) ? 1 : 0));
  const best = Int32Array.from(channel, (_, at) => (isHole(at) ? at : -1));
  const source = Int32Array.from(channel, (_, at) => (at % SIDE < 20 ? at - 12 : at + down * SIDE));
  const part = { widthPx: SIDE, heightPx: SIDE, channels: [channel], hole };
  const values = channel.map((value, at) => (isHole(at) ? channel[source[at]!]! : value));
  return findSeams({ part, field: { source }, unlikeness: 1 } as unknown as Filled, best, [values]);
}

it('counts seams where two places meet with a step that neither has', () => {
  expect(filledFrom(0)).toBe(0);
  // Ten pixels between the halves and twenty around the right one; averaging reaches three further above and below.
  expect(filledFrom(20)).toBe(36);
});
