import { expect, test } from 'vitest';
import { measureEdge } from './measure-edge.ts';

const [WIDTH, HEIGHT] = [120, 100];

/** A disc whose edge is blurred by this many pixels, on a background of checks, and the pixels at its border. */
function disc(blur: number, contrast: number, checks: number) {
  const colours = new Float32Array(WIDTH * HEIGHT * 3);
  const sides = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1, at += 1) {
      const inside = 32 - Math.hypot(x - 60, y - 50);
      const share =
        blur === 0 ? Math.max(0, Math.min(1, inside + 0.5)) : 1 / (1 + Math.exp((-1.702 * inside) / blur));
      sides[at] = share > 0.5 ? 1 : 0;
      colours[at * 3] =
        40 + contrast * share + (1 - share) * checks * ((Math.floor(x / 3) + Math.floor(y / 3)) % 2);
    }
  const border = [...sides.keys()].filter(
    (at) => sides[at] === 1 && [1, -1, WIDTH, -WIDTH].some((step) => sides[at + step] === 0),
  );
  return measureEdge(colours, sides, border, WIDTH, HEIGHT);
}

test.each([0.8, 1.5, 2.2])('an edge blurred by %f pixels is found to be', (blur) => {
  expect(Math.abs(disc(blur, 50, 0)! - blur)).toBeLessThan(0.25);
});

test('a hard edge is hard', () => {
  expect(disc(0, 50, 0)).toBeLessThan(0.6);
});

test('nothing is said of edges that are hardly seen, or beside a background that is not even', () => {
  expect(disc(1, 8, 0)).toBeNull();
  expect(disc(1, 50, 40)).toBeNull();
});
