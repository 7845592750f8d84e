import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../../../document/design-document.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import type { Layer } from '../../../layers/layer.ts';
import {
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
} from '../../../testing/build-layers.ts';
import { buildSurface } from '../../../testing/build-template.ts';
import { findBareSides } from '../../bare-sides.ts';
import { coverSize } from './cover-size.ts';
import { areasOfSizes, setSize } from './set-size.ts';

/** The shipped phone case: print areas by model, 2 mm bleed. */
const AREAS: Record<string, [number, number]> = {
  ip15: [75, 151],
  'ip15-plus': [81.7, 164.2],
  'ip15-pro': [74, 150.2],
  'ip15-pro-max': [80.8, 163.3],
  ip14: [74.9, 150.6],
  'ip13-mini': [67.8, 135.2],
};
const phone = buildSurface({
  bleedMm: 2,
  printAreaBySize: Object.fromEntries(
    Object.entries(AREAS).map(([id, [widthMm, heightMm]]) => [id, { xMm: 0, yMm: 0, widthMm, heightMm }]),
  ),
});
const shirt = buildSurface({
  bleedMm: 0,
  printAreaBySize: {
    S: { xMm: 0, yMm: 0, widthMm: 280, heightMm: 360 },
    M: { xMm: 0, yMm: 0, widthMm: 300, heightMm: 380 },
  },
});

const on = (sizeId: string, layers: Layer[], bleed = false) =>
  buildDesign(layers, { sizeId, print: { bleed } });
/** A picture over a rectangle of the area, from its left top corner. */
const picture = (x: number, y: number, width: number, height: number, changes: object = {}) =>
  buildImageLayer({ xMm: x + width / 2, yMm: y + height / 2, widthMm: width, heightMm: height, ...changes });
const full = (sizeId: string, over = 0, changes: object = {}) =>
  picture(-over, -over, AREAS[sizeId]![0] + 2 * over, AREAS[sizeId]![1] + 2 * over, changes);

function bareOn(design: DesignDocument, sizeId: string, surface = phone, alphaImageIds: string[] = []) {
  const areas = areasOfSizes([surface], design.sizeId, sizeId);
  const after = setSize(design, { sizeId, areas });
  return findBareSides({ before: design, after, surfaces: [surface], alphaImageIds }).map(
    ({ side, mm }) => `${side} ${mm}`,
  );
}

describe('sides that go bare on another size', () => {
  it.each<[string, DesignDocument, string, string[]]>([
    [
      'a full picture on a larger model',
      on('ip13-mini', [full('ip13-mini')]),
      'ip15',
      ['left 3.6', 'right 3.6', 'bottom 15.8'],
    ],
    [
      'the same with bleed',
      on('ip13-mini', [full('ip13-mini', 2)], true),
      'ip14',
      ['left 3.6', 'right 3.6', 'bottom 15.4'],
    ],
    [
      'a full picture without the bleed that is printed',
      on('ip13-mini', [full('ip13-mini')], true),
      'ip14',
      ['left 3.6', 'right 3.6', 'bottom 15.4'],
    ],
    ['a full picture on a smaller model', on('ip15', [full('ip15')]), 'ip13-mini', []],
    ['a picture that overhangs far enough', on('ip13-mini', [full('ip13-mini', 20)]), 'ip15', []],
    ['a logo inside the area', on('ip13-mini', [picture(20, 20, 20, 20)]), 'ip15', []],
    [
      'a strip at the bottom',
      on('ip13-mini', [picture(0, 115.2, 67.8, 20)]),
      'ip15',
      ['left 3.6', 'right 3.6', 'bottom 15.8'],
    ],
    ['a ribbon from top to bottom', on('ip13-mini', [picture(30, 0, 8, 135.2)]), 'ip15', ['bottom 15.8']],
    ['a figure at the bottom', on('ip13-mini', [picture(20, 105.2, 20, 30)]), 'ip15', ['bottom 15.8']],
    ['a figure at the top', on('ip13-mini', [picture(20, 0, 20, 30)]), 'ip15', []],
    ['a hidden full picture', on('ip13-mini', [full('ip13-mini', 0, { hidden: true })]), 'ip15', []],
    [
      'words from edge to edge',
      on('ip13-mini', [buildTextLayer({ xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 })]),
      'ip15',
      [],
    ],
    [
      'two halves together',
      on('ip13-mini', [picture(0, 0, 33.9, 135.2), picture(33.9, 0, 33.9, 135.2, { id: 'b' })]),
      'ip15',
      ['left 3.6', 'right 3.6', 'bottom 15.8'],
    ],
    [
      'an ellipse that touches all four sides',
      on('ip13-mini', [
        buildShapeLayer({ shape: 'ellipse', xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 }),
      ]),
      'ip15',
      ['left 3.6', 'right 3.6', 'bottom 15.8'],
    ],
    [
      'a shape without a fill',
      on('ip13-mini', [
        buildShapeLayer({ fill: null, xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 }),
      ]),
      'ip15',
      [],
    ],
    ['a model of the same area', on('ip15', [full('ip15')]), 'ip15', []],
  ])('%s', (_name, design, sizeId, bare) => {
    expect(bareOn(design, sizeId)).toEqual(bare);
  });

  it('are looked for on a shirt only where the whole area was filled', () => {
    const wide = on('S', [picture(0, 60, 280, 200)]);
    expect(bareOn(wide, 'M', shirt)).toEqual([]);
    expect(bareOn(on('S', [picture(0, 0, 280, 360)]), 'M', shirt)).toEqual([
      'left 10',
      'right 10',
      'bottom 20',
    ]);
  });

  it('do not count the clear margin of a sticker, but a pattern with clear parts', () => {
    const wide = on('ip13-mini', [picture(0, 40, 67.8, 60)]);
    expect(bareOn(wide, 'ip15')).toEqual(['left 3.6', 'right 3.6']);
    expect(bareOn(wide, 'ip15', phone, ['picture'])).toEqual([]);
    expect(bareOn(on('ip13-mini', [full('ip13-mini')]), 'ip15', phone, ['picture'])).not.toEqual([]);
  });
});

describe('covering another size', () => {
  const words = buildTextLayer({ id: 'words', xMm: 33.9, yMm: 40, widthMm: 30, heightMm: 10 });
  const tile = { widthMm: 20, gapMm: 0, arrangement: 'grid' as const };
  const makes: [string, (sizeId: string) => Layer[]][] = [
    ['a full picture', (size) => [full(size), words]],
    ['a locked full picture with bleed', (size) => [full(size, 2, { locked: true }), words]],
    ['a turned picture', (size) => [full(size, 20, { rotationDeg: 7 })]],
    ['a pattern', (size) => [full(size, 2, { tile })]],
    [
      'two halves',
      (size) => {
        const [width, height] = AREAS[size]!;
        return [
          picture(0, 0, width / 2, height),
          picture(width / 2, 0, width / 2, height, { id: 'b' }),
          words,
        ];
      },
    ],
    ['a strip at the bottom', (size) => [picture(0, AREAS[size]![1] - 20, AREAS[size]![0], 20), words]],
    ['a figure at the right', (size) => [picture(AREAS[size]![0] - 10, 20, 10, 30)]],
    [
      'a ground with a sticker on it',
      (size) => [
        buildShapeLayer({
          xMm: AREAS[size]![0] / 2,
          yMm: AREAS[size]![1] / 2,
          widthMm: AREAS[size]![0],
          heightMm: AREAS[size]![1],
        }),
        picture(5, 5, 20, 20),
      ],
    ],
  ];
  const pairs = Object.keys(AREAS).flatMap((from) => Object.keys(AREAS).map((to) => [from, to] as const));
  it.each(makes)('%s reaches what it reached, from every model to every other', (_name, make) => {
    for (const [from, to] of pairs)
      for (const bleed of [false, true]) {
        const before = on(from, make(from), bleed);
        const after = coverSize(before, { sizeId: to, surfaces: [phone] });
        expect(findBareSides({ before, after, surfaces: [phone] }), `${from} → ${to}`).toEqual([]);
        expect(after.sizeId).toBe(to);
      }
  });

  it('only what covers grows: words keep their size, and their place as the size changes', () => {
    const design = on('ip13-mini', [full('ip13-mini'), words]);
    const [ground, text] = coverSize(design, { sizeId: 'ip15', surfaces: [phone] }).surfaces[0]!.layers;
    expect(ground!.heightMm).toBeCloseTo(151, 3);
    expect([ground!.xMm, ground!.yMm]).toEqual([37.5, 75.5]);
    expect(text).toEqual({ ...words, xMm: 37.5 });
  });

  it('repeats of a pattern keep their size and place', () => {
    const design = on('ip13-mini', [full('ip13-mini', 0, { tile })]);
    const [after] = coverSize(design, { sizeId: 'ip15', surfaces: [phone] }).surfaces[0]!.layers;
    expect(after).toMatchObject({ widthMm: 75, heightMm: 151, xMm: 37.5, yMm: 75.5 });
    const { offsetXMm = 0, offsetYMm = 0, widthMm } = (after as ImageLayer).tile!;
    expect(widthMm).toBe(20);
    expect([after!.xMm + offsetXMm, after!.yMm + offsetYMm]).toEqual([37.5, 67.6]);
  });

  it('is plain setSize where nothing goes bare', () => {
    const design = on('M', [picture(100, 100, 100, 100)]);
    const areas = areasOfSizes([shirt], 'M', 'S');
    expect(coverSize(design, { sizeId: 'S', surfaces: [shirt] })).toEqual(
      setSize(design, { sizeId: 'S', areas }),
    );
  });

  it('changes nothing on the design’s own size', () => {
    const design = on('ip15', [full('ip15')]);
    expect(coverSize(design, { sizeId: 'ip15', surfaces: [phone] })).toBe(design);
  });
});
