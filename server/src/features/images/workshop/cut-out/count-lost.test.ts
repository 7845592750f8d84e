import { expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { cutOut } from './cut-out.ts';

/** Steps of 255 by which the white background is darker at a place. */
type Dark = (x: number, y: number) => number;

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** A red disc on white, and what is painted on the background. */
async function cut(widthPx: number, heightPx: number, disc: Disc, dark: Dark, isContiguous = true) {
  const pixels = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const light = 255 - dark(x, y);
    const share = Math.max(0, Math.min(1, disc.radius + 0.5 - Math.hypot(x - disc.x, y - disc.y)));
    [200, 20, 40].forEach((red, channel) => {
      pixels[at * 4 + channel] = Math.round(light + (red - light) * share);
    });
  }
  const alpha: number[] = [];
  const rows = rowsOfPixels(pixels, widthPx, heightPx);
  const made = await cutOut(rows, { tolerance: 16, isContiguous }, async (some) => {
    for (let at = 3; at < some.length; at += 4) alpha.push(some[at]!);
  });
  return { edgeQuality: made?.edgeQuality, at: (x: number, y: number) => alpha[y * widthPx + x]! };
}

const spot =
  (peak: number, x: number, y: number, across: number, down = across): Dark =>
  (u, v) =>
    peak * Math.exp(-(((u - x) / across) ** 2 + ((v - y) / down) ** 2) / 2);

/** Upright strokes from x to y, with sides that are soft over this many pixels. */
const strokes =
  (contrast: number, [from, to]: [number, number], [top, bottom]: [number, number], soft: number): Dark =>
  (x, y) => {
    const into = Math.min(20 - Math.abs(((x - from) % 80) - 40), x - from, to - x, y - top, bottom - y);
    return contrast * Math.max(0, Math.min(1, into / soft));
  };

it.each([
  ['200 pixels', 1],
  ['1000 pixels', 5],
])('takes a soft shadow right below the subject away and says clean, %s', async (_, scale) => {
  const disc = { x: 100 * scale, y: 70 * scale, radius: 40 * scale };
  const shadow = spot(50, 100 * scale, 112 * scale, 40 * scale, 16 * scale);
  const { edgeQuality, at } = await cut(200 * scale, 200 * scale, disc, shadow);
  expect([at(100 * scale, 116 * scale), at(100 * scale, 140 * scale)]).toEqual([0, 0]);
  expect([at(100 * scale, 70 * scale), edgeQuality]).toEqual([255, 'clean']);
});

it('takes a soft shadow apart from the subject away, and says look', async () => {
  const { edgeQuality, at } = await cut(200, 200, { x: 100, y: 70, radius: 40 }, spot(85, 100, 160, 28, 8.5));
  expect([at(100, 160), edgeQuality]).toEqual([0, 'check']);
});

it.each([
  ['as dark as ink', 150, 20],
  ['grey', 60, 20],
  ['pale and wide', 25, 50],
])('says look where smoke beside a logo went: %s', async (_, peak, sigma) => {
  const logo = { x: 330, y: 500, radius: 150 };
  expect((await cut(1000, 1000, logo, spot(peak, 740, 420, sigma))).edgeQuality).toBe('check');
});

it('says look where steam above a cup went', async () => {
  const cup = { x: 500, y: 650, radius: 200 };
  expect((await cut(1000, 1000, cup, spot(60, 500, 400, 40, 60))).edgeQuality).toBe('check');
});

it('keeps pale blurred words of a large picture, and says look', async () => {
  const words = strokes(40, [1600, 3200], [100, 500], 9);
  const { edgeQuality, at } = await cut(4000, 600, { x: 600, y: 300, radius: 200 }, words);
  expect([at(1640, 300) > 0, at(1680 + 40, 300) > 0, edgeQuality]).toEqual([true, true, 'check']);
});

it.each([true, false])('says look where a pale line of words went, contiguous %s', async (isContiguous) => {
  // 27,000 of 250,000 pixels of the badge: less than an eighth.
  const words = strokes(8, [100, 900], [860, 930], 1);
  const badge = { x: 500, y: 400, radius: 282 };
  const { edgeQuality, at } = await cut(1000, 1000, badge, words, isContiguous);
  expect([at(140, 900), edgeQuality]).toEqual([0, 'check']);
});

it.each([true, false])('says clean of a badge alone, contiguous %s', async (isContiguous) => {
  const badge = { x: 500, y: 400, radius: 282 };
  expect((await cut(1000, 1000, badge, () => 0, isContiguous)).edgeQuality).toBe('clean');
});
