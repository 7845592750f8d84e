import { describe, expect, it } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { buildTextLayer } from '../../testing/index.ts';
import { layoutText } from '../layout-text.ts';
import { inVisualOrder, readBidiLevels } from './bidi-levels.ts';

/** Capitals are letters from right to left, as in the standard's examples; here they are Hebrew. */
const hebrew = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(0x5d0 + letter.charCodeAt(0) - 65));
const latin = (text: string) =>
  text.replace(/[\u05d0-\u05ea]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x5d0 + 65));

function shown(text: string): string {
  const paragraph = hebrew(text);
  const levels = readBidiLevels(paragraph);
  const units = Array.from(paragraph, (letter, i) => ({
    letter,
    level: levels?.[i] ?? 0,
    isSpace: letter === ' ',
    isInvisible: false,
  }));
  return latin(
    inVisualOrder(units)
      .map(({ letter }) => letter)
      .join(''),
  );
}

describe('the order of a line', () => {
  it.each([
    ['abc', 'abc'],
    ['ABC', 'CBA'],
    ['ABC DEF', 'FED CBA'],
    ['ABC abc DEF', 'FED abc CBA'],
    ['abc ABC def', 'abc CBA def'],
    ['abc ABC DEF ghi', 'abc FED CBA ghi'],
    ['ABC 123', '123 CBA'],
    ['ABC 12:30, 2026', '2026 ,12:30 CBA'],
    ['abc ABC!', 'abc CBA!'],
    ['ABC!', '!CBA'],
    ['ABC  ', 'CBA  '],
    ['ABC abc  ', 'abc CBA  '],
  ])('%s is shown as %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('costs nothing where all runs left to right', () => {
    expect(readBidiLevels('你好 abc 123 สวัสดี')).toBeNull();
  });
});

describe('real fonts', () => {
  const line = async (fontId: string, text: string, changes = {}) => {
    const layer = buildTextLayer({ text, fontId, widthMm: 200, heightMm: 40, ...changes });
    return layoutText(layer, await readFont(fontId));
  };
  const glyphsOf = async (...of: Parameters<typeof line>) =>
    (await line(...of)).lines.map(({ glyphs }) => glyphs.map(({ glyphId }) => glyphId));

  it('joins Arabic: the same letter has another form at the beginning, inside and at the end', async () => {
    const [word = []] = await glyphsOf('noto-naskh-arabic-400', 'ببب');
    const [alone = []] = await glyphsOf('noto-naskh-arabic-400', 'ب');
    expect(new Set([...word, ...alone]).size).toBeGreaterThanOrEqual(3);
  });

  it('makes lam and alef one, also where letters are spaced apart', async () => {
    const bare = await glyphsOf('noto-naskh-arabic-400', 'لا');
    expect(await glyphsOf('noto-naskh-arabic-400', 'لا', { letterSpacingEm: 0.5 })).toEqual(bare);
  });

  it('never tears an Arabic word apart by letter spacing', async () => {
    const [wide, usual] = [
      await line('noto-naskh-arabic-400', 'مرحبا', { letterSpacingEm: 0.5 }),
      await line('noto-naskh-arabic-400', 'مرحبا'),
    ];
    expect(wide.contentWidthMm).toBeCloseTo(usual.contentWidthMm, 6);
  });

  it('turns brackets round', async () => {
    const inHebrew = await glyphsOf('noto-sans-hebrew-400', '(א)');
    const inLatin = await glyphsOf('noto-sans-hebrew-400', '(a)');
    expect([inHebrew[0]?.[0], inHebrew[0]?.[2]]).toEqual([inLatin[0]?.[0], inLatin[0]?.[2]]);
  });

  it('breaks lines in reading order: the first word stands on the first line', async () => {
    const { lines } = await line('noto-sans-hebrew-400', 'אבג דהו', { widthMm: 20 });
    expect(lines.map(({ text }) => text)).toEqual(['אבג ', 'דהו']);
  });

  it('reads an Arabic line of a column from below, as it is turned with the column', async () => {
    const layer = { writing: 'vertical', heightMm: 100, letterSpacingEm: 0 } as const;
    const [down = []] = await glyphsOf('noto-naskh-arabic-400', 'مرحبا', layer);
    const [across = []] = await glyphsOf('noto-naskh-arabic-400', 'مرحبا');
    expect(down).toEqual(across);
  });
});
