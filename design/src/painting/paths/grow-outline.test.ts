import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { CanvasTarget } from '../canvas-target.ts';
import { growOutline } from './grow-outline.ts';
import { tracePath } from './path.ts';

/** Which pixels of 120 × 80 a path covers, one of them for a millimetre, 10 mm around a print of 100 × 60. */
function covered(svgPath: string, mm: number) {
  const canvas = createCanvas(120, 80);
  const context = canvas.getContext('2d');
  context.translate(10, 10);
  context.beginPath();
  tracePath(context as unknown as CanvasTarget, growOutline(svgPath, mm));
  context.fill();
  const { data } = context.getImageData(0, 0, 120, 80);
  return (x: number, y: number) => data[((y + 10) * 120 + x + 10) * 4 + 3]! / 255;
}

it.each([['M0 0H100V60H0Z'], ['M0 0V60H100V0Z']])(
  'grows a rectangle on all sides, whichever way round (%s)',
  (path) => {
    const at = covered(path, 5);
    expect([at(50, 30), at(0, 0), at(-4, 30), at(50, -4), at(104, 30), at(50, 64)]).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect([at(-7, 30), at(107, 30), at(50, -7), at(50, 66), at(-5, -5)]).toEqual([0, 0, 0, 0, 0]);
  },
);

it('reaches as far into a notch as on the outside, where growing about the middle would not', () => {
  const at = covered('M0 0H30V40H70V0H100V60H0Z', 5);
  expect([at(33, 20), at(66, 20), at(50, 37), at(-4, 30)]).toEqual([1, 1, 1, 1]);
  expect([at(50, 20), at(37, 20), at(50, 32)]).toEqual([0, 0, 0]);
});
