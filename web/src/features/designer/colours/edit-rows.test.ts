import { describe, expect, it } from 'vitest';
import { addRow, mergeRows, moveRow, type Row, rowProblem, toList } from './edit-rows.ts';

const row = (key: number, name: string, hex: string): Row => ({ key, name, hex });
const [red, blue, grey] = [row(0, '红', '#C8102E'), row(1, '蓝', '#00A3E0'), row(2, '灰', '#808080')] as [
  Row,
  Row,
  Row,
];

describe('moveRow', () => {
  it.each([
    ['lower', 0, 1, [blue, red, grey]],
    ['higher', 2, -1, [red, grey, blue]],
  ] as const)('takes a row one place %s', (_, index, by, expected) => {
    expect(moveRow([red, blue, grey], index, by)).toEqual(expected);
  });
});

describe('addRow', () => {
  it('adds a colour that is not there yet, under a key of its own', () => {
    expect(addRow([]).map(({ key, hex }) => [key, hex])).toEqual([[0, '#808080']]);
    expect(addRow([grey, blue]).at(-1)).toEqual({ key: 3, name: '', hex: '#7F7F7F' });
  });
});

describe('problemOf', () => {
  it.each([
    [red, null],
    [row(4, ' ', '#123456'), 'nameless'],
    [row(4, '又一个', '#C8102E'), 'twice'],
  ] as const)('of %o', (one, expected) => {
    expect(rowProblem(one, [red, blue, one])).toBe(expected);
  });
});

describe('mergeRows', () => {
  const base = toList([red, blue, grey]);
  const merge = (rows: readonly Row[], saved: readonly Row[]) =>
    toList(mergeRows(rows, base, saved)).map(({ name, hex }) => `${name} ${hex}`);

  it.each([
    ['an addition there', [red, blue, grey], [red, blue, grey, row(3, '绿', '#2E7D5B')], '绿 #2E7D5B', true],
    ['a removal there', [red, blue, grey], [red, grey], '蓝 #00A3E0', false],
    ['a removal there of what was renamed here', [red, { ...blue, name: '海' }], [red], '海 #00A3E0', true],
    ['a name given there', [red, blue], [red, { ...blue, name: '天' }], '天 #00A3E0', true],
    ['a name given on both sides', [{ ...red, name: '甲' }], [{ ...red, name: '乙' }], '甲 #C8102E', true],
    ['a removal here', [red, grey], [red, blue, grey], '蓝 #00A3E0', false],
    ['a removal here of what was renamed there', [red], [red, { ...blue, name: '天' }], '天 #00A3E0', true],
    ['an addition here', [red, row(7, '新', '#123456')], [blue], '新 #123456', true],
  ] as const)('with %s', (_, rows, saved, line, isThere) => {
    expect(merge(rows, saved).includes(line)).toBe(isThere);
  });

  it('gives every row a key of its own and no colour twice', () => {
    const green = row(0, '绿', '#2E7D5B');
    const merged = mergeRows([blue, red, green], base, [green, grey, row(1, '白', '#FFFFFF')]);
    expect(merged.map(({ hex }) => hex)).toEqual(['#2E7D5B', '#FFFFFF']);
    expect(new Set(merged.map(({ key }) => key)).size).toBe(2);
  });
});

it('saves names without blanks around them', () => {
  expect(toList([row(0, ' 店标 ', '#C8102E')])).toEqual([{ name: '店标', hex: '#C8102E' }]);
});
