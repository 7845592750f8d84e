import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../model/mapping.ts';
import { type Corrections, correctCells, countCorrections, mappingWithCorrections } from './corrections.ts';

const mapping: Mapping = {
  profile: 'generic@1',
  columns: { sku: [1, 2], country: [3] },
  personalisation: [],
};
const apply = (corrections: Corrections, row: number, cells: string[]) =>
  correctCells(mappingWithCorrections(mapping, corrections), corrections, String(row), cells);

describe('corrections', () => {
  it('write into the first column of a field and empty the others', () => {
    const corrections: Corrections = { rows: { 3: { sku: 'NEW' } }, bulk: [] };
    expect(apply(corrections, 3, ['a', 'x', 'y', 'US'])).toEqual({
      cells: ['a', 'NEW', '', 'US'],
      corrected: ['sku'],
    });
    expect(apply(corrections, 4, ['a', 'x', 'y', 'US'])).toEqual({
      cells: ['a', 'x', 'y', 'US'],
      corrected: [],
    });
  });

  it('find room for a field without a column, in short rows too', () => {
    const corrections: Corrections = { rows: { 2: { phone: '1' } }, bulk: [] };
    const wide = mappingWithCorrections(mapping, corrections);
    const column = wide.columns.phone![0]!;
    const { cells } = correctCells(wide, corrections, '2', ['a']);
    expect(cells[column]).toBe('1');
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
    expect(mapping.columns.phone).toBeUndefined();
  });

  it('in bulk meet every row that reads so, blank rows never, and single ones win', () => {
    const corrections: Corrections = {
      rows: { 7: { country: 'CA' } },
      bulk: [{ field: 'country', from: '', to: 'US' }],
    };
    expect(apply(corrections, 5, ['1', 's', '', ' ']).cells[3]).toBe('US');
    expect(apply(corrections, 6, ['1', 's', '', 'DE'])).toMatchObject({ corrected: [] });
    expect(apply(corrections, 7, ['1', 's', '', '']).cells[3]).toBe('CA');
    expect(apply(corrections, 8, ['', ' ', '']).corrected).toEqual([]);
  });

  it('are counted one by one', () => {
    expect(countCorrections({ rows: { 1: { sku: 'a', city: 'b' }, 2: { sku: 'c' } }, bulk: [] })).toBe(3);
  });
});
