import { expect, it } from 'vitest';
import type { CanvasTarget } from '../canvas-target.ts';
import { gradientFill } from './gradient-fill.ts';

const stops = [
  { at: 1, colour: '#FFFFFF' },
  { at: 0, colour: '#000000' },
];
const over = { left: -20, top: -5, right: 20, bottom: 5 };

function lineOf(angleDeg: number, extent = over) {
  const made: { line: number[]; stops: [number, string][] } = { line: [], stops: [] };
  const target = {
    createLinearGradient(...line: number[]) {
      made.line = line.map((value) => Math.round(value * 1000) / 1000 + 0);
      return { addColorStop: (at: number, colour: string) => made.stops.push([at, colour]) };
    },
  } as unknown as CanvasTarget;
  const fill = gradientFill(target, { angleDeg, stops }, extent);
  return { ...made, fill };
}

it.each([
  [0, [-20, 0, 20, 0]],
  [90, [0, -5, 0, 5]],
  [180, [20, 0, -20, 0]],
  [270, [0, 5, 0, -5]],
  [45, [-12.5, -12.5, 12.5, 12.5]],
])('%d° runs %o', (angleDeg, expected) => {
  expect(lineOf(angleDeg).line).toEqual(expected);
});

it('gives the stops in order', () => {
  expect(lineOf(0).stops).toEqual([
    [0, '#000000'],
    [1, '#FFFFFF'],
  ]);
});

it('is a plain colour over nothing, which a canvas would not paint', () => {
  expect(lineOf(0, { left: 3, top: 3, right: 3, bottom: 3 }).fill).toBe('#000000');
});
