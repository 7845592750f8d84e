import { expect, it } from 'vitest';
import { designDocument } from '../document/design-document.ts';
import type { TextLayer } from '../layers/index.ts';
import { readTextInfo } from '../preflight/read-text-info.ts';
import { buildDesign, buildTextLayer } from '../testing/build-layers.ts';
import { findProblems } from '../testing/find-problems.ts';
import { readFont } from '../testing/golden/read-fonts.ts';
import { lackingFeatures } from './lacking/lacking-features.ts';
import { layerFaces } from './layer-faces.ts';
import { layoutText } from './layout-text.ts';

async function set(changes: Partial<TextLayer>) {
  const ids = ['montserrat-400', 'noto-sans-400', 'noto-sans-hebrew-400', 'playfair-display-700'];
  const faces = new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
  const layer = buildTextLayer({ text: 'Orange 12', fontId: 'montserrat-400', widthMm: 200, ...changes });
  const { face } = layerFaces(layer, (id) => faces.get(id));
  if (!face) throw new Error('no face');
  const ids_ = layoutText(layer, face).lines.flatMap(({ glyphs }) =>
    glyphs.map(({ glyphId }) => glyphId % 0x10000),
  );
  return { layer, face, ids: ids_ };
}

it('the features of a layer are those of all its letters, of a span those of its own', async () => {
  const plain = await set({});
  const small = await set({ features: 'smcp=1' });
  expect(small.ids).not.toEqual(plain.ids);
  const part = await set({ spans: [{ start: 0, end: 3, features: 'smcp=1' }] });
  expect(part.ids.slice(0, 3)).toEqual(small.ids.slice(0, 3));
  expect(part.ids.slice(3)).toEqual(plain.ids.slice(3));
  const without = await set({ features: 'smcp=1', spans: [{ start: 0, end: 3, features: '' }] });
  expect(without.ids.slice(0, 3)).toEqual(plain.ids.slice(0, 3));
  expect(without.ids.slice(3)).toEqual(small.ids.slice(3));
});

it('a span with features moves no letter of another', async () => {
  const text = 'AVAVAV';
  const x = async (spans: TextLayer['spans']) => {
    const { layer, face } = await set({ text, ...(spans ? { spans } : {}) });
    return layoutText(layer, face).lines[0]!.glyphs.map(({ xMm }) => xMm);
  };
  expect(await x([{ start: 2, end: 3, features: 'tnum=1' }])).toEqual(await x(undefined));
});

it('ligatures that somebody asks for stay apart where letters are spaced', async () => {
  const spaced = await set({
    text: 'ffi',
    fontId: 'playfair-display-700',
    letterSpacingEm: 0.2,
    features: 'dlig=1',
  });
  expect(spaced.ids).toHaveLength(3);
});

it('what a font lacks stays in the document, and is said', async () => {
  const { layer, face } = await set({ features: 'smcp=1', fontId: 'noto-sans-hebrew-400' });
  expect(lackingFeatures(layer, face)).toEqual(['smcp']);
  expect(lackingFeatures({ ...layer, features: 'smcp=0' }, face)).toEqual([]);
  expect(findProblems([layer], { text: readTextInfo(layer, face) })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'lacking-features',
        severity: 'warning',
        params: expect.objectContaining({ features: 'smcp' }),
      }),
    ]),
  );
  const mixed = await set({
    features: 'zero=1',
    spans: [{ start: 0, end: 3, fontId: 'noto-sans-400', features: 'dlig=1,zero=1' }],
  });
  expect(lackingFeatures(mixed.layer, mixed.face)).toEqual(['zero', 'dlig']);
});

it.each([
  ['not sorted', 'ss01=1,smcp=1'],
  ['one of them twice', 'smcp=1,smcp=1'],
  ['a tag of three letters', 'smc=1'],
  ['no value', 'smcp'],
  ['too many', Array.from({ length: 30 }, (_, i) => `cv${10 + i}=1`).join()],
])('refuses features: %s', (_, features) => {
  expect(designDocument.safeParse(buildDesign([buildTextLayer({ features: 'smcp=1,ss01=1' })])).success).toBe(
    true,
  );
  expect(designDocument.safeParse(buildDesign([buildTextLayer({ features })])).success).toBe(false);
});
