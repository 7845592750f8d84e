import { readdirSync, readFileSync } from 'node:fs';
import { newVectorLayer, vectorLayer } from '@diy/design/layers';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { GRAPHIC_CATEGORIES, graphic } from './graphic.ts';
import { searchGraphics } from './search-graphics.ts';

const folder = new URL('./data/', import.meta.url);
const all = GRAPHIC_CATEGORIES.map((category) => ({
  category,
  graphics: z
    .array(graphic)
    .parse(JSON.parse(readFileSync(new URL(`${category}.json`, folder), 'utf8')) as unknown),
}));
const graphics = all.flatMap((one) => one.graphics);

it('has at least 300 drawings, each once, and a file for each category', () => {
  expect(graphics.length).toBeGreaterThanOrEqual(300);
  expect(new Set(graphics.map(({ id }) => id)).size).toBe(graphics.length);
  expect(readdirSync(folder).sort()).toEqual(GRAPHIC_CATEGORIES.map((one) => `${one}.json`).sort());
  for (const { category, graphics: list } of all) expect(list.length, category).toBeGreaterThanOrEqual(10);
});

it('says of every source what its licence is', () => {
  const licences = readFileSync(new URL('./LICENCES.md', import.meta.url), 'utf8');
  for (const source of new Set(graphics.map((one) => one.source)))
    expect(licences).toContain(`\`${source}\``);
});

it('holds what a design may hold, its frame tight around what is painted', () => {
  for (const { id, viewBox, paths } of graphics) {
    const layer = newVectorLayer({ id: 'v', viewBox, paths, name: id, areaWidthMm: 300, areaHeightMm: 300 });
    expect(vectorLayer.safeParse(layer).error, id).toBeUndefined();
    expect(Math.max(viewBox.width, viewBox.height), id).toBeCloseTo(100, 1);
  }
});

it.each([
  ['猫', 'cat-face'],
  ['cat', 'cat-face'],
  ['生日', 'birthday-cake'],
  ['birthday cake', 'birthday-cake'],
  ['爱心', 'frame-heart'],
  ['LAUREL', 'frame-laurel'],
  ['飘带', 'badge-ribbon'],
  ['圣诞', 'christmas-tree'],
])('finds by %s', (query, id) => {
  const found = searchGraphics(graphics, query).map((one) => one.id);
  expect(found).toContain(id);
  expect(found.length).toBeLessThan(graphics.length / 4);
});

it('shows the one named by the words first, all without words, and none for nonsense', () => {
  expect(searchGraphics(graphics, 'fox')[0]?.id).toBe('fox');
  expect(searchGraphics(graphics, '狐狸')[0]?.id).toBe('fox');
  expect(searchGraphics(graphics, '  ')).toHaveLength(graphics.length);
  expect(searchGraphics(graphics, 'xyzzy')).toEqual([]);
});
