import { expect, it } from 'vitest';
import { runCommand } from '../../../editing/run-command.ts';
import type { Layer } from '../../../layers/layer.ts';
import {
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
} from '../../../testing/build-layers.ts';
import { findProblems, type ProblemInput } from '../../../testing/find-problems.ts';

const ids = [
  'missing-image',
  'damaged-image',
  'missing-glyph',
  'text-overflow',
  'semi-transparent',
  'soft-shadow',
];
const shadow = { colour: '#000000', opacity: 1, dxMm: 1, dyMm: 1, blurMm: 0 };
const image = buildImageLayer({ sourceWidthPx: 4000, sourceHeightPx: 4000 });

it.each<[string, Layer, ProblemInput, string[]]>([
  ['a picture that is there', image, {}, []],
  ['a picture that is gone', image, { image: null }, ['missing-image error']],
  ['a picture whose file is damaged', image, { image: { isDamaged: true } }, ['damaged-image warning']],
  ['a picture whose file is whole', image, { image: { isDamaged: false } }, []],
  ['a text the face can draw', buildTextLayer(), {}, []],
  ['a text it cannot', buildTextLayer(), { text: { missing: ['啊', '龘'] } }, ['missing-glyph error']],
  ['a text that does not fit', buildTextLayer(), { text: { overflow: true } }, ['text-overflow error']],
  ['a text whose fonts are loading', buildTextLayer(), { text: null }, []],
  ['a half-clear shape on cloth', buildShapeLayer({ opacity: 0.5 }), {}, ['semi-transparent warning']],
  [
    'a half-clear shape on a mug',
    buildShapeLayer({ opacity: 0.5 }),
    { template: { printMethod: 'sublimation' } },
    [],
  ],
  ['soft edges on cloth', image, { image: { hasSemiTransparency: true } }, ['semi-transparent warning']],
  [
    'soft edges, filtered and cut to a shape',
    { ...image, filter: { invert: true }, mask: { shape: 'ellipse' } },
    { image: { hasSemiTransparency: true } },
    ['semi-transparent warning'],
  ],
  ['a solid picture, filtered and cut', { ...image, filter: { sepia: 9 }, mask: { shape: 'heart' } }, {}, []],
  [
    'soft edges, printed by DTF',
    image,
    { image: { hasSemiTransparency: true }, template: { printMethod: 'dtf' } },
    ['semi-transparent warning'],
  ],
  [
    'soft edges under UV ink',
    image,
    { image: { hasSemiTransparency: true }, template: { printMethod: 'uv' } },
    [],
  ],
  ['a solid shadow on cloth', buildTextLayer({ shadow }), {}, []],
  [
    'a pale shadow on cloth',
    buildTextLayer({ shadow: { ...shadow, opacity: 0.4 } }),
    {},
    ['soft-shadow warning'],
  ],
  [
    'a blurred shadow on cloth',
    buildTextLayer({ shadow: { ...shadow, blurMm: 2 } }),
    {},
    ['soft-shadow warning'],
  ],
  ['a shadow of no strength', buildTextLayer({ shadow: { ...shadow, opacity: 0, blurMm: 2 } }), {}, []],
  [
    'a pale text with a pale shadow',
    buildTextLayer({ opacity: 0.5, shadow: { ...shadow, opacity: 0.4 } }),
    {},
    ['semi-transparent warning', 'soft-shadow warning'],
  ],
  [
    'a pale shadow on a mug',
    buildTextLayer({ shadow: { ...shadow, opacity: 0.4 } }),
    { template: { printMethod: 'sublimation' } },
    [],
  ],
  ['hard edges on cloth', image, { image: { hasAlpha: true } }, []],
])('%s', (_, layer, input, expected) => {
  const found = findProblems([layer], input).filter((finding) => ids.includes(finding.id));
  expect(found.map((finding) => `${finding.id} ${finding.severity}`)).toEqual(expected);
});

it('shows the first missing characters and counts the rest', () => {
  const missing = [...'一二三四五六七八九十'];
  const [finding] = findProblems([buildTextLayer()], { text: { missing } });
  expect(finding?.params).toMatchObject({ missing: '一二三四五六七八…', count: 10 });
});

it('does not judge the resolution of a picture that is gone', () => {
  const found = findProblems([buildImageLayer({ sourceWidthPx: 5 })], { image: null });
  expect(found.map((finding) => finding.id)).toEqual(['missing-image']);
});

it('fixes a soft shadow so that nothing is found any more', () => {
  const layer = buildTextLayer({ shadow: { ...shadow, opacity: 0.4, blurMm: 2 } });
  const [finding] = findProblems([layer]).filter((one) => one.id === 'soft-shadow');
  const fixed = runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers ?? [];
  expect(fixed[0]).toMatchObject({ shadow });
  expect(findProblems(fixed).map((one) => one.id)).not.toContain('soft-shadow');
});
