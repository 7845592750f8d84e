import type { PhotoPoint } from '@diy/design/photo-mockup';
import { expect, it } from 'vitest';
import { cutByColour } from './cut-by-colour.ts';

const [width, height] = [160, 120];
type Colour = [number, number, number];
const CLOTH: Colour = [230, 225, 215];
const STRAP: Colour = [90, 60, 40];
const noise = (x: number, y: number) => ((x * 7919 + y * 104_729) % 9) - 4;

function picture(
  isStrap: (x: number, y: number) => boolean,
  more: (x: number, y: number) => number = () => 0,
) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const add = more(x, y);
    data.set([...(isStrap(x, y) ? STRAP : CLOTH).map((value) => value + add), 255], at * 4);
  }
  return { width, height, data } as Pick<ImageData, 'width' | 'height' | 'data'>;
}

/** Whether a point lies within an outline. */
function isWithin(outline: readonly PhotoPoint[], x: number, y: number): boolean {
  let found = false;
  outline.forEach(([x1, y1], index) => {
    const [x0, y0] = outline.at(index - 1)!;
    if (y0 <= y !== y1 <= y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) found = !found;
  });
  return found;
}

const disc = (x: number, y: number) => (x - 80) ** 2 + (y - 60) ** 2 < 20 ** 2;
const ring = (x: number, y: number) => disc(x, y) && (x - 80) ** 2 + (y - 60) ** 2 >= 10 ** 2;
const strap = (x: number, y: number) => Math.abs(x - 40 - y / 2) < 7;
const comb = (x: number, y: number) =>
  (y > 20 && y < 26 && x < 158) || (x % 4 < 2 && y >= 26 && y < 50 && x < 158);

it.each<[string, (x: number, y: number) => boolean, PhotoPoint, ((x: number, y: number) => number)?]>([
  ['a button', disc, [80, 60]],
  ['a strap that leaves the picture', strap, [70, 60]],
  ['one on which light changes', strap, [70, 60], (_, y) => y / 4],
  ['one of cloth with threads', strap, [70, 60], noise],
  ['what stands in the corner', (x, y) => x < 30 && y < 30, [3, 3]],
])('cuts out %s', (_, isStrap, seed, more) => {
  const cut = cutByColour(picture(isStrap, more), seed);
  if (!('outline' in cut)) throw new Error(cut.fault);
  expect(cut.outline.length).toBeLessThanOrEqual(200);
  let wrong = 0;
  let all = 0;
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isStrap(x, y)) all += 1;
    if (isStrap(x, y) !== isWithin(cut.outline, x + 0.5, y + 0.5)) wrong += 1;
  }
  expect(wrong / all).toBeLessThan(0.05);
});

it('takes what lies within a ring with it', () => {
  const cut = cutByColour(picture(ring), [65, 60]);
  expect('outline' in cut && isWithin(cut.outline, 80.5, 60.5)).toBe(true);
});

it('has no more points than a cutout may have', () => {
  const cut = cutByColour(picture(comb), [80, 23]);
  expect('outline' in cut && cut.outline.length).toBeLessThanOrEqual(200);
});

it.each<[string, Parameters<typeof picture>[0], PhotoPoint, string]>([
  ['the ground', disc, [5, 5], 'large'],
  ['a thread', (x, y) => x === 80 && y < 9, [80, 4], 'small'],
  ['a place outside', disc, [-4, 500], 'small'],
])('cuts nothing out of %s', (_, isStrap, seed, fault) => {
  expect(cutByColour(picture(isStrap), seed)).toEqual({ fault });
});
