import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { fontManifest } from './font-manifest.ts';

const folder = new URL('../../../fonts/', import.meta.url);
const fonts = fontManifest.parse(JSON.parse(readFileSync(new URL('fonts.json', folder), 'utf8')));

test('every font file is listed, and every listed file is there', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ttf'));
  expect(fonts.map((font) => font.file).sort()).toEqual(files.sort());
});

test.each(fonts.map((font) => [font.id, font] as const))(
  '%s is the file it says and can set its sample',
  async (id, font) => {
    const bytes = readFileSync(new URL(font.file, folder));
    expect(bytes.length).toBe(font.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(font.sha256);
    const face = await readFont(id);
    expect(
      Array.from(font.sample).filter((character) => !face.covers(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
  },
);

test.each([
  ['han', 15],
  ['arabic', 8],
  ['hebrew', 5],
  ['thai', 5],
  ['hangul', 4],
  ['devanagari', 4],
  ['cyrillic', 15],
] as const)('faces for %s: at least %d, and 80 in all', (script, count) => {
  expect(fonts.filter((font) => font.scripts.includes(script)).length).toBeGreaterThanOrEqual(count);
  expect(fonts.length).toBeGreaterThanOrEqual(80);
});
