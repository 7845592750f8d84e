import { expect, it } from 'vitest';
import { fallbackChain, newTextLayer } from '../layers/index.ts';
import { readFont } from '../testing/golden/read-fonts.ts';
import { readBidiLevels } from './breaking/bidi-levels.ts';
import type { FontFace } from './fonts/font-face.ts';
import { joinFaces } from './fonts/join-faces.ts';
import { layerFaces } from './layer-faces.ts';
import { layoutText } from './layout-text.ts';

const textOf = (text: string, fontId: string, changes = {}) => ({
  ...newTextLayer({ id: 'text', areaWidthMm: 400, areaHeightMm: 400, text, fontId }),
  ...changes,
});

/** Loads what a layer waits for, one after the other, as stage and renderer do. */
async function load(layer: ReturnType<typeof textOf>): Promise<{ face: FontFace; loaded: string[] }> {
  const faces = new Map<string, FontFace>();
  for (;;) {
    const { face, waitsFor } = layerFaces(layer, (id) => faces.get(id));
    if (waitsFor === null && face) return { face, loaded: [...faces.keys()] };
    faces.set(waitsFor ?? '', await readFont(waitsFor ?? ''));
  }
}

async function fallbacksOf(text: string, fontId: string) {
  const layer = textOf(text, fontId);
  const { face } = await load(layer);
  const { fallbacks, missing } = layoutText(layer, face);
  return [...fallbacks.map((use) => `${use.fontId} ${use.characters.join('')} ${use.count}`), ...missing];
}

it.each([
  ['你好 สวัสดี Anna', 'noto-sans-sc-400', ['noto-sans-thai-400 สวัดี 4']],
  ['مرحبا Anna', 'pacifico-400', ['noto-naskh-arabic-400 مرحبا 5']],
  ['می\u200cخواهم', 'montserrat-700', ['noto-naskh-arabic-700 میخواه 7']],
  ['کوردستان ڕۆژ', 'noto-sans-sc-700', ['noto-naskh-arabic-700 کوردستانڕۆژ 11']],
  ['שלום 123', 'anton-400', ['noto-sans-hebrew-400 שלום 4']],
  ['José', 'ma-shan-zheng-400', ['noto-sans-400 José 4']],
  ['사랑해', 'pacifico-400', ['noto-sans-kr-400 사랑해 3']],
  ['龘 ok', 'zcool-kuaile-400', ['noto-sans-sc-400 龘 1']],
  [
    'Hi 😀👨\u200d👩\u200d👧 ❤\ufe0f🇨🇳👍🏽',
    'montserrat-400',
    ['noto-color-emoji-400 😀👨\u200d👩\u200d👧❤\ufe0f👍🏽 4', 'noto-emoji-400 🇨🇳 1'],
  ],
  ['𓀀', 'montserrat-400', ['𓀀']],
  ['مرحبا 你', 'noto-naskh-arabic-700', ['noto-sans-sc-700 你 1']],
])('%s in %s: %j', async (text, fontId, expected) => {
  expect(await fallbacksOf(text, fontId)).toEqual(expected);
});

const colour = 'noto-color-emoji-400';

it.each<[string, boolean]>([
  ['♥', false],
  ['♥\ufe0f', true],
  ['♥\ufe0e', false],
  ['❤', false],
  ['❤\ufe0e', false],
  ['😀', true],
  ['😀\ufe0e', false],
  ['☎', false],
  ['✔', false],
  ['✝', false],
  ['♀', false],
  ['☀', false],
  ['👩\u200d🚒', true],
  ['☝🏽', true],
  ['1\ufe0f\u20e3', true],
])('%s in Montserrat: in colour %s, and the colour face is read only then', async (sign, inColour) => {
  const layer = textOf(`Anna ${sign} Tom`, 'montserrat-400');
  const { face, loaded } = await load(layer);
  const { fallbacks, missing } = layoutText(layer, face);
  expect(missing).toEqual([]);
  expect(fallbacks.map(({ fontId }) => fontId === colour)).toEqual([inColour]);
  expect(loaded.includes(colour)).toBe(inColour);
});

it.each(['Anna ♥ Tom', '♥ 你好 สวัสดี', '☎\u2003✔ 龘', '♥ 😀', '❤ 사랑해'])(
  '%s is set as if the colour face had been read',
  async (words) => {
    const layer = textOf(words, 'pacifico-400');
    const { face } = await load(layer);
    const own = await readFont(layer.fontId);
    const others = await Promise.all(fallbackChain(layer).map(readFont));
    const shapes = (one: FontFace) =>
      one
        .shape(words, { ligatures: true, levels: readBidiLevels(words) })
        .map((glyph) => [
          one.joined?.sourceOf(glyph.glyphId) ?? one.id,
          glyph.glyphId % 0x10000,
          glyph.advance,
        ]);
    expect(shapes(face)).toEqual(shapes(joinFaces(own, others)));
  },
);

it('loads no face that nothing needs', async () => {
  expect((await load(textOf('Anna', 'pacifico-400'))).loaded).toEqual(['pacifico-400']);
  expect((await load(textOf('José', 'ma-shan-zheng-400'))).loaded).toEqual([
    'ma-shan-zheng-400',
    'noto-sans-400',
  ]);
  const own = textOf('مرحبا', 'pacifico-400', { fallbackFontIds: [] });
  expect((await load(own)).loaded).toEqual(['pacifico-400']);
});

it('shapes a word as its face alone does, in the em of the layer’s own face', async () => {
  const layer = textOf('مُحَمَّد', 'anton-400');
  const { face } = await load(layer);
  const naskh = await readFont('noto-naskh-arabic-400');
  const options = { ligatures: true, levels: readBidiLevels(layer.text) };
  const scale = face.unitsPerEm / naskh.unitsPerEm;
  expect(scale).toBeCloseTo(2.048);
  const [joined, alone] = [face.shape(layer.text, options), naskh.shape(layer.text, options)];
  expect(joined.map(({ advance }) => advance)).toEqual(alone.map(({ advance }) => advance * scale));
  const [first, firstAlone] = [joined[0]?.glyphId ?? 0, alone[0]?.glyphId ?? 0];
  expect(face.outline(first).bounds?.right).toBeCloseTo(
    (naskh.outline(firstAlone).bounds?.right ?? 0) * scale,
  );
  expect(face.outline(first).commands.length).toBe(naskh.outline(firstAlone).commands.length);
});

it('further faces change nothing of a text that is whole', async () => {
  const layer = textOf('你好 สวัสดี Anna', 'noto-sans-sc-400');
  const ids = [layer.fontId, ...(layer.fallbackFontIds ?? [])];
  const all = new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
  const withAll = layerFaces({ ...layer }, (id) => all.get(id)).face;
  expect(withAll && layoutText(layer, withAll)).toEqual(layoutText(layer, (await load(layer)).face));
});

it('stands in columns too', async () => {
  const layer = textOf('你好 สวัสดี', 'noto-sans-sc-400', { writing: 'vertical', heightMm: 400 });
  const { lines, missing } = layoutText(layer, (await load(layer)).face);
  expect(missing).toEqual([]);
  expect(lines[0]?.glyphs).toHaveLength(8);
});

it('waits for a face that is not there instead of setting the words without it', async () => {
  const layer = textOf('สวัสดี', 'anton-400', { fallbackFontIds: ['gone-400', 'noto-sans-thai-400'] });
  const anton = await readFont('anton-400');
  const lookup = (id: string) => (id === 'anton-400' ? anton : undefined);
  expect(layerFaces(layer, lookup)).toMatchObject({ face: anton, waitsFor: 'gone-400' });
});
