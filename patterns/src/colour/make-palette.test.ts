import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { makePalette, type PaletteRequest } from './make-palette.ts';
import { namedPalettes } from './named-palettes.ts';
import { colourDistance, hexToOklch } from './oklch.ts';

const nothing: PaletteRequest = { palette: null, colours: [], sourceColours: [], ground: null };
const seeds = [1, 2, 3, 4, 5, 6];

test('there are at least forty palettes, each well formed', () => {
  expect(namedPalettes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(namedPalettes.map((entry) => entry.id)).size).toBe(namedPalettes.length);
  for (const { grounds, inks, id } of namedPalettes) {
    expect(inks.length, id).toBeGreaterThanOrEqual(5);
    for (const hex of [...grounds, ...inks]) expect(hex, id).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test.each(namedPalettes.map((entry) => [entry.id, entry] as const))(
  '%s: inks are seen on the ground',
  (_id, palette) => {
    for (const seed of seeds) {
      const made = makePalette({ ...nothing, palette }, createRandom(seed));
      expect(made.inks.length).toBeGreaterThanOrEqual(3);
      expect(made.inks.length).toBeLessThanOrEqual(6);
      for (const ink of made.inks) expect(colourDistance(ink, made.ground)).toBeGreaterThan(0.1);
      expect(colourDistance(made.inks[0]!, made.ground)).toBeGreaterThan(0.13);
      expect(colourDistance(made.line, made.ground)).toBeGreaterThan(0.3);
    }
  },
);

test('seeds vary a palette, but not beyond recognition', () => {
  const palette = namedPalettes[0]!;
  const made = seeds.map((seed) => makePalette({ ...nothing, palette }, createRandom(seed)));
  expect(new Set(made.map((entry) => entry.inks.join())).size).toBe(seeds.length);
  for (const { inks } of made)
    for (const ink of inks)
      expect(Math.min(...palette.inks.map((own) => colourDistance(own, ink)))).toBeLessThan(0.09);
});

test.each(['#d4322c', '#3a7bd5', '#1b1b1d', '#fdfcf9', '#f5cf3f', '#ff00ff'])(
  'a single colour leads: %s',
  (colour) => {
    for (const seed of seeds) {
      const { inks, ground } = makePalette({ ...nothing, colours: [colour] }, createRandom(seed));
      const lead = inks[0]!;
      const nearest = Math.min(colourDistance(lead, colour), colourDistance(ground, colour));
      expect(nearest).toBeLessThan(0.17);
      expect(inks.length).toBeGreaterThanOrEqual(3);
    }
  },
);

test('colours of a picture win over words and become inks unchanged', () => {
  const sourceColours = ['#204060', '#e08030', '#f4f0e8', '#88a050'];
  const made = makePalette(
    { ...nothing, palette: namedPalettes[3]!, sourceColours, ground: 'light' },
    createRandom(4),
  );
  expect(made.inks).toEqual(expect.arrayContaining(['#204060', '#e08030', '#88a050']));
  expect(colourDistance(made.ground, '#f4f0e8')).toBeLessThan(0.02);
});

test('a dark or a light ground can be asked for', () => {
  for (const palette of namedPalettes) {
    expect(
      hexToOklch(makePalette({ ...nothing, palette, ground: 'dark' }, createRandom(1)).ground).l,
    ).toBeLessThan(0.5);
    expect(
      hexToOklch(makePalette({ ...nothing, palette, ground: 'light' }, createRandom(1)).ground).l,
    ).toBeGreaterThan(0.8);
  }
});
