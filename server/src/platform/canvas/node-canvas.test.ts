import { expect, it } from 'vitest';
import { CanvasTooLarge } from './canvas-too-large.ts';
import { createNodeCanvas } from './node-canvas.ts';

it('makes a canvas of the size asked for', () => {
  expect(createNodeCanvas(300, 200).source).toMatchObject({ width: 300, height: 200 });
});

// Skia itself takes all of these, and gives a canvas on which nothing is drawn, or one of 300 px.
it.each([
  ['more than a gigabyte of pixels', 40_000, 40_000],
  ['no number', Number.NaN, 100],
  ['without end', Number.POSITIVE_INFINITY, 100],
])('refuses %s, for good', (_name, widthPx, heightPx) => {
  expect(() => createNodeCanvas(widthPx, heightPx)).toThrow(CanvasTooLarge);
});
