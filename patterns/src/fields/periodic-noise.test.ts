import { describe, expect, it, vi } from 'vitest';
import { createRandom } from '../random.ts';
import { createRowReader, sampleFields } from './field-grid.ts';
import { createFractalNoise, createNoise, rememberLast } from './periodic-noise.ts';

const places = Array.from({ length: 40 }, (_, i) => [(i * 0.317) % 1, (i * 0.713) % 1] as const);

describe.each([
  ['noise', () => createNoise(createRandom(4), 5, 3)],
  ['fractal noise', () => createFractalNoise(createRandom(4), 3, 2, 4)],
])('%s', (_, create) => {
  const field = create();

  it('is the same for the same seed', () => {
    const again = create();
    for (const [u, v] of places) expect(again(u, v)).toBe(field(u, v));
  });

  it('repeats across and down the tile', () => {
    for (const [u, v] of places) {
      expect(field(u + 1, v)).toBeCloseTo(field(u, v), 6);
      expect(field(u, v - 2)).toBeCloseTo(field(u, v), 6);
    }
  });

  it('has no step at the edges of the tile', () => {
    for (const [, v] of places) expect(Math.abs(field(0.999999, v) - field(0, v))).toBeLessThan(0.001);
  });

  it('stays about −1 … 1, and uses both sides', () => {
    const values = places.map(([u, v]) => field(u, v));
    expect(Math.max(...values)).toBeGreaterThan(0.1);
    expect(Math.min(...values)).toBeLessThan(-0.1);
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(1.6);
  });
});

it('a field that remembers is asked once for a place', () => {
  const field = vi.fn((u: number, v: number) => u + v);
  const remembering = rememberLast(field);
  expect([remembering(0.1, 0.2), remembering(0.1, 0.2), remembering(0.2, 0.1)]).toEqual([
    field(0.1, 0.2),
    field(0.1, 0.2),
    field(0.2, 0.1),
  ]);
  expect(field.mock.calls).toHaveLength(5);
});

describe('a grid read back', () => {
  const wave = (u: number, v: number) => Math.sin(u * Math.PI * 2) + Math.cos(v * Math.PI * 2);
  const [grid, second] = sampleFields([wave, () => 3], 32, 24);

  it('is close to the field between its samples, at the edges too', () => {
    const read = createRowReader(grid!, 100, 90);
    const row = new Float32Array(100);
    for (const y of [0, 13, 44, 89]) {
      read(y, row);
      for (const x of [0, 1, 50, 99])
        expect(Math.abs(row[x]! - wave((x + 0.5) / 100, (y + 0.5) / 90))).toBeLessThan(0.02);
    }
  });

  it('keeps what is even', () => {
    const row = new Float32Array(7);
    createRowReader(second!, 7, 5)(2, row);
    for (const value of row) expect(value).toBeCloseTo(3, 5);
  });
});
