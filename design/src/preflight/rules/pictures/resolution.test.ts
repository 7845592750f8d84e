import { expect, it } from 'vitest';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../../../testing/build-layers.ts';
import { findProblems } from '../../../testing/find-problems.ts';

/** A picture of 100 mm with just the pixels for a resolution. */
const atDpi = (dpi: number, changes: object = {}) => {
  const px = Math.round((dpi * 100) / 25.4);
  return buildImageLayer({
    xMm: 150,
    yMm: 200,
    widthMm: 100,
    heightMm: 100,
    sourceWidthPx: px,
    sourceHeightPx: px,
    ...changes,
  });
};

it.each([
  ['more than enough', atDpi(600), {}, []],
  [
    'exactly enough',
    buildImageLayer({
      xMm: 99,
      yMm: 99,
      widthMm: 84.6667,
      heightMm: 84.6667,
      sourceWidthPx: 1000,
      sourceHeightPx: 1000,
    }),
    {},
    [],
  ],
  ['a little less', atDpi(290), {}, ['below-print-resolution warning 290']],
  [
    'exactly the lowest',
    buildImageLayer({
      xMm: 150,
      yMm: 150,
      widthMm: 84.6667,
      heightMm: 84.6667,
      sourceWidthPx: 500,
      sourceHeightPx: 500,
    }),
    {},
    ['below-print-resolution warning 150'],
  ],
  [
    'a little less, cut to a shape',
    atDpi(290, { mask: { shape: 'heart' } }),
    {},
    ['below-print-resolution warning 290'],
  ],
  ['too little', atDpi(100), {}, ['low-resolution error 100']],
  [
    'enough, but cropped',
    atDpi(300, { crop: { x: 0, y: 0, width: 0.2, height: 0.2 } }),
    {},
    ['low-resolution error 60'],
  ],
  ['little for a coarse surface', atDpi(120), { surface: { resolutionDpi: 100 } }, []],
  [
    'an enlarged one by the pixels it was made of',
    atDpi(600, {}),
    { image: { detail: 0.25 } },
    ['below-print-resolution warning 150'],
  ],
  ['an enlarged one that has enough', atDpi(600), { image: { detail: 0.5 } }, []],
  ['a drawing', atDpi(10), { image: { isVector: true } }, []],
  [
    'a drawing larger than can be drawn',
    atDpi(10, { widthMm: 1000, heightMm: 1000 }),
    { image: { isVector: true } },
    ['below-print-resolution warning 203'],
  ],
  [
    'a drawing that only its first picture has pixels for',
    atDpi(10, { widthMm: 3000, heightMm: 3000 }),
    { image: { isVector: true } },
    ['low-resolution error 67'],
  ],
  [
    'a pattern by the size of its repeats',
    atDpi(300, { tile: { widthMm: 200, gapMm: 5, arrangement: 'grid', angleDeg: 12 } }),
    {},
    ['below-print-resolution warning 150'],
  ],
  ['a hidden one', atDpi(10, { hidden: true }), {}, []],
  ['a text', buildTextLayer({ widthMm: 200, heightMm: 200, xMm: 150, yMm: 200 }), {}, []],
  ['a shape', buildShapeLayer(), {}, []],
])('%s', (_, layer, input, expected) => {
  const found = findProblems([layer], input).filter((finding) => finding.id.endsWith('resolution'));
  expect(found.map((finding) => `${finding.id} ${finding.severity} ${finding.params.dpi}`)).toEqual(expected);
});

it('fixes a pattern by smaller repeats, unless there would be too many', () => {
  const tile = { widthMm: 200, gapMm: 5, arrangement: 'grid' as const };
  const fixOf = (layer: ReturnType<typeof atDpi>) =>
    findProblems([layer]).find((finding) => finding.id.endsWith('resolution'))?.fix;
  expect(fixOf(atDpi(150, { tile }))).toMatchObject({
    command: 'updateLayer',
    input: { patch: { tile: { widthMm: expect.closeTo(50, 0), gapMm: 5 } } },
  });
  expect(fixOf(atDpi(0.5, { tile: { ...tile, gapMm: 0 } }))).toBeNull();
});

it('counts the drawings of all layers below', () => {
  const layers = ['a', 'b', 'c', 'd'].map((id) =>
    atDpi(10, { id, imageId: `image-${id}`, widthMm: 600, heightMm: 600 }),
  );
  const found = findProblems(layers, { image: { isVector: true } }).filter(({ id }) =>
    id.endsWith('resolution'),
  );
  expect(found.map(({ layerId, params }) => `${layerId} ${params.dpi} ${params.drawn}`)).toEqual([
    'd 2 yes',
    'c 222 yes',
  ]);
});
