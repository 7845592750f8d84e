import { describe, expect, it } from 'vitest';
import { runCommand } from '../editing/run-command.ts';
import type { Layer } from '../layers/layer.ts';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { buildTemplate } from '../testing/build-template.ts';
import { findProblems, type ProblemInput } from '../testing/find-problems.ts';
import { runPreflight } from './run-preflight.ts';

const layouts = { textInfo: () => null, imageInfo: () => ({ widthPx: 1, heightPx: 1, hasAlpha: false }) };
const twoSides = (front: Layer[], back: Layer[]) =>
  buildDesign([], {
    surfaces: [
      { surfaceId: 'front', layers: front },
      { surfaceId: 'back', layers: back },
    ],
  });
const check = (document: ReturnType<typeof buildDesign>, sizeId?: string) =>
  runPreflight({ document, template: buildTemplate(), sizeId, ...layouts });

describe('empty surfaces', () => {
  it.each<[string, Layer[], Layer[], string[]]>([
    ['both', [], [], ['empty-design error ']],
    ['one', [buildShapeLayer()], [], ['empty-surface info back']],
    ['none', [buildShapeLayer()], [buildShapeLayer({ id: 's2' })], []],
    ['only hidden layers', [buildShapeLayer({ hidden: true })], [], ['empty-design error ']],
    ['only clear layers', [buildShapeLayer({ opacity: 0 })], [], ['empty-design error ']],
    ['only layers outside', [buildShapeLayer({ xMm: -99 })], [], ['empty-design error ']],
    ['only an empty text', [buildTextLayer({ text: '' })], [], ['empty-design error ']],
    ['a text whose fonts are loading', [buildTextLayer()], [], ['empty-surface info back']],
  ])('%s', (_, front, back, expected) => {
    const found = check(twoSides(front, back)).filter((finding) => finding.id.startsWith('empty'));
    expect(found.map((finding) => `${finding.id} ${finding.severity} ${finding.surfaceId}`)).toEqual(
      expected,
    );
  });

  it('counts a surface the document has no entry for', () => {
    expect(check(buildDesign([buildShapeLayer()])).map((finding) => finding.surfaceId)).toEqual(['back']);
  });
});

describe('choices the template does not have', () => {
  it.each([
    ['unknown-colour', { ...twoSides([buildShapeLayer()], []), colourId: 'pink' }, undefined],
    ['unknown-size', { ...twoSides([buildShapeLayer()], []), sizeId: 'xxl' }, undefined],
    ['unknown-size', twoSides([buildShapeLayer()], []), 'xxl'],
    [
      'unknown-surface',
      buildDesign([], { surfaces: [{ surfaceId: 'sleeve', layers: [buildShapeLayer()] }] }),
      undefined,
    ],
  ] as const)('%s', (id, document, sizeId) => {
    const errors = check(document, sizeId).filter((finding) => finding.severity === 'error');
    expect(errors.map((finding) => finding.id)).toContain(id);
  });
});

it('puts the worst first and gives the same result twice', () => {
  const layers = [
    buildShapeLayer({ id: 'a', xMm: 10 }),
    buildTextLayer({ id: 'b', xMm: 24 }),
    buildImageLayer({ id: 'c', sourceWidthPx: 10, sourceHeightPx: 10 }),
  ];
  const found = findProblems(layers);
  expect(found.map((finding) => finding.severity)).toEqual(['error', 'warning', 'info']);
  expect(findProblems(layers)).toEqual(found);
});

it('offers no fix for a locked layer', () => {
  const [finding] = findProblems([buildShapeLayer({ xMm: -90, locked: true })]).filter(
    (item) => item.layerId,
  );
  expect(finding).toMatchObject({ id: 'outside-print-area', fix: null });
});

describe('one click on a fix', () => {
  const whole = { xMm: 150, yMm: 200, widthMm: 300, heightMm: 400 };
  const image = { sourceWidthPx: 500, sourceHeightPx: 500 };
  it.each<[string, Layer, ProblemInput]>([
    ['low-resolution', buildImageLayer({ xMm: 150, yMm: 200, widthMm: 150, heightMm: 150, ...image }), {}],
    ['below-print-resolution', buildImageLayer({ rotationDeg: 20, widthMm: 60, heightMm: 70, ...image }), {}],
    ['outside-print-area', buildShapeLayer({ xMm: -90, yMm: 999 }), {}],
    ['outside-print-area', buildShapeLayer({ xMm: 900, widthMm: 500, rotationDeg: 30 }), {}],
    ['cut-off', buildTextLayer({ xMm: 5, rotationDeg: 45 }), {}],
    ['cut-off', buildTextLayer({ xMm: 0, widthMm: 700, stroke: { colour: '#FF0000', widthMm: 9 } }), {}],
    [
      'cut-off',
      buildShapeLayer({ xMm: 140, yMm: 50, stroke: { colour: '#FF0000', widthMm: 9 }, widthMm: 300 }),
      {},
    ],
    ['crosses-safe-line', buildTextLayer({ xMm: 24, yMm: 390 - 15 }), {}],
    [
      'crosses-safe-line',
      buildShapeLayer({ xMm: 150, widthMm: 290, stroke: { colour: '#FF0000', widthMm: 4 } }),
      {},
    ],
    [
      'short-of-bleed',
      buildImageLayer({ ...whole, sourceWidthPx: 9000, sourceHeightPx: 9000 }),
      { surface: { bleedMm: 3 } },
    ],
    ['fully-transparent', buildShapeLayer({ opacity: 0 }), {}],
    ['nothing-to-print', buildShapeLayer({ fill: null }), {}],
    ['semi-transparent', buildShapeLayer({ opacity: 0.4 }), {}],
  ])('removes %s (%#)', (id, layer, input) => {
    const finding = findProblems([layer], input).find((item) => item.id === id);
    if (!finding?.fix) throw new Error(`No ${id} with a fix.`);
    const fixed = runCommand(buildDesign([layer]), finding.fix).surfaces[0]?.layers ?? [];
    const left = findProblems(fixed, input).map((item) => item.id);
    expect(left).not.toContain(id);
    expect(left).not.toContain('outside-print-area');
  });

  it.each<[string, Layer, string[]]>([
    ['outside-print-area', buildShapeLayer({ xMm: -90, yMm: 999 }), []],
    ['cut-off', buildTextLayer({ xMm: 5, rotationDeg: 45 }), []],
    ['cut-off', buildShapeLayer({ xMm: 10 }), []],
    // Fits the print area, not the safe area: its size is the person's to change.
    ['cut-off', buildShapeLayer({ xMm: 140, widthMm: 295 }), ['crosses-safe-line']],
  ])('fixes %s inside the safe area where there is room (%#)', (id, layer, expected) => {
    const finding = findProblems([layer]).find((item) => item.id === id);
    if (!finding?.fix) throw new Error(`No ${id} with a fix.`);
    const fixed = runCommand(buildDesign([layer]), finding.fix).surfaces[0]?.layers ?? [];
    expect(findProblems(fixed).map((item) => item.id)).toEqual(expected);
  });

  it('lets an overflowing text shrink', () => {
    const finding = findProblems([buildTextLayer()], { text: { overflow: true } }).find((item) => item.fix);
    if (!finding?.fix) throw new Error('No fix.');
    expect(runCommand(buildDesign([buildTextLayer()]), finding.fix).surfaces[0]?.layers[0]).toMatchObject({
      fit: 'shrink',
    });
    const shrunk = buildTextLayer({ fit: 'shrink' });
    expect(findProblems([shrunk], { text: { overflow: true } })[0]?.fix).toBeNull();
  });
});
