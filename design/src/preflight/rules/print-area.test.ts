import { expect, it } from 'vitest';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';

const ids = ['outside-print-area', 'cut-off'];
const big = { sourceWidthPx: 9000, sourceHeightPx: 9000 };

it.each([
  ['a shape inside', buildShapeLayer(), {}, []],
  ['a shape on the edge', buildShapeLayer({ xMm: 20, yMm: 20 }), {}, []],
  ['rounding over the edge', buildShapeLayer({ xMm: 19.96 }), {}, []],
  ['a quarter over the edge', buildShapeLayer({ xMm: 10 }), {}, ['cut-off info 25']],
  ['a text over the edge', buildTextLayer({ xMm: 10 }), {}, ['cut-off warning 25']],
  [
    'a text box over the edge, its ink inside',
    buildTextLayer({ xMm: 10 }),
    { text: { inkBoundsMm: { xMm: 12, yMm: 0, widthMm: 18, heightMm: 9 } } },
    [],
  ],
  ['a text whose fonts are loading', buildTextLayer({ xMm: 10 }), { text: null }, []],
  ['a hair over the edge is still one percent', buildShapeLayer({ xMm: 19.9 }), {}, ['cut-off info 1']],
  ['beside the area', buildShapeLayer({ xMm: -30 }), {}, ['outside-print-area error undefined']],
  ['touching from outside', buildShapeLayer({ xMm: -20 }), {}, ['outside-print-area error undefined']],
  [
    'slanted, only its bounds touch',
    buildShapeLayer({ xMm: -24, yMm: -24, rotationDeg: 45 }),
    {},
    ['outside-print-area error undefined'],
  ],
  [
    'outside for this size only',
    buildShapeLayer({ xMm: 330, yMm: 50 }),
    {},
    ['outside-print-area error undefined'],
  ],
  ['inside for a larger size', buildShapeLayer({ xMm: 330, yMm: 50 }), { sizeId: 'xl' }, []],
  ['a full print', buildImageLayer({ xMm: 150, yMm: 200, widthMm: 500, heightMm: 500, ...big }), {}, []],
  ['a band over the whole width', buildShapeLayer({ xMm: 150, widthMm: 320 }), {}, []],
  ['a band that misses one side', buildShapeLayer({ xMm: 140, widthMm: 300 }), {}, ['cut-off info 3']],
  [
    'an outline over the edge',
    buildShapeLayer({ xMm: 20, stroke: { colour: '#000000', widthMm: 8 } }),
    {},
    ['cut-off info 8'],
  ],
  [
    'a picture whose box stands out, cut to a shape that does not',
    buildImageLayer({ xMm: 24, yMm: 24, rotationDeg: 45, mask: { shape: 'ellipse' }, ...big }),
    {},
    [],
  ],
  [
    'a picture cut to a shape that is outside',
    buildImageLayer({ xMm: -17, yMm: 50, mask: { shape: 'star' }, ...big }),
    {},
    ['cut-off warning 99'],
  ],
  ['a picture over the edge', buildImageLayer({ xMm: 10, ...big }), {}, ['cut-off warning 25']],
  [
    'a pattern over the edge',
    buildImageLayer({ xMm: 10, tile: { arrangement: 'grid', widthMm: 10, gapMm: 0 }, ...big }),
    {},
    ['cut-off info 25'],
  ],
  ['a hidden one', buildShapeLayer({ xMm: -90, hidden: true }), {}, []],
])('%s', (_, layer, input, expected) => {
  const found = findProblems([layer], input).filter((finding) => ids.includes(finding.id));
  expect(found.map((finding) => `${finding.id} ${finding.severity} ${finding.params.percent}`)).toEqual(
    expected,
  );
});
