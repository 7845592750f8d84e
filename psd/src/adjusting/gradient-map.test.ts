import type { GradientMapAdjustment } from 'ag-psd';
import { describe, expect, test } from 'vitest';
import type { PsdDocument } from '../document.ts';
import { makeAdjustment } from './make-adjustment.ts';

const stop = (location: number, r: number, g: number, b: number) => ({
  location,
  midpoint: 0.5,
  color: { r, g, b },
});
/** As the file of the pictures has it. */
const MAP: GradientMapAdjustment = {
  type: 'gradient map',
  gradientType: 'solid',
  reverse: false,
  dither: false,
  smoothness: 1,
  colorStops: [stop(0, 46.38132295719844, 57.50194552529183, 179.78599221789884), stop(1, 255, 255, 255)],
  opacityStops: [0, 1].map((location) => ({ location, midpoint: 0.5, opacity: 1 })),
};
const rgb: Pick<PsdDocument, 'depth' | 'mode'> = { depth: 8, mode: 'rgb' };

/** Colours of a picture that Photoshop 2021 made (Aspose.PSD `gradient_map_default`), before and after. */
test.each([
  [
    [59, 102, 70],
    [109, 117, 202],
  ],
  [
    [60, 103, 71],
    [110, 117, 203],
  ],
  [
    [62, 104, 73],
    [111, 119, 203],
  ],
  [
    [63, 105, 74],
    [112, 120, 203],
  ],
  [
    [64, 106, 74],
    [113, 120, 204],
  ],
  [
    [66, 107, 76],
    [114, 122, 204],
  ],
  [
    [11, 34, 17],
    [60, 70, 185],
  ],
  [
    [86, 102, 90],
    [119, 126, 206],
  ],
  [
    [141, 161, 146],
    [177, 181, 227],
  ],
  [
    [166, 194, 173],
    [206, 208, 237],
  ],
  [
    [197, 218, 202],
    [228, 229, 245],
  ],
  [
    [216, 230, 220],
    [239, 239, 249],
  ],
  [
    [237, 241, 238],
    [248, 248, 252],
  ],
  [
    [248, 251, 249],
    [253, 253, 254],
  ],
])('%j becomes %j', (before, after) => {
  const made = makeAdjustment(MAP, rgb);
  if (typeof made === 'string') throw new Error(made);
  const data = Float32Array.from([0, ...before.map((value) => value / 255), 1]);
  made(data, 1);
  expect([data[0], data[4]]).toEqual([0, 1]);
  for (const [at, value] of after.entries()) expect(Math.abs(data[at + 1]! * 255 - value)).toBeLessThan(0.52);
});

describe('what no picture shows is refused', () => {
  test.each<[string, Partial<GradientMapAdjustment>, Partial<typeof rgb>]>([
    ['reversed', { reverse: true }, {}],
    ['dithered', { dither: true }, {}],
    ['mixed otherwise', { method: 'perceptual' }, {}],
    ['noise', { gradientType: 'noise' }, {}],
    ['less smooth', { smoothness: 0.5 }, {}],
    [
      'see-through',
      { opacityStops: [0, 1].map((location) => ({ location, midpoint: 0.5, opacity: location })) },
      {},
    ],
    ['without colours', { colorStops: [] }, {}],
    ['in grey', {}, { mode: 'grey' }],
    ['in inks', {}, { mode: 'cmyk' }],
    ['of light', {}, { depth: 32 }],
  ])('%s', (_, more, document) => {
    expect(makeAdjustment({ ...MAP, ...more }, { ...rgb, ...document })).toBe('adjustment gradient map');
  });
});
