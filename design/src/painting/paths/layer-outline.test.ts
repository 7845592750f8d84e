import { describe, expect, it } from 'vitest';
import { boxCorners } from '../../geometry/box.ts';
import { polygonArea } from '../../geometry/polygon.ts';
import { rectAround } from '../../geometry/rect.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { buildImageLayer, buildShapeLayer } from '../../testing/index.ts';
import { layerContains, layerOutline } from './layer-outline.ts';

describe('layerOutline', () => {
  it.each<[string, Partial<ImageLayer>]>([
    ['no mask', {}],
    ['a mask taken away', { mask: null }],
    ['a rectangle without round corners', { mask: { shape: 'rect' } }],
  ])('is the box with %s', (_, changes) => {
    const layer = buildImageLayer({ rotationDeg: 30, ...changes });
    expect(layerOutline(layer)).toEqual(boxCorners(layer));
    expect(layerOutline(buildShapeLayer({ shape: 'heart' }))).toHaveLength(4);
  });

  it.each([
    ['ellipse', Math.PI / 4],
    ['triangle', 0.5],
  ] as const)('is the %s, filling its box', (shape, share) => {
    const outline = layerOutline(buildImageLayer({ widthMm: 60, heightMm: 20, mask: { shape } }));
    expect(polygonArea(outline) / (60 * 20)).toBeCloseTo(share, 2);
    const { xMm, yMm, widthMm, heightMm } = rectAround(outline);
    expect([xMm, yMm, widthMm, heightMm]).toEqual([20, 40, 60, 20].map((mm) => expect.closeTo(mm, 6)));
  });

  it('turns with its layer and not with the picture’s flips', () => {
    const mask = { shape: 'triangle' as const };
    const turned = layerOutline(buildImageLayer({ rotationDeg: 90, mask }));
    expect(turned[0]).toEqual({ x: expect.closeTo(70, 6), y: expect.closeTo(50, 6) });
    const flipped = buildImageLayer({ flipX: true, flipY: true, mask });
    expect(layerOutline(flipped)).toEqual(layerOutline(buildImageLayer({ mask })));
  });
});

describe('layerContains', () => {
  const star = buildImageLayer({ mask: { shape: 'star', points: 5 } });
  it.each([
    ['the middle', { x: 50, y: 50 }, 0, true],
    ['between two points', { x: 33, y: 33 }, 0, false],
    ['just beside an edge, with a finger', { x: 41, y: 44 }, 4, true],
    ['outside the box', { x: 80, y: 50 }, 4, false],
  ])('%s', (_, point, marginMm, expected) => {
    expect(layerContains(star, point, marginMm)).toBe(expected);
  });
});
