/** What a shop needs of every product's pictures: at least two of its main surface, one of them large; every surface shown. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const LARGE_PX = 1600;

interface Picture {
  widthPx: number;
  heightPx: number;
  surfaces: { surface: string }[];
}

const read = (...parts: string[]) => JSON.parse(readFileSync(path.join(root, ...parts), 'utf8'));

it.each(readdirSync(path.join(root, 'templates')).map((name) => path.basename(name, '.json')))(
  '%s has two pictures, one of them large, and shows every surface',
  (product) => {
    const template: { surfaces: { id: string }[]; mockups: string[] } = read('templates', `${product}.json`);
    const pictures = template.mockups.map((id): Picture => read('assets', product, id, 'mockup.json'));
    const showing = (id: string) =>
      pictures.filter(({ surfaces }) => surfaces.some(({ surface }) => surface === id));
    const [main, ...others] = template.surfaces.map(({ id }) => showing(id));
    expect(main?.length).toBeGreaterThanOrEqual(2);
    expect(main?.some(({ widthPx, heightPx }) => widthPx === heightPx && widthPx >= LARGE_PX)).toBe(true);
    for (const other of others) expect(other.length).toBeGreaterThanOrEqual(1);
  },
);
