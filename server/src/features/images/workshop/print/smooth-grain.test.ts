import { expect, it } from 'vitest';
import { measureGrain, smoothGrain } from './smooth-grain.ts';

const [WIDTH, HEIGHT] = [120, 60];

/** Grey 180 on the left, 60 on the right, each pixel off by up to `grain`. */
function grainy(grain: number): Uint8Array {
  let state = 7;
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    state = (state * 16_807) % 2_147_483_647;
    const off = Math.round((state / 2_147_483_647 - 0.5) * 2 * grain);
    pixels.fill(((at / 4) % WIDTH < WIDTH / 2 ? 180 : 60) + off, at, at + 3);
    pixels[at + 3] = 255;
  }
  return pixels;
}

it.each([0, 4, 10])('measures grain of ±%d', (grain) => {
  const found = measureGrain({ pixels: grainy(grain), widthPx: WIDTH, count: HEIGHT });
  // The deviation of an even distribution is its half width by the root of three.
  expect(found).toBeGreaterThanOrEqual((grain / Math.sqrt(3)) * 0.7);
  expect(found).toBeLessThanOrEqual((grain / Math.sqrt(3)) * 1.3);
});

it('takes grain out, and leaves the edge', () => {
  const pixels = grainy(6);
  const out = new Uint8Array(pixels.length);
  smoothGrain({ pixels, widthPx: WIDTH, count: HEIGHT }, 4, 4, [0, HEIGHT], out);
  const row = (x: number) => out[(30 * WIDTH + x) * 4]!;
  const away = (from: number, to: number, code: number) =>
    Math.max(...Array.from({ length: to - from }, (_, n) => Math.abs(row(from + n) - code)));
  expect([away(8, 50, 180) <= 3, away(70, 112, 60) <= 3]).toEqual([true, true]);
  expect([row(59) > 165, row(60) < 75]).toEqual([true, true]);
});

it('writes the rows that are asked for alone', () => {
  const pixels = grainy(6);
  const [whole, part] = [new Uint8Array(pixels.length), new Uint8Array(WIDTH * 10 * 4)];
  const rows = { pixels, widthPx: WIDTH, count: HEIGHT };
  smoothGrain(rows, 4, 3, [0, HEIGHT], whole);
  smoothGrain(rows, 4, 3, [20, 30], part);
  expect([...part]).toEqual([...whole.subarray(20 * WIDTH * 4, 30 * WIDTH * 4)]);
});
