import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { readBidiLevels } from '../breaking/bidi-levels.ts';

/** Written by `design/scripts/make-shape-table.mjs`. */
const rows = readFileSync(new URL('./shaping/hb-shape.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [fontId: string, script: string, text: string, glyphs: string]);

it('there are names of ten scripts', () => {
  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(new Set(rows.map(([, script]) => script)).size).toBe(10);
});

it.each([...new Set(rows.map(([fontId]) => fontId))])(
  '%s sets every name as hb-shape does',
  async (fontId) => {
    const face = await readFont(fontId);
    const different = rows
      .filter(([id]) => id === fontId)
      .flatMap(([, , text, expected]) => {
        const found = face
          .shape(text, { ligatures: true, levels: readBidiLevels(text) })
          .map(({ glyphId, xOffset, yOffset, advance }) => {
            const moved = xOffset !== 0 || yOffset !== 0 ? `@${xOffset},${yOffset}` : '';
            return `${glyphId}${moved}+${advance}`;
          })
          .join(' ');
        return found === expected ? [] : [{ text, found, expected }];
      });
    expect(different).toEqual([]);
  },
);
