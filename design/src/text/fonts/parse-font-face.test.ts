import { beforeAll, describe, expect, test } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { buildTextLayer } from '../../testing/index.ts';
import { layoutText } from '../layout-text.ts';
import type { FontFace } from './font-face.ts';
import { parseFontFace } from './parse-font-face.ts';

let noto: FontFace;
let playfair: FontFace;
beforeAll(async () => {
  [noto, playfair] = await Promise.all([readFont('noto-sans-sc-400'), readFont('playfair-display-700')]);
});

test('metrics are in the file’s units', () => {
  expect(noto).toMatchObject({ unitsPerEm: 1000, ascender: 1160, descender: 288 });
});

test('outlines are closed, and y grows downwards', () => {
  const glyphId = noto.shape('一', { ligatures: true })[0]?.glyphId ?? 0;
  const { bounds, commands } = noto.outline(glyphId);
  expect(commands.length).toBeGreaterThan(10);
  expect(bounds?.top).toBeLessThan(0);
  expect(bounds?.bottom).toBeLessThan(0);
});

test('pairs are kerned', () => {
  const width = (text: string) =>
    playfair.shape(text, { ligatures: true }).reduce((sum, g) => sum + g.advance, 0);
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
});

test('ligatures form, unless letters are spaced apart', () => {
  expect(playfair.shape('fi', { ligatures: true })).toHaveLength(1);
  expect(playfair.shape('fi', { ligatures: false })).toHaveLength(2);
});

test('clusters are places in the text, also after script changes and astral characters', () => {
  expect(noto.shape('𠮷A中', { ligatures: true }).map((glyph) => glyph.cluster)).toEqual([0, 2, 3]);
});

describe('missing characters', () => {
  test.each([
    ['noto-sans-sc-400', '你好 Hello 😀', ['😀']],
    ['pacifico-400', 'Hi 你好', ['你', '好']],
    ['noto-sans-sc-400', 'a\u200bb\u200d\ufeff\u00a0', []],
  ])('%s: %j', async (id, text, missing) => {
    expect(layoutText(buildTextLayer({ text }), await readFont(id)).missing).toEqual(missing);
  });

  test('a joined emoji is one thing', () => {
    expect(layoutText(buildTextLayer({ text: '👨‍👩‍👧好' }), noto).missing).toEqual(['👨‍👩‍👧']);
  });
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('<!doctype html><title>404</title>')],
])('%s is not a font', async (_, bytes) => {
  await expect(parseFontFace('x', bytes)).rejects.toThrow('Font x is not a readable font file.');
});
