import type { Layer, LayerEffectsInfo } from 'ag-psd';
import { expect, test } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';

const over = { enabled: true, blendMode: 'normal' as const, opacity: 1 };
const white = { r: 255, g: 255, b: 255 };
const solidFill: LayerEffectsInfo = { solidFill: [{ ...over, color: white }] };
const gradientOverlay: LayerEffectsInfo = {
  gradientOverlay: [
    {
      ...over,
      type: 'linear',
      angle: 90,
      align: false,
      gradient: {
        type: 'solid',
        name: '',
        smoothness: 1,
        colorStops: [0, 1].map((location) => ({ color: white, location, midpoint: 0.5 })),
        opacityStops: [0, 1].map((location) => ({ opacity: 1, location, midpoint: 0.5 })),
      },
    },
  ],
};

/** A group that passes through, of one black layer of this alpha, over grey paper. */
const greyOver = (alpha: number, effects: LayerEffectsInfo, group: Layer = {}, layer: Layer = {}): number => {
  const children = [buildLayer([0, 0, 0, alpha], layer)];
  const paper = buildLayer([100, 100, 100, 255]);
  const layers = [paper, { name: 'group', blendMode: 'pass through' as const, effects, ...group, children }];
  return composePsd(readPsd(buildPsd(layers))).data[0]!;
};

// 100 × (1 − share) + 255 × share: what is covered twice would be lighter.
test.each<[string, number, LayerEffectsInfo, Layer, Layer, number]>([
  ['a colour', 128, solidFill, {}, {}, 178],
  ['a colour, less of it', 64, solidFill, {}, {}, 139],
  ['a colour where all is covered', 255, solidFill, {}, {}, 255],
  ['a colour where nothing is covered', 0, solidFill, {}, {}, 100],
  ['a gradient', 128, gradientOverlay, {}, {}, 178],
  ['a colour of half the group', 128, solidFill, { opacity: 128 / 255 }, {}, 139],
  ['a colour of a layer that multiplies', 128, solidFill, {}, { blendMode: 'multiply' }, 178],
])(
  '%s over a group that passes through covers soft edges once',
  (_, alpha, effects, group, layer, wanted) => {
    expect(Math.abs(greyOver(alpha, effects, group, layer) - wanted)).toBeLessThanOrEqual(1);
  },
);
