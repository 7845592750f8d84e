import { describe, expect, test } from 'vitest';
import { buildFontFace, buildTextLayer } from '../testing/index.ts';
import { layoutText } from './layout-text.ts';
import type { TextToSet } from './text-to-set.ts';

/** ASCII is 5 mm wide, Chinese 10 mm; lines 13 mm apart in a box of 40 × 40 mm. */
function set(text: string, changes: Partial<TextToSet> = {}) {
  return layoutText(buildTextLayer({ text, ...changes }), buildFontFace());
}
const linesOf = (text: string, changes: Partial<TextToSet> = {}) =>
  set(text, changes).lines.map((line) => line.text);

describe('lines', () => {
  test.each([
    ['', ['']],
    ['   ', ['   ']],
    ['你好', ['你好']],
    ['一二三四五', ['一二三四', '五']],
    ['一二三四，五', ['一二三', '四，五']],
    ['一二三（四）', ['一二三', '（四）']],
    ['one two', ['one two']],
    ['three words here', ['three ', 'words ', 'here']],
    ['well-known', ['well-', 'known']],
    ['Incomprehensible', ['Incompre', 'hensible']],
    ['a Incomprehensible', ['a ', 'Incompre', 'hensible']],
    ['中文English', ['中文', 'English']],
    ['中文Eng字', ['中文Eng', '字']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc', ['a', 'b', 'c']],
    ['a\n\nb', ['a', '', 'b']],
    ['a\n', ['a', '']],
    ['\n', ['', '']],
    ['one     two six', ['one     ', 'two six']],
    ['ab\u200bcdefghi', ['ab\u200b', 'cdefghi']],
    ['a\tb', ['a    b']],
    ['a\u0000b\u00adc', ['abc']],
    ['，，，，，', ['，，，，', '，']],
  ])('%j', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  test('a box narrower than one character still gets one character a line', () => {
    expect(linesOf('你好', { widthMm: 1 })).toEqual(['你', '好']);
    expect(set('你好', { widthMm: 1 }).overflow).toBe(true);
  });

  test('a word that fits exactly is not pushed on', () => {
    expect(linesOf('一二三四', { widthMm: 0.1 + 0.2 + 39.7 })).toEqual(['一二三四']);
  });

  test('letter spacing counts between characters, not after the last', () => {
    expect(linesOf('一二三', { letterSpacingEm: 0.5, widthMm: 40 })).toEqual(['一二三']);
    expect(linesOf('一二三', { letterSpacingEm: 0.51, widthMm: 40 })).toEqual(['一二', '三']);
  });

  test('200 lines', () => {
    const text = Array.from({ length: 200 }, (_, i) => `第${i}行`).join('\n');
    const layout = set(text, { fontSizeMm: 1 });
    expect(layout.lines).toHaveLength(200);
    expect(layout.contentHeightMm).toBeCloseTo(260);
    expect(layout.overflow).toBe(true);
  });
});

describe('places', () => {
  test.each([
    ['left', 0],
    ['center', 10],
    ['right', 20],
    ['justify', 0],
  ] as const)('%s', (align, xMm) => {
    expect(set('你好  ', { align }).lines[0]).toMatchObject({ xMm, widthMm: 20 });
  });

  test.each([
    ['top', 9.5],
    ['middle', 23],
    ['bottom', 36.5],
  ] as const)('vertically %s', (verticalAlign, yMm) => {
    expect(set('你', { verticalAlign }).lines[0]?.yMm).toBeCloseTo(yMm);
  });

  test('a justified line reaches both edges, the last line of a paragraph stays', () => {
    const [first, second] = set('a bc你 def', { align: 'justify', widthMm: 37 }).lines;
    expect(first?.text).toBe('a bc你 ');
    expect(first?.glyphs.map((glyph) => glyph.xMm)).toEqual([0, 13.5, 18.5, 27]);
    expect(second).toMatchObject({ xMm: 0, widthMm: 15 });
  });

  test('justified text without anywhere to stretch stays at the left', () => {
    expect(set('Incomprehensible', { align: 'justify', widthMm: 38 }).lines[0]).toMatchObject({
      xMm: 0,
      widthMm: 35,
    });
  });

  test('ink is measured from the box’s corner', () => {
    expect(set('你a').inkBoundsMm).toEqual({
      xMm: 0,
      yMm: expect.closeTo(2.5),
      widthMm: 15,
      heightMm: expect.closeTo(7),
    });
  });

  test.each(['', '  \n ', '\u200b'])('no ink in %j', (text) => {
    expect(set(text)).toMatchObject({ inkBoundsMm: null, overflow: false, missing: [] });
  });
});

describe('fit', () => {
  test('fixed text that is too high overflows', () => {
    expect(set('一二三四五六七八九十十十').overflow).toBe(false);
    expect(set('一二三四五六七八九十十十十').overflow).toBe(true);
  });

  test('a line box higher than the layer is no overflow while the letters stay inside', () => {
    expect(set('你', { heightMm: 11, verticalAlign: 'middle' }).overflow).toBe(false);
    expect(set('你', { heightMm: 6, verticalAlign: 'middle' }).overflow).toBe(true);
  });

  test('shrink finds the largest size that fits', () => {
    const layout = set('一二三四五六七八九十一二三四五六', { fit: 'shrink' });
    expect(layout.overflow).toBe(false);
    expect(layout.appliedFontSizeMm).toBeCloseTo(40 / (3 * 1.3 + 0.15 + 0.8), 2);
    expect(layout.lines).toHaveLength(4);
  });

  test('shrink leaves what fits as it is, and gives up at a sixty-fourth', () => {
    expect(set('你', { fit: 'shrink' }).appliedFontSizeMm).toBe(10);
    const layout = set('字\n'.repeat(2000), { fit: 'shrink', fontSizeMm: 40 });
    expect(layout.appliedFontSizeMm).toBeCloseTo(0.625);
    expect(layout.overflow).toBe(true);
  });
});

test('missing characters are named once, in order', () => {
  expect(set('好😀a🎂😀').missing).toEqual(['😀', '🎂']);
});

describe('lines by Unicode’s rules', () => {
  test.each<[string, Partial<TextToSet>, string[]]>([
    ['一二三（四）', {}, ['一二三', '（四）']],
    ['他说“海”', {}, ['他说', '“海”']],
    ['a (b c)', {}, ['a (b c)']],
    ['abcd www/xyz', {}, ['abcd ', 'www/xyz']],
    ['http://abc', {}, ['http://', 'abc']],
    ['สวัสดีปีใหม่', { widthMm: 60 }, ['สวัสดี', 'ปีใหม่']],
    ['二〇二五·年', { writing: 'vertical', heightMm: 40 }, ['二〇二', '五·年']],
    ['ab http://c', { writing: 'vertical', heightMm: 25 }, ['ab ', 'http:', '//c']],
  ])('%j', (text, changes, expected) => {
    expect(linesOf(text, { ...changes, lineBreaking: 'unicode' })).toEqual(expected);
  });
});
