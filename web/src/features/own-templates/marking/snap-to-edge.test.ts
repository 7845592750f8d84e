import { expect, it } from 'vitest';
import { findEdges, snapToEdge } from './snap-to-edge.ts';

const [width, height] = [80, 60];
function picture(lightAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const light = lightAt((at % width) + 0.5, Math.floor(at / width) + 0.5);
    data.set([light, light, light, 255], at * 4);
  }
  return { width, height, data } as Pick<ImageData, 'width' | 'height' | 'data'>;
}
/** Cloth with its threads. */
const noise = (x: number, y: number) => ((Math.floor(x) * 7919 + Math.floor(y) * 104_729) % 9) - 4;
/** Light on one side of a line, dark on the other, as soft as a lens makes it. */
const soft = (distance: number) => 60 + 140 / (1 + Math.exp(-2 * distance));

it.each<[string, (x: number, y: number) => number, [number, number], (x: number, y: number) => number]>([
  ['an upright edge', (x) => soft(x - 40), [46, 30], (x) => x - 40],
  ['one between two pixels', (x) => soft(x - 40.5), [36, 30], (x) => x - 40.5],
  ['a level edge', (_, y) => soft(y - 20), [40, 26], (_, y) => y - 20],
  [
    'a slanting edge',
    (x, y) => soft((x + y - 70) / Math.SQRT2),
    [42, 35],
    (x, y) => (x + y - 70) / Math.SQRT2,
  ],
  ['an edge on cloth', (x, y) => soft(x - 40) + noise(x, y), [45, 30], (x) => x - 40],
  ['a dark product', (x) => 20 + soft(x - 40) / 3, [44, 30], (x) => x - 40],
])('puts a point on %s', (_, lightAt, from, besideAt) => {
  const [x, y] = snapToEdge(findEdges(picture(lightAt)), from, 10);
  expect(Math.abs(besideAt(x, y))).toBeLessThan(1);
  expect(Math.hypot(x - from[0], y - from[1])).toBeLessThan(10);
});

it.each<[string, (x: number, y: number) => number, [number, number]]>([
  ['nothing', () => 200, [40, 30]],
  ['light that changes slowly', (x) => 50 + x * 2, [40, 30]],
  ['threads alone', noise, [40, 30]],
  ['an edge out of reach', (x) => soft(x - 60), [40, 30]],
  ['places outside', () => 200, [-50, 900]],
])('leaves a point where there is %s', (_, lightAt, from) => {
  expect(snapToEdge(findEdges(picture(lightAt)), from, 10)).toEqual(from);
});

it('takes the nearer of two equal edges, and a much stronger one before a weak one', () => {
  const two = findEdges(picture((x) => (x < 30 || x > 44 ? 60 : 200)));
  expect(snapToEdge(two, [32, 30], 14)[0]).toBeCloseTo(30, 0);
  expect(snapToEdge(two, [42, 30], 14)[0]).toBeCloseTo(44, 0);
  const weak = findEdges(picture((x) => (x < 34 ? 60 : x < 42 ? 80 : 230)));
  expect(snapToEdge(weak, [36, 30], 14)[0]).toBeCloseTo(42, 0);
});
