import type { AdjustmentLayer } from 'ag-psd';
import { expect, test } from 'vitest';
import { makeAdjustment } from './make-adjustment.ts';

const rgb = { depth: 8, mode: 'rgb' } as const;
const channel = {
  shadowInput: 0,
  highlightInput: 255,
  shadowOutput: 0,
  highlightOutput: 255,
  midtoneInput: 1,
};
const balance = (cyanRed: number, magentaGreen = cyanRed, yellowBlue = cyanRed) => ({
  cyanRed,
  magentaGreen,
  yellowBlue,
});
const hue = { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: 0, lightness: 0 };

function adjust(adjustment: AdjustmentLayer, colour: number[]): number[] {
  const made = makeAdjustment(adjustment, rgb);
  if (typeof made === 'string') throw new Error(made);
  const data = Float32Array.from([0, ...colour.map((value) => value / 255), 1]);
  made(data, 1);
  expect([data[0], data[4]]).toEqual([0, 1]);
  return [...data.slice(1, 4)].map((value) => Math.round(value * 255));
}

/** The colours of hue, posterise, curves and exposure are taken from pictures that Photoshop made. */
test.each<[string, AdjustmentLayer, number[], number[]]>([
  ['invert', { type: 'invert' }, [0, 100, 255], [255, 155, 0]],
  [
    'levels, its own before those of all',
    {
      type: 'levels',
      rgb: { ...channel, highlightOutput: 100 },
      red: { ...channel, shadowInput: 55, midtoneInput: 2 },
    },
    [105, 0, 255],
    [50, 0, 100],
  ],
  ...[
    [[107, 129, 65], 99],
    [[225, 224, 255], 231],
    [[238, 255, 239], 245],
    [[255, 220, 219], 234],
    [[241, 249, 255], 247],
    [[209, 183, 188], 195],
    [[226, 197, 169], 197],
    [[150, 116, 98], 122],
    [[46, 59, 67], 55],
    [[0, 255, 0], 102],
  ].map(([colour, grey]): [string, AdjustmentLayer, number[], number[]] => [
    'black & white as Photoshop sets it first',
    { type: 'black & white' },
    colour as number[],
    [grey, grey, grey] as number[],
  ]),
  ['black & white beyond white', { type: 'black & white', blues: 300 }, [0, 0, 200], [255, 255, 255]],
  ['black & white below black', { type: 'black & white', reds: -200 }, [200, 0, 0], [0, 0, 0]],
  ...[
    [
      [12, 31, 45],
      [120, 26, 26],
    ],
    [
      [147, 132, 107],
      [153, 133, 133],
    ],
    [
      [200, 193, 190],
      [178, 195, 195],
    ],
    [
      [136, 82, 91],
      [143, 105, 105],
    ],
  ].map(([colour, wanted]): [string, AdjustmentLayer, number[], number[]] => [
    'channel mixer',
    {
      type: 'channel mixer',
      red: { red: 7, green: 13, blue: 17, constant: 42 },
      green: { red: 40, green: 40, blue: 20, constant: 0 },
      blue: { red: 40, green: 40, blue: 20, constant: 0 },
    },
    colour!,
    wanted!,
  ]),
  [
    'channel mixer to grey',
    {
      type: 'channel mixer',
      monochrome: true,
      gray: { red: 0, green: 100, blue: 0, constant: -10 },
    },
    [1, 100, 200],
    [75, 75, 75],
  ],
  ['no curve', { type: 'curves' }, [1, 2, 3], [1, 2, 3]],
  [
    'a curve of two points, level beyond them',
    {
      type: 'curves',
      rgb: [
        { input: 50, output: 0 },
        { input: 150, output: 200 },
      ],
    },
    [20, 100, 255],
    [0, 100, 200],
  ],
  [
    'a bent curve through its points',
    {
      type: 'curves',
      green: [0, 96, 151, 255].map((input, at) => ({ input, output: [0, 70, 169, 255][at]! })),
    },
    [7, 96, 9],
    [7, 70, 9],
  ],
  ['posterise', { type: 'posterize', levels: 3 }, [85, 86, 255], [0, 128, 255]],
  ['threshold below', { type: 'threshold', level: 128 }, [127, 127, 127], [0, 0, 0]],
  ['threshold at', { type: 'threshold', level: 128 }, [128, 128, 128], [255, 255, 255]],
  ['exposure', { type: 'exposure', exposure: 1, offset: 0, gamma: 1 }, [100, 0, 255], [137, 0, 255]],
  [
    'old brightness and contrast',
    { type: 'brightness/contrast', brightness: 20, contrast: 50, meanValue: 127, useLegacy: true },
    [107, 0, 255],
    [127, 0, 255],
  ],
  [
    'new contrast through two points that part',
    { type: 'brightness/contrast', brightness: 0, contrast: -50 },
    [66, 148, 212],
    [78, 141, 201],
  ],
  [
    'colour balance of highlights, bent where light is not kept',
    { type: 'color balance', highlights: balance(0, -50, -50), preserveLuminosity: false },
    [185, 103, 139],
    [185, 87, 124],
  ],
  [
    'colour balance of highlights that keeps light: from the lowest',
    { type: 'color balance', highlights: balance(0, -50, -50), preserveLuminosity: true },
    [124, 94, 148],
    [154, 94, 148],
  ],
  [
    'colour balance of shadows that keeps light: from the highest',
    { type: 'color balance', shadows: balance(50, 0, -50), preserveLuminosity: true },
    [124, 94, 148],
    [124, 55, 79],
  ],
  [
    'colour balance of middle tones',
    { type: 'color balance', midtones: balance(-50, 0, 50), preserveLuminosity: true },
    [66, 60, 136],
    [38, 60, 163],
  ],
  [
    'colour balance of everything alike',
    {
      type: 'color balance',
      shadows: balance(100),
      midtones: balance(100),
      highlights: balance(100),
      preserveLuminosity: false,
    },
    [11, 66, 124],
    [131, 206, 241],
  ],
  [
    'new brightness at rest',
    { type: 'brightness/contrast', brightness: 0, contrast: 0 },
    [1, 2, 3],
    [1, 2, 3],
  ],
  ['a turn of hue', { type: 'hue/saturation', master: { ...hue, hue: 120 } }, [200, 100, 50], [50, 200, 100]],
  [
    'a turn of hue and less light',
    { type: 'hue/saturation', master: { ...hue, hue: -120, lightness: -50 } },
    [200, 100, 50],
    [50, 25, 100],
  ],
  [
    'half the saturation',
    { type: 'hue/saturation', master: { ...hue, saturation: -50 } },
    [200, 100, 50],
    [163, 113, 88],
  ],
  [
    'one colour for all',
    { type: 'hue/saturation', master: { ...hue, a: 256, b: -106, c: 25, d: 46 } },
    [72, 55, 44],
    [134, 122, 175],
  ],
])('%s', (_, adjustment, colour, result) => {
  const found = adjust(adjustment, colour);
  for (const [index, value] of found.entries())
    expect(Math.abs(value - result[index]!)).toBeLessThanOrEqual(1);
});

test.each<[AdjustmentLayer, string]>([
  [{ type: 'vibrance', vibrance: 10 }, 'adjustment vibrance'],
  [
    { type: 'color balance', shadows: balance(1, 0, 0), preserveLuminosity: false },
    'adjustment colour balance',
  ],
  [
    { type: 'color balance', midtones: balance(100, 0, 0), preserveLuminosity: true },
    'adjustment colour balance',
  ],
  [{ type: 'brightness/contrast', brightness: 1, contrast: 5 }, 'adjustment brightness/contrast'],
  [{ type: 'hue/saturation', reds: { ...hue, hue: 3 } }, 'hue/saturation of ranges of hue'],
  [{ type: 'hue/saturation', master: { ...hue, saturation: 3 } }, 'hue/saturation that adds saturation'],
  [{ type: 'channel mixer', red: { red: 90, green: 10, blue: 0, constant: 0 } }, 'adjustment channel mixer'],
])('%j is refused by name', (adjustment, reason) => {
  expect(makeAdjustment(adjustment, rgb)).toBe(reason);
});
