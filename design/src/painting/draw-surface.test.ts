import { expect, test } from 'vitest';
import type { Layer } from '../layers/index.ts';
import { nodeEngine } from '../testing/golden/node-engine.ts';
import { buildFontFace, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/index.ts';
import { type DrawSurfaceOptions, drawSurface } from './draw-surface.ts';
import type { DrawingResources } from './drawing-resources.ts';

const face = buildFontFace();

function draw(layers: Layer[], options: Partial<DrawSurfaceOptions> = {}) {
  const canvas = nodeEngine.createScratch(100, 100);
  const resources: DrawingResources = {
    image: () => undefined,
    font: (id) => (id === face.id ? face : undefined),
    createScratch: nodeEngine.createScratch,
  };
  drawSurface(canvas.target, { layers, widthMm: 100, heightMm: 100 }, resources, { pxPerMm: 1, ...options });
  const pixels = nodeEngine.readPixels(canvas, 100, 100);
  return {
    target: canvas.target,
    at: (x: number, y: number) => [...pixels.slice((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)],
  };
}

test.each([
  ['missing-image', buildImageLayer({ imageId: 'gone' }), 'gone'],
  ['missing-font', buildTextLayer({ fontId: 'gone' }), 'gone'],
  ['missing-glyph', buildTextLayer({ text: '好😀🎂' }), '😀 🎂'],
])('strict: %s', (problem, layer, subject) => {
  expect(() => draw([layer])).toThrow(expect.objectContaining({ problem, subject, layerId: layer.id }));
});

test('a hidden layer is missed by nobody', () => {
  expect(() => draw([buildImageLayer({ imageId: 'gone', hidden: true })])).not.toThrow();
});

test('editor: a hatch stands in', () => {
  expect(draw([buildImageLayer({ imageId: 'gone' })], { mode: 'editor' }).at(50, 50)[3]).toBe(255);
});

test('layers lie in order, the last on top', () => {
  const drawn = draw([
    buildShapeLayer({ fill: '#0000FF' }),
    buildShapeLayer({ id: 'b', fill: '#00FF00', widthMm: 10 }),
  ]);
  expect(drawn.at(50, 50)).toEqual([0, 255, 0, 255]);
  expect(drawn.at(35, 50)).toEqual([0, 0, 255, 255]);
});

test('opacity is applied to fill and stroke as one', () => {
  const drawn = draw([buildShapeLayer({ opacity: 0.5, stroke: { colour: '#CC2222', widthMm: 10 } })]);
  expect(drawn.at(32, 50)).toEqual(drawn.at(50, 50));
});

test('the context gets its state back', () => {
  const { target } = draw([buildShapeLayer({ opacity: 0.5, blend: 'multiply' })]);
  expect(target).toMatchObject({ globalAlpha: 1, globalCompositeOperation: 'source-over' });
});

test.each([
  [0, 9, 0],
  [0, 10, 255],
  [10, 0, 255],
])('with a bleed of %i mm the outline lets ink reach pixel %i: %i', (bleedMm, pixel, alpha) => {
  const canvas = nodeEngine.createScratch(100, 100);
  const surface = {
    layers: [buildShapeLayer({ xMm: 40, yMm: 40, widthMm: 200, heightMm: 200 })],
    widthMm: 80,
    heightMm: 80,
  };
  const resources = {
    image: () => undefined,
    font: () => undefined,
    createScratch: nodeEngine.createScratch,
  };
  const options = { pxPerMm: 1, offsetXMm: 10, offsetYMm: 10, bleedMm };
  drawSurface(canvas.target, { ...surface, clip: 'M0 0H80V80H0Z' }, resources, options);
  expect(nodeEngine.readPixels(canvas, 100, 100)[(50 * 100 + pixel) * 4 + 3]).toBe(alpha);
});

test('a part of the canvas is drawn the same', () => {
  const layer = buildShapeLayer({ opacity: 0.5, rotationDeg: 20, stroke: { colour: '#003366', widthMm: 8 } });
  const whole = draw([layer]);
  const part = draw([layer], { partPx: { left: 0, top: 0, right: 60, bottom: 60 } });
  expect(part.at(45, 45)).toEqual(whole.at(45, 45));
  expect(part.at(30, 52)).toEqual(whole.at(30, 52));
});

test('a quarter turn meets the pixel grid', () => {
  const drawn = draw([buildShapeLayer({ rotationDeg: 90, widthMm: 60, heightMm: 20 })]);
  expect(
    [drawn.at(39, 50), drawn.at(40, 50), drawn.at(59, 50), drawn.at(60, 50)].map((pixel) => pixel[3]),
  ).toEqual([0, 255, 255, 0]);
});

test('text of spaces draws nothing, also with stroke, shadow and opacity', () => {
  const shadow = { colour: '#000000', opacity: 1, dxMm: 0, dyMm: 0, blurMm: 1 };
  const layer = buildTextLayer({
    text: '  ',
    opacity: 0.5,
    shadow,
    stroke: { colour: '#000000', widthMm: 1 },
  });
  expect(draw([layer]).at(32, 35)).toEqual([0, 0, 0, 0]);
});
