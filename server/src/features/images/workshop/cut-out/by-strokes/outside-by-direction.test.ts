import { expect, test } from 'vitest';
import { KEEP, type MarkedPicture, REMOVE } from './marked-picture.ts';
import { outsideByDirection } from './outside-by-direction.ts';

const SIDE = 61;
const MIDDLE = 30;

/** Strokes by what they say of each place, as seen from the middle: how far away, and in which direction (0 to 1 turn). */
function marked(say: (away: number, turn: number) => number): MarkedPicture {
  const marks = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) - MIDDLE, Math.floor(at / SIDE) - MIDDLE];
    return say(Math.hypot(x, y), Math.atan2(y, x) / (2 * Math.PI) + 0.5);
  });
  return { widthPx: SIDE, heightPx: SIDE, colours: new Float32Array(marks.length * 3), marks };
}

const ring = (turns: number) =>
  marked((away, turn) => (away < 4 ? KEEP : away >= 18 && away <= 21 && turn <= turns ? REMOVE : 0));

test('what lies behind a circle is outside, and nothing where the circle is open', () => {
  const outside = outsideByDirection(ring(0.75))!;
  const at = (x: number, y: number) => outside[(MIDDLE + y) * SIDE + MIDDLE + x];
  // A turn begins to the left and goes up and on to the right, so that the last quarter, left below, is open.
  expect([at(-26, -1), at(0, -26), at(26, 0)]).toEqual([1, 1, 1]);
  expect([at(0, 10), at(-10, 0), at(12, -8), at(0, 0)]).toEqual([0, 0, 0, 0]);
  expect([at(-20, 20), at(-5, 26)]).toEqual([0, 0]);
});

test('a stroke beside the subject goes around nothing', () => {
  expect(outsideByDirection(ring(0.4))).toBeNull();
  expect(outsideByDirection(marked((away) => (away >= 18 && away <= 21 ? REMOVE : 0)))).toBeNull();
});

test('a circle inside what is kept goes around nothing', () => {
  const kept = marked((away) => (away >= 18 && away <= 21 ? KEEP : away >= 6 && away <= 8 ? REMOVE : 0));
  expect(outsideByDirection(kept)).toBeNull();
});
