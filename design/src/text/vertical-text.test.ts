import { describe, expect, test } from 'vitest';
import { readFont } from '../testing/golden/read-fonts.ts';
import { buildFontFace, buildTextLayer } from '../testing/index.ts';
import { layoutText } from './layout-text.ts';
import type { TextToSet } from './text-to-set.ts';

/** Chinese 10 mm cells, columns 13 mm apart in a box of 40 × 40 mm; a letter takes 5 mm of its column. */
function set(text: string, changes: Partial<TextToSet> = {}) {
  return layoutText(
    buildTextLayer({ text, writing: 'vertical', align: 'right', ...changes }),
    buildFontFace(),
  );
}
const columnsOf = (text: string, changes: Partial<TextToSet> = {}) =>
  set(text, changes).lines.map((line) => line.text);
/** Each glyph's way of standing: `^` upright, `>` turned. */
const waysOf = (text: string, changes: Partial<TextToSet> = {}) =>
  set(text, { heightMm: 4000, ...changes })
    .lines.map(({ glyphs }) => glyphs.map(({ turn }) => (turn ? '>' : '^')).join(''))
    .join('|');

describe('columns', () => {
  test.each([
    ['', ['']],
    ['   ', ['   ']],
    ['你', ['你']],
    ['\n', ['', '']],
    ['\n\n\n', ['', '', '', '']],
    ['一二三四五', ['一二三四', '五']],
    ['一二三四，五', ['一二三', '四，五']],
    ['一二三（四）', ['一二三', '（四）']],
    ['，，，，，', ['，，，，', '，']],
    ['中文 ABC 2026', ['中文 ABC ', '2026']],
    ['Incomprehensible', ['Incompre', 'hensible']],
    ['𠮷野家𠮷野家', ['𠮷野家𠮷', '野家']],
    ['a\r\n你', ['a', '你']],
    ['\u200b', ['\u200b']],
  ])('%j', (text, expected) => {
    expect(columnsOf(text)).toEqual(expected);
  });

  test('a thousand characters are a hundred columns and do not fit', () => {
    const layout = set('永'.repeat(1000), { heightMm: 100 });
    expect(layout.lines).toHaveLength(100);
    expect(layout.contentWidthMm).toBeCloseTo(1300);
    expect(layout.overflow).toBe(true);
  });

  test.each(['', '  \n ', '\u200b', '\n'])('no ink in %j', (text) => {
    expect(set(text)).toMatchObject({ inkBoundsMm: null, overflow: false, missing: [] });
  });
});

describe('ways to stand', () => {
  test.each([
    ['你好', '^^'],
    ['你A1', '^>>'],
    ['中文 ABC 2026', '^^>>>>>>>'],
    ['「你」', '^^^'],
    ['（你）', '>^>'],
    ['你，。！？', '^^^^^'],
    ['你……', '^>>'],
    ['你——A', '^>>>'],
    ['Ａ１', '^^'],
    ['★①℃', '^^^'],
    ['한글かな', '^^^^'],
    ['مرحبا', '>>>>>'],
    ['𠮷', '^'],
    ['é', '>'],
  ])('%s is %s', (text, expected) => {
    expect(waysOf(text)).toBe(expected);
  });

  test('quotation marks of Chinese become corner brackets, an apostrophe does not', () => {
    const glyphs = (text: string) =>
      set(text, { heightMm: 400 })
        .lines[0]?.glyphs.map(({ glyphId }) => String.fromCodePoint(glyphId))
        .join('');
    expect(glyphs('“你”‘好’')).toBe('『你』「好」');
    expect(glyphs('你it’s')).toBe('你it’s');
    expect(glyphs('“it”')).toBe('“it”');
    expect(columnsOf('“你”')).toEqual(['“你”']);
  });

  test.each([
    ['1', '^'],
    ['12月', '^^^'],
    ['100', '^^^'],
    ['2026年', '>>>>^'],
    ['A4', '>>'],
    ['3.5', '>>>'],
    ['12 34', '^^^^'],
    ['你 12 a', '^^^>'],
  ])('with upright numbers %s is %s', (text, expected) => {
    expect(waysOf(text, { uprightDigits: true })).toBe(expected);
  });

  test('a short number takes one cell and is squeezed into it', () => {
    const [column] = set('第100号', { uprightDigits: true }).lines;
    expect(column?.widthMm).toBe(30);
    const digits = column?.glyphs.slice(1, 4) ?? [];
    for (const [i, x] of [28.5, 31.833, 35.167].entries()) expect(digits[i]?.xMm).toBeCloseTo(x, 2);
    expect(digits.map(({ squeeze }) => squeeze)).toEqual([2 / 3, 2 / 3, 2 / 3]);
    expect(set('12', { uprightDigits: true }).lines[0]?.glyphs[0]).not.toHaveProperty('squeeze');
  });

  test('emoji are missing as in lines', () => {
    expect(set('好😀a🎂😀').missing).toEqual(['😀', '🎂']);
  });
});

describe('places', () => {
  test.each([
    ['left', 6.5, 19.5],
    ['center', 13.5, 26.5],
    ['right', 20.5, 33.5],
    ['justify', 20.5, 33.5],
  ] as const)('%s: two columns, the first at the right', (align, second, first) => {
    expect(set('一\n二', { align }).lines.map(({ xMm }) => xMm)).toEqual([first, second]);
  });

  test.each([
    ['top', 0],
    ['middle', 10],
    ['bottom', 20],
  ] as const)('%s', (verticalAlign, yMm) => {
    expect(set('你好 ', { verticalAlign }).lines[0]).toMatchObject({ yMm, widthMm: 20 });
  });

  test('an upright character is centred on its column and hangs from its cell’s top', () => {
    expect(set('你好').lines[0]?.glyphs).toMatchObject([
      { xMm: 28.5, yMm: 8 },
      { xMm: 28.5, yMm: 18 },
    ]);
    expect(set('你').inkBoundsMm).toEqual({
      xMm: 28.5,
      yMm: expect.closeTo(1),
      widthMm: 10,
      heightMm: expect.closeTo(7),
    });
  });

  test('a turned word lies on the middle of its column', () => {
    const [column] = set('ab').lines;
    expect(column?.glyphs).toMatchObject([
      { xMm: 30.5, yMm: 0, turn: { cos: 0, sin: 1 } },
      { xMm: 30.5, yMm: 5 },
    ]);
    expect(set('ab').inkBoundsMm).toMatchObject({ xMm: 30.5, widthMm: expect.closeTo(7), heightMm: 10 });
  });

  test('a justified column reaches both ends, the last of a paragraph keeps its place', () => {
    const [first, second] = set('一二三四五', {
      align: 'justify',
      heightMm: 46,
      verticalAlign: 'bottom',
    }).lines;
    expect(first?.glyphs.map(({ yMm }) => yMm)).toEqual([8, 20, 32, 44]);
    expect(second).toMatchObject({ yMm: 36, widthMm: 10 });
  });

  test('letter spacing counts between characters, not after the last', () => {
    expect(columnsOf('一二三', { letterSpacingEm: 0.5 })).toEqual(['一二三']);
    expect(columnsOf('一二三', { letterSpacingEm: 0.51 })).toEqual(['一二', '三']);
  });
});

describe('fit', () => {
  test('too many columns overflow, a column pitch wider than the box does not', () => {
    expect(set('一\n二\n三').overflow).toBe(false);
    expect(set('一\n二\n三\n四').overflow).toBe(true);
    expect(set('你', { widthMm: 11, align: 'center' }).overflow).toBe(false);
    expect(set('你', { widthMm: 6, align: 'center' }).overflow).toBe(true);
    expect(set('你', { heightMm: 6 }).overflow).toBe(true);
  });

  test('shrink finds the largest size that fits', () => {
    const layout = set('一二三四五六七八九十一二三四五六', { fit: 'shrink' });
    expect(layout.overflow).toBe(false);
    expect(layout.lines).toHaveLength(4);
    expect(layout.appliedFontSizeMm).toBeLessThan(10);
    expect(layout.appliedFontSizeMm).toBeGreaterThan(7);
  });

  test('columns are not bent', () => {
    expect(set('你好', { arcDeg: 90 })).toEqual(set('你好'));
  });
});

test('absent and horizontal are the same', () => {
  const layer = buildTextLayer({ text: '你好 ab' });
  expect(layoutText({ ...layer, writing: 'horizontal' }, buildFontFace())).toEqual(
    layoutText(layer, buildFontFace()),
  );
});

describe('real fonts', () => {
  const ink = async (fontId: string, text: string) => {
    const layer = buildTextLayer({
      text,
      fontId,
      writing: 'vertical',
      widthMm: 10,
      heightMm: 10,
      lineHeight: 1,
    });
    const bounds = layoutText(layer, await readFont(fontId)).inkBoundsMm;
    if (!bounds) throw new Error('No ink.');
    return { x: bounds.xMm + bounds.widthMm / 2, y: bounds.yMm + bounds.heightMm / 2, ...bounds };
  };

  test.each(['noto-sans-sc-400', 'ma-shan-zheng-400', 'zcool-xiaowei-400', 'zcool-kuaile-400'])(
    '%s: characters in the middle of their cells, 。 and 、 at the upper right',
    async (fontId) => {
      const middle = await ink(fontId, '国');
      expect(Math.abs(middle.x - 5)).toBeLessThan(0.6);
      expect(Math.abs(middle.y - 5)).toBeLessThan(0.6);
      for (const sign of ['，', '、']) {
        const corner = await ink(fontId, sign);
        expect(corner.x, sign).toBeGreaterThan(5.5);
        expect(corner.y, sign).toBeLessThan(4.5);
      }
    },
  );

  test.each(['noto-sans-sc-400', 'ma-shan-zheng-400', 'zcool-xiaowei-400', 'zcool-kuaile-400'])(
    '%s: brackets, dash and ellipsis lie along the column',
    async (fontId) => {
      const bracket = await ink(fontId, '（');
      expect(bracket.widthMm).toBeGreaterThan(bracket.heightMm);
      expect(bracket.y).toBeGreaterThan(4.9);
      for (const sign of ['—', '…']) {
        const layer = { text: `国${sign}`, fontId, writing: 'vertical', heightMm: 40, widthMm: 10 } as const;
        const face = await readFont(fontId);
        const glyph = layoutText(buildTextLayer(layer), face).lines[0]?.glyphs[1];
        const bounds = glyph && face.outline(glyph.glyphId).bounds;
        if (!bounds) throw new Error('No ink.');
        const isTall = bounds.bottom - bounds.top > bounds.right - bounds.left;
        expect(isTall, sign).toBe(glyph.turn === undefined);
      }
    },
  );
});
