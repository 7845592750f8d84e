import { expect, it } from 'vitest';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';

const ids = ['crosses-safe-line', 'short-of-bleed'];
const bleed = { surface: { bleedMm: 3, safeMm: 5 } };
const whole = { xMm: 150, yMm: 200, widthMm: 300, heightMm: 400, sourceWidthPx: 9000, sourceHeightPx: 9000 };

it.each([
  ['well inside', buildShapeLayer(), {}, []],
  ['on the safe line', buildShapeLayer({ xMm: 30 }), {}, []],
  ['between safe line and edge', buildShapeLayer({ xMm: 24 }), {}, ['crosses-safe-line 4 move']],
  ['a text between', buildTextLayer({ xMm: 24 }), {}, ['crosses-safe-line 4 move']],
  [
    'a text whose ink is inside',
    buildTextLayer({ xMm: 24 }),
    { text: { inkBoundsMm: { xMm: 7, yMm: 0, widthMm: 23, heightMm: 9 } } },
    [],
  ],
  ['a text touching the edge', buildTextLayer({ xMm: 20 }), {}, ['crosses-safe-line 0 move']],
  ['a picture touching the edge', buildImageLayer({ xMm: 20 }), {}, []],
  [
    'too wide for the safe area',
    buildShapeLayer({ xMm: 150, widthMm: 290 }),
    {},
    ['crosses-safe-line 5 resize'],
  ],
  ['no safe area', buildShapeLayer({ xMm: 24 }), { surface: { safeMm: 0 } }, []],
  ['wholly outside: another rule', buildShapeLayer({ xMm: -60, yMm: 24 }), {}, []],
  ['a full print without bleed', buildImageLayer(whole), {}, []],
  [
    'a full print that misses the bleed',
    buildImageLayer(whole),
    bleed,
    ['short-of-bleed undefined fitToArea'],
  ],
  [
    'a full print over half of the bleed',
    buildImageLayer({ ...whole, widthMm: 303, heightMm: 404 }),
    bleed,
    ['short-of-bleed undefined fitToArea'],
  ],
  ['a full print over the bleed', buildImageLayer({ ...whole, widthMm: 306, heightMm: 408 }), bleed, []],
  ['a full print whose bleed is left out', buildImageLayer(whole), { ...bleed, bleed: false }, []],
  ['a picture at one edge', buildImageLayer({ xMm: 20 }), bleed, ['short-of-bleed undefined null']],
  ['a picture over one edge and its bleed', buildImageLayer({ xMm: 17 }), bleed, []],
  ['a text over the edge: another rule', buildTextLayer({ xMm: 18 }), bleed, []],
])('%s', (_, layer, input, expected) => {
  const found = findProblems([layer], input).filter((finding) => ids.includes(finding.id));
  const shown = found.map((finding) => {
    const fix = finding.fix?.command.replace('Layers', '').replace('Layer', '') ?? null;
    return `${finding.id} ${finding.params.gapMm} ${fix}`;
  });
  expect(shown).toEqual(expected);
});
