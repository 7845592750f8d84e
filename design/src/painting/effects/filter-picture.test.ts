import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageFilter } from '../../layers/index.ts';
import { filterInBands, filterPicture } from './filter-picture.ts';
import { halvePicture, type RgbaPicture } from './halve-picture.ts';

function one(...rgba: number[]): RgbaPicture {
  return { rgba: new Uint8ClampedArray(rgba), widthPx: 1, heightPx: 1 };
}

/** Every value of each channel, and every alpha. */
function ramp(): RgbaPicture {
  const rgba = Uint8ClampedArray.from(
    { length: 256 * 4 },
    (_, i) => [i >> 2, 255 - (i >> 2), ((i >> 2) * 7) % 256, i >> 2].at(i % 4)!,
  );
  return { rgba, widthPx: 256, heightPx: 1 };
}

const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];
const MIDDLE = [128, 128, 128];
const ORANGE = [240, 130, 20];

describe('filterPicture', () => {
  it.each<[string, ImageFilter, number[], number[]]>([
    ['brightness leaves black', { brightness: 100 }, BLACK, BLACK],
    ['brightness leaves white', { brightness: -100 }, WHITE, WHITE],
    ['brightness lifts the middle', { brightness: 50 }, MIDDLE, [173, 173, 173]],
    ['brightness lowers the middle as far', { brightness: -50 }, MIDDLE, [83, 83, 83]],
    ['contrast spreads to the ends', { contrast: 100 }, ORANGE, [255, 138, 0]],
    ['contrast draws to the middle', { contrast: -100 }, WHITE, [159, 159, 159]],
    ['no saturation is grey of the same lightness', { saturation: -100 }, ORANGE, [146, 146, 146]],
    ['saturation leaves grey', { saturation: 100 }, MIDDLE, MIDDLE],
    ['hue leaves grey', { hueDeg: 137 }, MIDDLE, MIDDLE],
    ['a half turn of hue', { hueDeg: 180 }, [255, 0, 0], [0, 109, 109]],
    ['hue to both ends is the same turn', { hueDeg: -180 }, [255, 0, 0], [0, 109, 109]],
    ['warmth takes blue', { warmth: 100 }, MIDDLE, [148, 131, 87]],
    ['coldness takes red', { warmth: -100 }, MIDDLE, [90, 120, 146]],
    ['sepia', { sepia: 100 }, MIDDLE, [173, 154, 120]],
    ['sepia is cut off at white', { sepia: 100 }, WHITE, [255, 255, 239]],
    ['inverted', { invert: true }, ORANGE, [15, 125, 235]],
    ['one colour: black becomes it', { tint: { colour: '#2F5D8A', amount: 100 } }, BLACK, [47, 93, 138]],
    ['one colour: white stays', { tint: { colour: '#2f5d8a', amount: 100 } }, WHITE, WHITE],
    ['one colour: half way', { tint: { colour: '#000000', amount: 50 } }, [255, 0, 0], [155, 27, 27]],
    [
      'inverted first, then one colour',
      { invert: true, tint: { colour: '#FF0000', amount: 100 } },
      WHITE,
      [255, 0, 0],
    ],
  ])('%s', (_, filter, before, after) => {
    expect([...filterPicture(one(...before, 255), filter).rgba]).toEqual([...after, 255]);
  });

  it.each<[string, ImageFilter | null]>([
    ['none', null],
    ['an empty one', {}],
    [
      'all at nought',
      { brightness: 0, contrast: 0, saturation: 0, hueDeg: 0, warmth: 0, sepia: 0, invert: false },
    ],
    ['no single colour', { tint: null }],
    ['a single colour of no strength', { tint: { colour: '#FF0000', amount: 0 } }],
  ])('%s gives the very same picture', (_, filter) => {
    const picture = ramp();
    expect(filterPicture(picture, filter)).toBe(picture);
  });

  it('gives the same bytes where the sums leave every colour as it is', () => {
    const picture = ramp();
    // Nought by way of the tables: too little to move any value by half a step.
    expect(filterPicture(picture, { brightness: 1e-9 }).rgba).toEqual(picture.rgba);
  });

  it('leaves alpha, the picture it was given, and what is clear', () => {
    const picture = ramp();
    const before = picture.rgba.slice();
    const { rgba } = filterPicture(picture, { invert: true, contrast: 100, sepia: 100 });
    expect(picture.rgba).toEqual(before);
    expect([...rgba].filter((_, i) => i % 4 === 3)).toEqual([...before].filter((_, i) => i % 4 === 3));
    expect([...rgba.subarray(0, 4)]).toEqual([...before.subarray(0, 4)]);
    expect([...filterPicture(one(7, 8, 9, 0), { invert: true }).rgba]).toEqual([7, 8, 9, 0]);
  });

  it('stays within bytes and never turns tones round, whatever the settings', () => {
    const percent = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(percent, percent, (brightness, contrast) => {
        const grey = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]).flat();
        const picture = { rgba: new Uint8ClampedArray(grey), widthPx: 256, heightPx: 1 };
        const { rgba } = filterPicture(picture, { brightness, contrast });
        const reds = [...rgba].filter((_, i) => i % 4 === 0);
        expect(reds).toEqual([...reds].sort((one, other) => one - other));
      }),
    );
  });
});

describe('filterInBands', () => {
  it.each([
    [1, 1],
    [3, 256],
    [2, 257],
    [5, 700],
  ])('is filtering, and halving after it, for %d × %d px', (widthPx, heightPx) => {
    const rgba = Uint8ClampedArray.from(
      { length: widthPx * heightPx * 4 },
      (_, i) => (i * 37 + (i >> 3)) % 256,
    );
    const picture = { rgba, widthPx, heightPx };
    const filter = { contrast: 60, hueDeg: 40 };
    const whole = filterPicture(picture, filter);
    for (const [isHalved, expected] of [
      [false, whole],
      [true, halvePicture(whole)],
    ] as const) {
      const joined = new Uint8ClampedArray(expected.rgba.length);
      filterInBands(picture, filter, isHalved, (band, top) => joined.set(band.rgba, top * band.widthPx * 4));
      expect(joined).toEqual(expected.rgba);
    }
  });
});
