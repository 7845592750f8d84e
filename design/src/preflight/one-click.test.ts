import { expect, it } from 'vitest';
import { runCommand } from '../editing/run-command.ts';
import type { Layer } from '../layers/layer.ts';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { findProblems, type ProblemInput } from '../testing/find-problems.ts';
import { summariseInk } from './ink/ink-summary.ts';

const circle = { svgPath: 'M150 50A150 150 0 0 1 150 350A150 150 0 0 1 150 50Z' };
const round: ProblemInput = { surface: { mask: circle } };
const camera = { svgPath: 'M20 20H80V80H20Z', name: { zh: '镜头', en: 'camera' } };
const edge: ProblemInput = {
  surface: { coverage: 'edge-to-edge', safeMm: 0 },
  image: { hasAlpha: false },
};
const clearInk = summariseInk({ rgba: new Uint8Array(4 * 100), widthPx: 10, heightPx: 10 });
const px = { sourceWidthPx: 9000, sourceHeightPx: 9000 };

it.each<[string, Layer[], ProblemInput]>([
  ['outside-print-area', [buildTextLayer({ xMm: 20, yMm: 60 })], round],
  ['cut-off', [buildTextLayer({ xMm: 60, yMm: 110, align: 'right' })], round],
  ['cut-off', [buildTextLayer({ xMm: 150, yMm: 200, widthMm: 320, heightMm: 60 })], round],
  ['crosses-safe-line', [buildTextLayer({ xMm: 150, yMm: 77 })], round],
  ['cut-by-hole', [buildTextLayer({ xMm: 70, yMm: 70 })], { surface: { holes: [camera] } }],
  ['bare-strip', [buildImageLayer({ xMm: 140, yMm: 200, widthMm: 280, heightMm: 400, ...px })], edge],
  ['bare-strip', [buildShapeLayer({ xMm: 150, yMm: 198, widthMm: 300, heightMm: 396 })], edge],
  ['bare-strip', [buildImageLayer({ xMm: 230, yMm: 200, widthMm: 240, heightMm: 360, ...px })], edge],
  ['cut-off', [buildImageLayer({ xMm: 230, yMm: 200, widthMm: 240, heightMm: 300, ...px })], edge],
  ['tiny-artwork', [buildImageLayer({ xMm: 150, yMm: 200, widthMm: 25, heightMm: 25, ...px })], {}],
  ['thin-line', [buildShapeLayer({ stroke: { colour: '#000000', widthMm: 0.05 } })], {}],
  ['thin-line', [buildTextLayer({ stroke: { colour: '#CC0000', widthMm: 0.05 } })], {}],
  ['small-letters', [buildTextLayer({ xMm: 150, yMm: 200, fontSizeMm: 1 })], {}],
  ['invisible-picture', [buildImageLayer(px), buildTextLayer()], { image: { ink: clearInk } }],
  ['covered', [buildTextLayer({ id: 'below' }), buildShapeLayer({ widthMm: 90, heightMm: 90 })], {}],
])('removes %s (%#)', (id, layers, input) => {
  const finding = findProblems(layers, input).find((one) => one.id === id);
  if (!finding?.fix) throw new Error(`No ${id} with a fix.`);
  const fixed = runCommand(buildDesign(layers), finding.fix).surfaces[0]?.layers ?? [];
  const left = findProblems(fixed, input).map((one) => one.id);
  expect(left).not.toContain(id);
  expect(left).not.toContain('outside-print-area');
  expect(left).not.toContain('cut-off');
});

it('names the side and the millimetres', () => {
  const strip = (changes: object) =>
    findProblems([buildImageLayer({ yMm: 200, widthMm: 280, heightMm: 400, ...px, ...changes })], edge).find(
      ({ id }) => id === 'bare-strip',
    )?.params;
  expect(strip({ xMm: 140 })).toMatchObject({ leftMm: 0, rightMm: 20, topMm: 0, bottomMm: 0 });
  expect(strip({ xMm: 147.6 })).toMatchObject({ leftMm: 7.6, rightMm: 12.4 });
  const cut = findProblems([buildTextLayer({ xMm: 16.8, yMm: 50 })]).find(({ id }) => id === 'cut-off');
  expect(cut?.params).toMatchObject({ leftMm: 3.2, rightMm: 0, topMm: 0, bottomMm: 0 });
});

it('counts a picture that was pushed over an edge of a stretched canvas, for the bare strip and for what is cut off', () => {
  const surface = {
    ...edge.surface,
    bleedMm: 5,
    safeMm: 42,
    printArea: { xMm: 0, yMm: 0, widthMm: 476, heightMm: 376 },
  };
  const found = findProblems(
    [buildImageLayer({ xMm: 337.5, yMm: 188, widthMm: 375, heightMm: 250, ...px })],
    {
      surface,
      image: { hasAlpha: false },
    },
  );
  const counted = found.filter(({ severity }) => severity !== 'info').map(({ id, params }) => [id, params]);
  expect(counted).toContainEqual(['bare-strip', expect.objectContaining({ leftMm: 150 })]);
  expect(counted).toContainEqual(['cut-off', expect.objectContaining({ percent: 13 })]);
});

it.each<[string, Layer[], ProblemInput]>([
  [
    'a frame on all sides',
    [buildImageLayer({ xMm: 150, yMm: 190, widthMm: 270, heightMm: 340, ...px })],
    edge,
  ],
  [
    'a ground below a picture that is too small',
    [
      buildShapeLayer({ xMm: 150, yMm: 200, widthMm: 300, heightMm: 400 }),
      buildImageLayer({ xMm: 140, yMm: 200, widthMm: 280, heightMm: 400, ...px }),
    ],
    edge,
  ],
  [
    'goods with room around',
    [buildImageLayer({ xMm: 150, yMm: 200, widthMm: 260, heightMm: 360, ...px })],
    {},
  ],
  [
    'a hole for another size',
    [buildTextLayer({ xMm: 70, yMm: 70 })],
    { surface: { holes: [{ ...camera, sizeIds: ['xl'] }] } },
  ],
  [
    'letters that end before a round edge though their box does not',
    [buildTextLayer({ xMm: 80, yMm: 110 })],
    {
      ...round,
      text: {
        inkBoundsMm: { xMm: 0, yMm: 0, widthMm: 40, heightMm: 40 },
        letterBoxesMm: [{ xMm: 30, yMm: 30, widthMm: 10, heightMm: 10 }],
      },
    },
  ],
])('has nothing against %s', (_, layers, input) => {
  expect(findProblems(layers, input).filter(({ severity }) => severity !== 'info')).toEqual([]);
});

it('judges letters as they are set, not as they were asked for', () => {
  const shrunk = findProblems([buildTextLayer({ fit: 'shrink' })], { text: { appliedFontSizeMm: 1.2 } });
  expect(shrunk).toMatchObject([{ id: 'small-letters', severity: 'error', params: { letterMm: 1.2 } }]);
  const own = { template: { printLimits: { minLetterMm: 1 } }, text: { appliedFontSizeMm: 1.2 } };
  expect(findProblems([buildTextLayer({ fit: 'shrink' })], own)).toEqual([]);
});
