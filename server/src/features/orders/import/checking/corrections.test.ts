import { describe, expect, it } from 'vitest';
import type { Mapping } from '../mapping/types.ts';
import { countMends, type Mends, mappingWithMends, mendCells } from './corrections.ts';

const mapping: Mapping = {
  profile: 'generic@1',
  columns: { sku: [1, 2], country: [3] },
  personalisation: [],
};
const apply = (mends: Mends, row: number, cells: string[]) =>
  mendCells(mappingWithMends(mapping, mends), mends, row, cells);

describe('corrections', () => {
  it('write into the first column of a field and empty the others', () => {
    const mends: Mends = { rows: { 3: { sku: 'NEW' } }, bulk: [] };
    expect(apply(mends, 3, ['a', 'x', 'y', 'US'])).toEqual({
      cells: ['a', 'NEW', '', 'US'],
      mended: ['sku'],
    });
    expect(apply(mends, 4, ['a', 'x', 'y', 'US'])).toEqual({ cells: ['a', 'x', 'y', 'US'], mended: [] });
  });

  it('find room for a field without a column, in short rows too', () => {
    const mends: Mends = { rows: { 2: { phone: '1' } }, bulk: [] };
    const wide = mappingWithMends(mapping, mends);
    const column = wide.columns.phone![0]!;
    const { cells } = mendCells(wide, mends, 2, ['a']);
    expect(cells[column]).toBe('1');
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
    expect(mapping.columns.phone).toBeUndefined();
  });

  it('in bulk meet every row that reads so, blank rows never, and single ones win', () => {
    const mends: Mends = { rows: { 7: { country: 'CA' } }, bulk: [{ field: 'country', from: '', to: 'US' }] };
    expect(apply(mends, 5, ['1', 's', '', ' ']).cells[3]).toBe('US');
    expect(apply(mends, 6, ['1', 's', '', 'DE'])).toMatchObject({ mended: [] });
    expect(apply(mends, 7, ['1', 's', '', '']).cells[3]).toBe('CA');
    expect(apply(mends, 8, ['', ' ', '']).mended).toEqual([]);
  });

  it('are counted one by one', () => {
    expect(countMends({ rows: { 1: { sku: 'a', city: 'b' }, 2: { sku: 'c' } }, bulk: [] })).toBe(3);
  });
});
