import { describe, expect, it } from 'vitest';
import { addRow, moveRow, problemOf, type Row, toList } from './edit-rows.ts';

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
    expect(problemOf(one, [red, blue, one])).toBe(expected);
  });
});

it('saves names without blanks around them', () => {
  expect(toList([row(0, ' 店标 ', '#C8102E')])).toEqual([{ name: '店标', hex: '#C8102E' }]);
});
