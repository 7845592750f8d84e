import { beforeAll, expect, it } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import type { FontFace } from './font-face.ts';

let face: FontFace;
beforeAll(async () => {
  face = await readFont('noto-color-emoji-400');
});

const glyphsOf = (text: string) => face.shape(text, { ligatures: true }).map(({ glyphId }) => glyphId);
const partsOf = (text: string) => face.fills?.(glyphsOf(text)[0] ?? 0)?.parts ?? [];

it.each(['😀', '🎂', '❤\ufe0f', '👍🏽', '👨\u200d👩\u200d👧', '🏴\u200d☠\ufe0f', '1\ufe0f\u20e3'])(
  '%s is one glyph of filled shapes that stay near the em',
  (text) => {
    expect(glyphsOf(text)).toHaveLength(1);
    const parts = partsOf(text);
    expect(parts.length).toBeGreaterThan(1);
    const { bounds, commands } = face.outline(glyphsOf(text)[0] ?? 0);
    expect(commands).toEqual([]);
    const em = face.unitsPerEm;
    expect(bounds?.right).toBeLessThan(em * 1.4);
    expect(bounds?.left).toBeGreaterThan(-em * 0.2);
    expect((bounds?.bottom ?? 0) - (bounds?.top ?? 0)).toBeGreaterThan(em * 0.5);
  },
);

it('reads colours, gradients and groups that show through', () => {
  const kinds = (text: string) => new Set(partsOf(text).map(({ paint }) => paint.kind));
  expect(kinds('😀')).toEqual(new Set(['radial', 'solid']));
  expect(kinds('⚠').has('linear')).toBe(true);
  expect(partsOf('👓').some(({ opacity = 1 }) => opacity < 1)).toBe(true);
  expect(partsOf('😀').every(({ opacity }) => opacity === undefined)).toBe(true);
});

it('draws every emoji of one character, and counts what it cannot draw as missing', () => {
  const all = Array.from({ length: 0x1fb00 }, (_, point) => point)
    .filter((point) => point > 0x2000 && face.covers(point))
    .map((point) => String.fromCodePoint(point));
  const missing = all.filter((text) => /\p{Emoji_Presentation}/u.test(text) && glyphsOf(text).includes(0));
  expect(all.length).toBeGreaterThan(1300);
  expect(missing).toEqual([]);
  expect(glyphsOf('🇨🇳')).toContain(0);
});

it('other faces have no such glyphs', async () => {
  expect((await readFont('noto-emoji-400')).fills).toBeUndefined();
});
