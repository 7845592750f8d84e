import { rectsTouch } from '@diy/design/geometry';
import { expect, it } from 'vitest';
import { cellOfPicture, intoCell } from './side-by-side.ts';

const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 200 };
const cells = (count: number, at?: { x: number; y: number }) =>
  Array.from({ length: count }, (_, index) => cellOfPicture({ index, count }, area, at));

it.each([2, 3, 4, 5, 7, 12, 50])('%d pictures lie in the print area, none on another', (count) => {
  for (const at of [undefined, { x: 0, y: 0 }, { x: 290, y: 500 }]) {
    const all = cells(count, at);
    for (const [index, cell] of all.entries()) {
      expect(cell.xMm).toBeGreaterThanOrEqual(0);
      expect(cell.yMm).toBeGreaterThanOrEqual(0);
      expect(cell.xMm + cell.widthMm).toBeLessThanOrEqual(300 + 1e-9);
      expect(cell.yMm + cell.heightMm).toBeLessThanOrEqual(200 + 1e-9);
      for (const other of all.slice(index + 1)) expect(rectsTouch(cell, other)).toBe(false);
    }
  }
});

it('puts a shorter last row in the middle', () => {
  const [, , , fourth, fifth] = cells(5);
  expect((fourth?.xMm ?? 0) + (fifth?.xMm ?? 0) + (fifth?.widthMm ?? 0)).toBeCloseTo(300, 6);
});

it('makes no picture larger than it was', () => {
  const [cell] = cells(2);
  expect(intoCell({ xMm: 0, yMm: 0, widthMm: 10, heightMm: 5 }, cell!)).toEqual({
    xMm: 75,
    yMm: 100,
    widthMm: 10,
    heightMm: 5,
  });
  expect(intoCell({ xMm: 0, yMm: 0, widthMm: 300, heightMm: 150 }, cell!).widthMm).toBeCloseTo(141, 6);
});
