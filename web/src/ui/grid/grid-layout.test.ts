import { expect, test } from 'vitest';
import { layOutGrid, moveInGrid } from './grid-layout.ts';

test.each([
  [1240, false, 6],
  [1000, false, 5],
  [760, false, 4],
  [358, true, 2],
  [0, false, 2],
])('%d px wide, narrow %s: %d in a row', (width, isNarrow, columns) => {
  const layout = layOutGrid({ width, minCell: 176, caption: 60, isNarrow });
  expect(layout.columns).toBe(columns);
  const used = layout.cellWidth * columns + layout.gap * (columns - 1);
  if (width > 0) expect(Math.round(used)).toBe(width);
});

const at = (index: number) => ({ index, count: 20, columns: 6, pageRows: 2, isRtl: false });
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 19, 19],
  ['ArrowDown', 3, 9],
  ['ArrowDown', 16, 19],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 9, 3],
  ['PageDown', 1, 13],
  ['PageUp', 3, 0],
  ['Home', 15, 0],
  ['End', 2, 19],
  ['x', 2, null],
])('%s from %d leads to %s', (key, from, to) => {
  expect(moveInGrid(key, at(from))).toBe(to);
});

test('reads from right to left where the language does', () => {
  expect(moveInGrid('ArrowLeft', { ...at(4), isRtl: true })).toBe(5);
  expect(moveInGrid('ArrowRight', { ...at(4), isRtl: true })).toBe(3);
});

test('an empty grid leads nowhere', () => {
  expect(moveInGrid('End', { ...at(0), count: 0 })).toBeNull();
});
