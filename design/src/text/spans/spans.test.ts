import { beforeAll, describe, expect, it, test } from 'vitest';
import type { TextLayer, TextSpan } from '../../layers/index.ts';
import { buildTextLayer } from '../../testing/build-layers.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { readCaretMap } from '../caret/read-caret-map.ts';
import type { FontFace } from '../fonts/font-face.ts';
import { layerFaces } from '../layer-faces.ts';
import { layoutText } from '../layout-text.ts';
import type { TextLayout } from '../text-layout.ts';

const IDS = [
  'noto-sans-sc-400',
  'noto-sans-sc-700',
  'anton-400',
  'pacifico-400',
  'noto-naskh-arabic-400',
  'noto-sans-thai-400',
  'noto-sans-devanagari-400',
];
const faces = new Map<string, FontFace>();
beforeAll(async () => {
  for (const id of IDS) faces.set(id, await readFont(id));
});

function set(text: string, spans: TextSpan[], changes: Partial<TextLayer> = {}) {
  const layer = buildTextLayer({
    text,
    lineBreaking: 'unicode',
    ...changes,
    ...(spans.length > 0 ? { spans } : {}),
  });
  const { face, waitsFor } = layerFaces(layer, (id) => faces.get(id));
  expect(waitsFor).toBeNull();
  if (!face) throw new Error('no face');
  return { layer, face, layout: layoutText(layer, face) };
}
const lineTexts = ({ lines }: TextLayout) => lines.map(({ text }) => text);
const red = { colour: '#CC0000' };
const lasts = (layout: TextLayout) => layout.lines.map(({ yMm }) => yMm);

describe('colours alone', () => {
  it.each([
    ['Chinese', '红色的字和黑色的字在同一行里，换行也一样。'],
    ['Latin', 'The quick brown fox jumps over well-known waffles.'],
    ['Arabic', 'مرحبا بالعالم الجميل'],
    ['Thai', 'สวัสดีชาวโลกที่น่ารัก'],
  ])('move no letter of %s', (_, text) => {
    const fallbackFontIds = IDS.slice(4);
    const [plain, spanned] = [
      set(text, [], { fallbackFontIds }),
      set(text, [{ start: 2, end: 5, ...red }], { fallbackFontIds }),
    ];
    expect(lineTexts(spanned.layout)).toEqual(lineTexts(plain.layout));
    expect(lasts(spanned.layout)).toEqual(lasts(plain.layout));
    expect(spanned.layout.missing).toEqual([]);
    const places = (layout: TextLayout) =>
      layout.lines.flatMap(({ cells }) => cells.map(({ fromMm }) => fromMm));
    expect(places(spanned.layout)).toEqual(places(plain.layout));
  });

  it('leave letters of Arabic joined, also where only one of a word has it', () => {
    const [plain, spanned] = ['noto-naskh-arabic-400', 'anton-400'].map((fontId) => {
      const changes = { fontId, fallbackFontIds: ['noto-naskh-arabic-400'] };
      const ids = ({ layout }: { layout: TextLayout }) =>
        layout.lines.flatMap(({ glyphs }) => glyphs.map(({ glyphId }) => glyphId % 0x10000));
      return [ids(set('بيت', [], changes)), ids(set('بيت', [{ start: 1, end: 2, ...red }], changes))];
    });
    expect(plain?.[1]).toEqual(plain?.[0]);
    expect(spanned?.[1]).toEqual(spanned?.[0]);
  });

  it.each([
    ['lam and alef', 'لا', 1, 2],
    ['a consonant below a virama', 'क्ष', 2, 3],
    ['a mark of Thai', 'ที่', 1, 2],
  ])('never part %s', (_, text, start, end) => {
    const fallbackFontIds = IDS.slice(4);
    const [plain, spanned] = [
      set(text, [], { fallbackFontIds }),
      set(text, [{ start, end, ...red }], { fallbackFontIds }),
    ];
    expect(spanned.layout.lines[0]?.glyphs).toEqual(plain.layout.lines[0]?.glyphs);
  });
});

describe('sizes', () => {
  const big = { start: 3, end: 6, sizeRatio: 2 };
  it('share the baseline of their line, which is as high as its largest letters', () => {
    const plain = set('ab\ncd\nef', []).layout;
    const { layout } = set('ab\ncd\nef', [{ ...big, end: 5 }]);
    const [first = 0, second = 0, third = 0] = lasts(layout);
    const [one = 0, two = 0] = lasts(plain);
    expect(first).toBeCloseTo(one, 9);
    expect(third - second).toBeGreaterThan(two - one);
    expect(layout.contentHeightMm).toBeCloseTo(plain.contentHeightMm * (4 / 3), 9);
    const mixed = set('abXY', [{ start: 2, end: 4, sizeRatio: 3 }]).layout;
    expect(new Set(mixed.lines[0]?.glyphs.map(({ yMm }) => yMm)).size).toBe(1);
  });

  it('grow with the letters: twice the size is twice the width', () => {
    const width = (ratio: number) =>
      set('AB', ratio === 1 ? [] : [{ start: 0, end: 2, sizeRatio: ratio }], { widthMm: 400 }).layout.lines[0]
        ?.widthMm ?? 0;
    expect(width(2)).toBeCloseTo(width(1) * 2, 9);
    expect(width(2)).toBeCloseTo(
      set('AB', [], { fontSizeMm: 20, widthMm: 400 }).layout.lines[0]?.widthMm ?? 0,
      9,
    );
  });

  it('shrink together', () => {
    const { layout } = set('大小大小大小', [{ start: 1, end: 3, sizeRatio: 2 }], {
      fit: 'shrink',
      widthMm: 20,
      heightMm: 12,
    });
    expect(layout.overflow).toBe(false);
    expect(layout.appliedFontSizeMm).toBeLessThan(10);
    const widths = layout.lines.flatMap(({ cells }) => cells.map(({ fromMm, toMm }) => toMm - fromMm));
    expect(Math.max(...widths) / Math.min(...widths)).toBeCloseTo(2, 6);
  });

  it('hold for empty lines that they cover, and space letters by their own em', () => {
    const heights = (spans: TextSpan[]) => set('a\n\nb', spans).layout.contentHeightMm;
    expect(heights([{ start: 2, end: 3, sizeRatio: 3 }])).toBeCloseTo((heights([]) / 3) * 5, 9);
    const spaced = (spans: TextSpan[]) => {
      const [first, second] =
        set('ABC', spans, { letterSpacingEm: 1, widthMm: 400 }).layout.lines[0]?.cells ?? [];
      return (second?.fromMm ?? 0) - (first?.toMm ?? 0);
    };
    expect(spaced([{ start: 0, end: 1, sizeRatio: 2 }])).toBeCloseTo(spaced([]) * 2, 9);
  });

  it('carets are as high as their line', () => {
    const { layer, layout, face } = set('ab\ncd', [{ start: 3, end: 5, sizeRatio: 2 }]);
    const [one, two] = readCaretMap(layer, layout, face).lines;
    expect(two?.aboveMm).toBeCloseTo((one?.aboveMm ?? 0) * 2, 9);
    expect(two?.edges).toHaveLength(3);
  });
});

describe('fonts', () => {
  const bold = { fontId: 'noto-sans-sc-700' };
  it('come from their own files, and letters they lack from the faces to fall back to', () => {
    const spans = [{ start: 3, end: 9, fontId: 'pacifico-400' }];
    const { layout } = set('你好 Hi สวัสดี', spans, { fallbackFontIds: ['noto-sans-thai-400'], widthMm: 90 });
    expect(layout.missing).toEqual([]);
    expect(layout.fallbacks.map(({ fontId }) => fontId)).toEqual(['noto-sans-thai-400']);
    const none = set('Hi 你好', [{ start: 0, end: 5, fontId: 'anton-400' }]).layout;
    expect(none.missing).toEqual(['你', '好']);
  });

  it('break lines as the whole paragraph does, not at the edge of a span', () => {
    const text = '一二三四五六，七八';
    const spans = [{ start: 6, end: 9, ...bold }];
    for (const widthMm of [60, 50, 40, 30]) {
      const { layout } = set(text, spans, { widthMm });
      expect(lineTexts(layout).every((line) => !line.startsWith('，'))).toBe(true);
      expect(lineTexts(layout)).toEqual(lineTexts(set(text, [], { widthMm }).layout));
    }
    const word = set('aa waffle', [{ start: 5, end: 7, ...bold }], { widthMm: 35 }).layout;
    expect(lineTexts(word)).toEqual(['aa ', 'waffle']);
  });

  it('keep the order of both directions over the whole paragraph', () => {
    const fallbackFontIds = ['noto-naskh-arabic-400'];
    const text = 'سعر 125 ريال';
    const seen = (spans: TextSpan[]) =>
      set(text, spans, { fallbackFontIds, widthMm: 90 }).layout.lines[0]?.cells.map(({ start }) => start);
    expect(seen([{ start: 5, end: 9, ...bold }])).toEqual(seen([]));
  });

  it('that are not there yet are waited for', () => {
    const layer = buildTextLayer({ spans: [{ start: 0, end: 1, fontId: 'own:later' }] });
    expect(layerFaces(layer, (id) => faces.get(id)).waitsFor).toBe('own:later');
  });

  it('are never taken from a face that knows no spans', () => {
    const layer = buildTextLayer({ spans: [{ start: 0, end: 1, ...bold }] });
    expect(() => layoutText(layer, faces.get('noto-sans-sc-400') as FontFace)).toThrow(RangeError);
    const others = layerFaces({ ...layer, spans: [{ start: 0, end: 1, ...red }] }, (id) =>
      faces.get(id),
    ).face;
    expect(() => layoutText(layer, others as FontFace)).toThrow(RangeError);
  });
});

describe('columns and arcs', () => {
  it('sizes of a column share its middle, and it is as wide as its largest', () => {
    const vertical = { writing: 'vertical', widthMm: 80, heightMm: 80 } as const;
    const { layout } = set('春夏\n秋冬', [{ start: 0, end: 1, sizeRatio: 2 }], vertical);
    const plain = set('春夏\n秋冬', [], vertical).layout;
    expect(layout.contentWidthMm).toBeCloseTo(plain.contentWidthMm * 1.5, 9);
    expect(layout.contentHeightMm).toBeCloseTo(plain.contentHeightMm * 1.5, 6);
    const cells = (span: TextSpan) =>
      set('第12天', [span], { ...vertical, uprightDigits: true }).layout.lines[0]?.cells.length;
    expect(cells({ start: 1, end: 2, sizeRatio: 0.5 })).toBe(4);
    expect(cells({ start: 1, end: 3, sizeRatio: 0.5 })).toBe(3);
    expect(cells({ start: 1, end: 2, ...red })).toBe(3);
  });

  it('letters of an arc stand on one circle', () => {
    const { layout } = set('round about', [{ start: 6, end: 11, sizeRatio: 1.5 }], {
      arcDeg: 120,
      widthMm: 90,
    });
    const [line] = layout.lines;
    const { centreXMm = 0, centreYMm = 0, radiusMm = 0 } = line?.bend ?? {};
    for (const { xMm, yMm, turn } of line?.glyphs ?? []) {
      const { cos, sin } = turn ?? { cos: 1, sin: 0 };
      expect((xMm - centreXMm) * sin - (yMm - centreYMm) * cos).toBeCloseTo(radiusMm, 6);
    }
  });
});

test.each([0, 40, 300])('random spans lose no letter (%i)', (seed) => {
  const text = '你好 Summer 夏天\nمرحبا 123 שלום สวัสดี क्षण 👋 e\u0301';
  let state = seed + 1;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let round = 0; round < 25; round += 1) {
    const spans: TextSpan[] = [];
    for (let at = next(6); at < text.length; at += 1 + next(6)) {
      const end = Math.min(at + 1 + next(5), text.length);
      const styles = [
        { colour: `#${(0xaa0000 + next(90)).toString(16)}` },
        { sizeRatio: 0.5 + next(20) / 8 },
        { fontId: IDS[next(4)] as string },
      ];
      spans.push({ start: at, end, ...(styles[next(3)] as object) });
      at = end;
    }
    const writing = next(3) === 0 ? ({ writing: 'vertical' } as const) : {};
    const { layer, layout, face } = set(text, spans, {
      fallbackFontIds: IDS,
      fontId: 'anton-400',
      widthMm: 60,
      heightMm: 60,
      ...writing,
    });
    expect(layout.lines.map((line) => line.text).join('')).toBe(text.replace('\n', ''));
    for (const { cells, text: words } of layout.lines)
      expect(cells.reduce((sum, { length }) => sum + length, 0)).toBe(words.length);
    const numbers = layout.lines.flatMap(({ glyphs }) => glyphs.flatMap(({ xMm, yMm }) => [xMm, yMm]));
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(layout.missing.filter((one) => !'👋'.includes(one))).toEqual(
      expect.not.arrayContaining(['e\u0301']),
    );
    expect(readCaretMap(layer, layout, face).lines.at(-1)?.end).toBe(text.length);
  }
});
