import { expect, test } from 'vitest';
import type { Bounds, PixelLayer, PsdDocument, PsdLayer, VectorMask } from '../document.ts';
import type { Gradient } from '../gradients/gradient.ts';
import { drawGradient, gradientBox } from './draw-gradient.ts';
import { emptyRaster } from './raster.ts';

const document = { width: 80, height: 60, depth: 8, mode: 'rgb' } as PsdDocument;
const box = (left: number, top: number, right: number, bottom: number): Bounds => ({
  left,
  top,
  right,
  bottom,
});
const gradient: Gradient = {
  method: 'classic',
  colours: [
    { place: 0, value: [0, 0, 0] },
    { place: 1, value: [1, 1, 1] },
  ],
  opacities: [
    { place: 0, value: [1] },
    { place: 1, value: [1] },
  ],
  style: 'linear',
  isReversed: false,
  angle: 0,
  scale: 1,
  isAligned: true,
  offset: [0, 0],
};
const layer = {
  kind: 'pixels',
  masks: [],
  pixels: { bounds: box(10, 10, 50, 40), colour: [], full: 255 },
} as unknown as PixelLayer;
const mask: VectorMask = { kind: 'vector', subpaths: [], startsFull: false, isInverted: false, density: 1 };
const whole = box(0, 0, 80, 60);
const within = box(12.3, 10.4, 49.8, 39.7);

test.each<[string, PsdLayer, Partial<Gradient>, Bounds | undefined]>([
  ['pixels', layer, {}, box(10, 10, 50, 40)],
  ['no pixels', { ...layer, pixels: undefined }, {}, box(0, 0, 0, 0)],
  ['a shape', { ...layer, outline: within }, {}, within],
  ['a shape, scaled', { ...layer, outline: within }, { scale: 0.5 }, undefined],
  [
    'a shape of whole pixels, scaled',
    { ...layer, outline: box(12, 10, 50, 40) },
    { scale: 0.5 },
    box(12, 10, 50, 40),
  ],
  ['a line', { ...layer, outline: box(10, 20, 50, 20) }, {}, undefined],
  [
    'pixels that are nowhere covered by half',
    {
      ...layer,
      pixels: { bounds: box(0, 0, 2, 1), colour: [], alpha: Uint8Array.of(100, 127), full: 255 },
    } as unknown as PsdLayer,
    {},
    undefined,
  ],
  ['a shape of curves', { ...layer, outline: 'curved' }, {}, undefined],
  ['within a mask', { ...layer, masks: [mask] }, {}, undefined],
  ['a group', { ...layer, kind: 'group', layers: [] } as unknown as PsdLayer, {}, undefined],
  [
    'a group, across the document',
    { ...layer, kind: 'group', layers: [] } as unknown as PsdLayer,
    { isAligned: false },
    whole,
  ],
])('what a gradient lies across: %s', (_, node, more, expected) => {
  expect(gradientBox(node, { ...gradient, ...more }, document)).toEqual(expected);
});

test('colours of documents of 8 bits are whole codes', () => {
  const codes = (depth: 8 | 16): number[] => {
    const raster = emptyRaster(box(10, 0, 13, 1));
    drawGradient(raster, gradient, box(0, 0, 40, 30), { ...document, depth });
    return [...raster.data].filter((_, at) => at % 4 === 0).map((value) => value * 255);
  };
  for (const code of codes(8)) expect(code).toBeCloseTo(Math.round(code), 4);
  expect(codes(16).some((code) => Math.abs(code - Math.round(code)) > 0.05)).toBe(true);
});
