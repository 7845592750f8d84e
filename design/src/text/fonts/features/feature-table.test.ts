import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFont } from '../../../testing/golden/read-fonts.ts';
import type { FontFeature } from '../font-face.ts';
import { joinFaces } from '../join-faces.ts';

/** Written by `design/scripts/make-feature-table.mjs`. */
const rows = readFileSync(new URL('../shaping/hb-shape-features.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [fontId: string, features: string, text: string, glyphs: string]);

/** As hb-shape writes them: `smcp[0:4]=1`. */
function readAsked(features: string): FontFeature[] {
  return [...features.matchAll(/(\w{4})(?:\[(\d+):(\d+)\])?=(\d+)/g)].map(
    ([, tag = '', start, end, value]) => ({
      tag,
      value: Number(value),
      ...(start && end ? { start: Number(start), end: Number(end) } : {}),
    }),
  );
}

it('there are hundreds of words, and features that change them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(new Set(rows.map(([fontId, , text, glyphs]) => fontId + text + glyphs)).size).toBeGreaterThan(150);
});

it.each([...new Set(rows.map(([fontId]) => fontId))])(
  '%s sets words with features as hb-shape does, alone and before other faces',
  async (fontId) => {
    const own = await readFont(fontId);
    const joined = joinFaces(own, [await readFont('noto-sans-thai-400')]);
    for (const face of [own, joined])
      expect(
        rows
          .filter(([id]) => id === fontId)
          .flatMap(([, features, text, expected]) => {
            const found = face
              .shape(text, { ligatures: true, features: readAsked(features) })
              .map(({ glyphId, xOffset, yOffset, advance }) => {
                const moved = xOffset !== 0 || yOffset !== 0 ? `@${xOffset},${yOffset}` : '';
                return `${glyphId}${moved}+${advance}`;
              })
              .join(' ');
            return found === expected ? [] : [{ features, text, found, expected }];
          }),
      ).toEqual([]);
  },
);

it('what stands in another face keeps its features, counted from its own beginning', async () => {
  const own = await readFont('noto-emoji-400');
  const latin = await readFont('montserrat-400');
  const joined = joinFaces(own, [latin]);
  const text = '😀 Office';
  const features = [{ tag: 'smcp', value: 1, start: 4, end: text.length }];
  const ids = (found: readonly { glyphId: number; cluster: number }[], from: number) =>
    found.filter(({ cluster }) => cluster >= from).map(({ glyphId }) => glyphId % 0x10000);
  const found = joined.shape(text, { ligatures: true, features });
  const alone = latin.shape('Office', {
    ligatures: true,
    features: [{ tag: 'smcp', value: 1, start: 1, end: 6 }],
  });
  expect(ids(found, 3)).toEqual(ids(alone, 0));
});

it('names the features of a font, of several those of the first', async () => {
  const own = await readFont('montserrat-400');
  expect(own.featureTags).toEqual(expect.arrayContaining(['smcp', 'ss01', 'tnum']));
  expect(joinFaces(own, [await readFont('pacifico-400')]).featureTags).toEqual(own.featureTags);
});
