import { expect, test } from 'vitest';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { readPsd } from './read-psd.ts';

const px = (value: number) => ({ units: 'Pixels' as const, value });
const contour = { name: 'Linear', curve: [0, 255].map((value) => ({ x: value, y: value })) };

test.each([
  [20, 0, 0, 20],
  [10, 24, 2, 8],
  [10, 26, 3, 7],
  [7, 36, 3, 4],
  [13, 67, 9, 4],
  [24, 32, 8, 16],
])(
  'a shadow of size %i, of which %i in a hundred are spread: %i pixels grow, %i are blurred',
  (size, choke, spread, blur) => {
    const dropShadow = {
      enabled: true,
      color: { r: 0, g: 0, b: 0 },
      blendMode: 'multiply' as const,
      opacity: 1,
      size: px(size),
      choke: px(choke),
      distance: px(0),
      angle: 90,
      contour,
      layerConceals: true,
    };
    const { layers } = readPsd(
      buildPsd([buildLayer([0, 0, 0, 255], { effects: { dropShadow: [dropShadow] } })]),
    );
    expect(layers[0]!.effects).toMatchObject([{ kind: 'drop shadow', spread, size: blur }]);
  },
);

test.each([
  [0, 0],
  [0.1, 26],
  [0.3, 77],
  [0.5, 128],
  [0.7, 179],
  [0.75, 191],
  [0.9, 230],
  [1, 255],
])('effects of opacity %f are mixed by %i of 255 steps', (opacity, steps) => {
  const color = { r: 9, g: 9, b: 9 };
  const blendMode = 'normal' as const;
  const [position, fillType] = ['outside', 'color'] as const;
  const effects = {
    solidFill: [{ enabled: true, color, blendMode, opacity }],
    stroke: [{ enabled: true, color, blendMode, opacity, size: px(3), position, fillType }],
  };
  const { layers } = readPsd(buildPsd([buildLayer([0, 0, 0, 255], { effects })]));
  expect(layers[0]!.effects.map((effect) => effect.opacity * 255)).toEqual([steps, steps]);
});
