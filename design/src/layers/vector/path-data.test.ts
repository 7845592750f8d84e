import { describe, expect, it } from 'vitest';
import { outlineOp } from '../../geometry/outline-op.ts';
import { readPathData, writePathData } from './path-data.ts';
import { MAX_PATH_DATA } from './vector-layer.ts';

const { move, line, quadratic, cubic, close } = outlineOp;

it.each<[string, number[]]>([
  ['M1 2', [move, 1, 2]],
  ['M1 2L3 4 5-6Z', [move, 1, 2, line, 3, 4, line, 5, -6, close]],
  ['M0 0Q1 2 3 4C1 2 3 4 5 6', [move, 0, 0, quadratic, 1, 2, 3, 4, cubic, 1, 2, 3, 4, 5, 6]],
  ['M-1.25-0.5ZM1,2', [move, -1.25, -0.5, close, move, 1, 2]],
])('reads %s and writes it so that it is read alike', (d, commands) => {
  expect(readPathData(d)).toEqual(commands);
  expect(readPathData(writePathData(commands))).toEqual(commands);
});

describe('refuses', () => {
  it.each([
    '',
    ' ',
    'L1 2',
    'M1',
    'M1 2 3 4',
    'M1 2L3',
    'M1 2Z3 4',
    'M1 2l3 4',
    'M1 2A1 1 0 0 0 3 4',
    'M1e3 2',
    'M1.2.3 4',
    'M1.1234567 2',
    'M.5 2',
    'M1. 2',
    'MNaN 2',
    'M99999999 2',
    'M1000001 2',
    'M1 2L3 4x',
    'M1 2\n',
    'M1 2L3 4<!ENTITY>',
  ])('%j', (d) => {
    expect(readPathData(d)).toBeNull();
  });
});

it('rounds to so many decimals and writes no exponents', () => {
  expect(writePathData([move, 1 / 3, 1e-9, line, -1e-9, 100000.5], 2)).toBe('M0.33 0L0 100000.5');
});

it('reads as much data as a vector may have, whole', () => {
  const points = Array.from({ length: 25_000 }, (_, at) => [at % 1000, (at * 7) % 1000] as const);
  const d = `M0 0${points.map(([x, y]) => `L${x} ${y}`).join('')}`;
  expect(d.length).toBeLessThanOrEqual(MAX_PATH_DATA);
  expect(d.length).toBeGreaterThan(MAX_PATH_DATA * 0.8);
  expect(readPathData(d)).toEqual([move, 0, 0, ...points.flatMap(([x, y]) => [line, x, y])]);
});
