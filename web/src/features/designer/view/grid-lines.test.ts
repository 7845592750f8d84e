import { expect, it } from 'vitest';
import { gridLines } from './grid-lines.ts';

const area = { xMm: 0, yMm: 0, widthMm: 30, heightMm: 25 };

it('lies every so many millimetres within the print area, whose edges are lines already', () => {
  expect(gridLines(10, area, 4)).toEqual([
    { axis: 'x', atMm: 10 },
    { axis: 'x', atMm: 20 },
    { axis: 'y', atMm: 10 },
    { axis: 'y', atMm: 20 },
  ]);
});

it('is left out where its lines could not be seen as two, and where none is wanted', () => {
  expect(gridLines(1, area, 2)).toEqual([]);
  expect(gridLines(null, area, 40)).toEqual([]);
});
