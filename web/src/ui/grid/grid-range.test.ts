import { expect, test } from 'vitest';
import { countRows, drawnRange, type SeenRows, withFocusRow } from './grid-range.ts';

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [4, 1, 4],
  [5, 2, 5],
  [1_000_000, 75_000, 300_000],
])('%d cells, four in a row of 200 px, are %d rows with %d of them', (count, rowCount, shown) => {
  expect(countRows(count, { columns: 4, rowStep: 200 })).toEqual({ rowCount, shown });
});

test.each([
  [[2, 3, 4], 3, 10, [2, 3, 4]],
  [[2, 3, 4], 0, 10, [0, 2, 3, 4]],
  [[2, 3, 4], 9, 10, [2, 3, 4, 9]],
  [[2, 3, 4], 10, 10, [2, 3, 4]],
  [[10, 11], 2, 12, [2, 10, 11]],
  [[], 0, 0, []],
])('of rows %j with the focus in row %d of %d, %j are drawn', (rows, focusRow, rowCount, drawn) => {
  expect(withFocusRow(rows, focusRow, rowCount)).toEqual(drawn);
});

/** A hundred cells in 25 rows of 200 px, three more rows drawn at each end. */
const SEEN: SeenRows = {
  rows: { startIndex: 10, endIndex: 13 },
  overscan: 3,
  hiddenPx: 2000,
  count: 100,
  rowCount: 25,
  columns: 4,
  rowStep: 200,
};
test.each<[string, Partial<SeenRows>, number[]]>([
  ['the middle', {}, [28, 67, 40, 55]],
  ['the top', { rows: { startIndex: 0, endIndex: 3 }, hiddenPx: -80 }, [0, 27, 0, 15]],
  ['the end', { rows: { startIndex: 22, endIndex: 24 }, hiddenPx: 4400 }, [76, 99, 88, 99]],
  ['an end that is not full', { rows: { startIndex: 22, endIndex: 24 }, count: 97 }, [76, 96, 40, 96]],
  ['a row that is half covered', { hiddenPx: 2100 }, [28, 67, 40, 55]],
  ['nothing yet', { rows: null, hiddenPx: 0 }, [0, 15, 0, 3]],
  ['an empty grid', { rows: null, hiddenPx: 0, count: 0, rowCount: 0 }, [0, -1, 0, -1]],
])('at %s these cells are drawn and seen', (_, changes, expected) => {
  const { first, last, firstSeen, lastSeen } = drawnRange({ ...SEEN, ...changes });
  expect([first, last, firstSeen, lastSeen]).toEqual(expected);
});
