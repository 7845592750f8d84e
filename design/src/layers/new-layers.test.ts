import { describe, expect, it } from 'vitest';
import { effectiveDpi } from '../preflight/effective-dpi.ts';
import { newImageLayer } from './image/new-image-layer.ts';
import { layer as layerSchema } from './layer.ts';
import { boundsOfLayers, layerBounds } from './layer-bounds.ts';
import { newShapeLayer } from './shape/new-shape-layer.ts';
import { SHAPES } from './shape/shape-layer.ts';
import { newTextLayer } from './text/new-text-layer.ts';

const area = { areaWidthMm: 300, areaHeightMm: 400 };
const image = (widthPx: number, heightPx: number) =>
  newImageLayer({ id: 'i', imageId: 'img', name: 'a.png', widthPx, heightPx, resolutionDpi: 300, ...area });

describe('newImageLayer', () => {
  it.each([
    ['large: contained', 6000, 4000, 300],
    ['very tall: contained', 3000, 40_000, 30],
    ['middling: as large as its pixels carry', 1800, 1800, 152.4],
    ['small: a quarter of the area, in spite of its pixels', 300, 300, 75],
    ['one pixel', 1, 1, 75],
  ])('%s', (_, widthPx, heightPx, widthMm) => {
    const layer = image(widthPx, heightPx);
    expect(layer.widthMm).toBeCloseTo(widthMm, 3);
    expect(layer.heightMm).toBeCloseTo((widthMm * heightPx) / widthPx, 3);
    expect([layer.xMm, layer.yMm]).toEqual([150, 200]);
    expect(layerSchema.parse(layer)).toEqual(layer);
  });

  it('lies inside the area, above the print resolution where the pixels allow', () => {
    const layer = image(3456, 5184);
    const bounds = layerBounds(layer);
    expect(bounds.xMm).toBeGreaterThanOrEqual(0);
    expect(bounds.yMm).toBeGreaterThanOrEqual(0);
    expect(effectiveDpi(layer, undefined)).toBeGreaterThanOrEqual(299.99);
  });
});

describe('newTextLayer', () => {
  it('is centred, valid and high enough for its lines', () => {
    const layer = newTextLayer({ id: 't', text: '一行\n两行', fontSizeMm: 20, ...area });
    expect(layerSchema.parse(layer)).toEqual(layer);
    expect(layer).toMatchObject({
      xMm: 150,
      yMm: 200,
      widthMm: 240,
      heightMm: 52,
      name: '一行 两行',
      align: 'center',
    });
  });

  it('finds a size for tiny and for flat areas', () => {
    expect(newTextLayer({ id: 't', areaWidthMm: 0.2, areaHeightMm: 0.2 }).fontSizeMm).toBe(0.1);
    expect(newTextLayer({ id: 't', areaWidthMm: 200, areaHeightMm: 40 }).fontSizeMm).toBe(10);
  });
});

describe('newShapeLayer', () => {
  it.each(SHAPES)('makes a valid, visible %s', (shape) => {
    const layer = newShapeLayer({ id: 's', shape, colour: '#123456', ...area });
    expect(layerSchema.parse(layer)).toEqual(layer);
    expect(shape === 'line' ? layer.stroke?.colour : layer.fill).toBe('#123456');
  });

  it('gives shapes with points a number of their own', () => {
    const points = (['polygon', 'star', 'burst'] as const).map(
      (shape) => newShapeLayer({ id: 's', shape, ...area }).points,
    );
    expect(points).toEqual([6, 5, 16]);
  });
});

describe('boundsOfLayers', () => {
  it('goes around all of them', () => {
    const square = newShapeLayer({ id: 's', shape: 'rect', ...area });
    const turned = { ...square, id: 't', xMm: 0, rotationDeg: 90, heightMm: 10 };
    expect(boundsOfLayers([square, turned])).toEqual({ xMm: -5, yMm: 150, widthMm: 205, heightMm: 100 });
    expect(boundsOfLayers([])).toBeNull();
  });
});
