import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openFontBook } from './font-book.ts';

const fontsDir = fileURLToPath(new URL('../../../../../design/fonts', import.meta.url));

it('keeps the faces used last, and parses again what it dropped', async () => {
  const [wide, tight] = await Promise.all([openFontBook(fontsDir), openFontBook(fontsDir, 1_000_000)]);
  const ids = ['inter-400', 'inter-700', 'noto-sans-400'];
  const twice = async (book: typeof wide) => {
    const first: unknown[] = [];
    for (const id of ids) first.push(await book.face(id));
    return Promise.all(ids.map(async (id, index) => (await book.face(id)) === first[index]));
  };
  expect(await twice(wide)).toEqual([true, true, true]);
  // The three files together have more than a megabyte, so that the first one is dropped.
  expect((await twice(tight))[0]).toBe(false);
});

it('a face that was dropped sets the same glyphs again', async () => {
  const book = await openFontBook(fontsDir, 1);
  const [before, after] = [await book.face('inter-400'), await book.face('inter-400')];
  expect(after).not.toBe(before);
  const sets = [before, after].map((face) => face?.shape('Abc', { ligatures: true }));
  expect(sets[1]).toEqual(sets[0]);
  expect(sets[0]).toHaveLength(3);
});

it('knows no face that the list does not name', async () => {
  expect(await (await openFontBook(fontsDir)).face('nothing-400')).toBeUndefined();
});
