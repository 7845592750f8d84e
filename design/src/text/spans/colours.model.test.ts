import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextLayer, TextSpan } from '../../layers/index.ts';
import { settleSpans } from '../../layers/text/spans/letter-pieces.ts';
import { buildTextLayer } from '../../testing/build-layers.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import type { FontFace } from '../fonts/font-face.ts';
import { layerFaces } from '../layer-faces.ts';
import { layoutText } from '../layout-text.ts';
import type { TextLayout } from '../text-layout.ts';

const OWN = ['montserrat-700', 'pacifico-400', 'noto-sans-sc-400', 'noto-naskh-arabic-400'];
const FALLBACKS = [
  'noto-sans-400',
  'noto-sans-hebrew-400',
  'noto-sans-thai-400',
  'noto-naskh-arabic-400',
  'noto-sans-devanagari-400',
  'noto-sans-sc-400',
];
const faces = new Map<string, FontFace>();
beforeAll(async () => {
  for (const id of [...OWN, ...FALLBACKS]) faces.set(id, await readFont(id));
});

/** Words with kerning, ligatures, joined letters, conjuncts, marks and both directions. */
const WORDS = [
  ...[
    'AVATAR',
    'To',
    'Yv.',
    'waffle',
    'fi',
    'office',
    'Łódź',
    'e\u0301te\u0301',
    '12',
    '第3天',
    '「你好」，世界',
  ],
  ...['بيت', 'لا', 'السلام عليكم', 'بِسْمِ', 'שלום', 'שָׁלוֹם', 'สวัสดี', 'ที่น้ำ', 'क्षण', 'हिन्दी', '\n', ' ', '-'],
];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((all) => all.join(''));
const colour = fc.constantFrom('#CC0000', '#1144AA', '#0B7A3B');
const places = fc.array(fc.record({ at: fc.nat(60), colour: fc.option(colour) }), { maxLength: 8 });
const styled = fc.array(
  fc.record({
    at: fc.nat(60),
    style: fc.constantFrom({}, { sizeRatio: 1.5 }, { fontId: 'pacifico-400' }),
  }),
  { maxLength: 3 },
);
const setting = fc.constantFrom<Partial<TextLayer>>(
  {},
  { letterSpacingEm: 0.2 },
  { align: 'justify' },
  { arcDeg: 90 },
  { writing: 'vertical', uprightDigits: true },
  { fit: 'shrink', fontSizeMm: 30 },
);

/** Stretches that begin at these places, each with what holds up to the next. */
function stretches<T>(length: number, from: readonly ({ at: number } & T)[]) {
  const sorted = [...new Map(from.map((one) => [one.at % length, one])).entries()].sort(([a], [b]) => a - b);
  return sorted.map(([start, one], i) => ({ ...one, start, end: sorted[i + 1]?.[0] ?? length }));
}

/** What each letter has, as spans: random styles, and random colours over them. */
function spansOf(
  layer: TextLayer,
  styles: readonly { at: number; style: object }[],
  colours: readonly { at: number; colour: string | null }[],
) {
  const { length } = layer.text;
  const [styleOf, colourOf] = [stretches(length, styles), stretches(length, colours)];
  const inside = <T extends { start: number; end: number }>(all: T[], at: number) =>
    all.find(({ start, end }) => at >= start && at < end);
  const spans = Array.from({ length }, (_, at): TextSpan => {
    const own = inside(colourOf, at)?.colour;
    return { start: at, end: at + 1, ...inside(styleOf, at)?.style, ...(own ? { colour: own } : {}) };
  });
  return settleSpans({ ...layer, spans });
}

function set(layer: TextLayer, spans: readonly TextSpan[]) {
  const full = { ...layer, ...(spans.length > 0 ? { spans: [...spans] } : {}) };
  const { face, waitsFor } = layerFaces(full, (id) => faces.get(id));
  if (!face || waitsFor) throw new Error(`no face: ${waitsFor}`);
  return { face, layout: layoutText(full, face) };
}
const STYLES = 0x10000 * 64;
const bare = ({ lines, missing, inkBoundsMm, ...rest }: TextLayout) => ({
  ...rest,
  missing,
  inkBoundsMm,
  lines: lines.map((line) => ({
    ...line,
    glyphs: line.glyphs.map((glyph) => ({ ...glyph, glyphId: glyph.glyphId % STYLES })),
  })),
});
const cellsOf = ({ lines }: TextLayout) => lines.flatMap(({ cells }) => cells.length);

describe('colours alone', () => {
  it('change no glyph and no place, of any script and with any other style', () => {
    let same = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...OWN),
        text,
        places,
        styled,
        setting,
        (fontId, words, colours, styles, changes) => {
          const layer = buildTextLayer({
            ...{ text: words, fontId, fallbackFontIds: FALLBACKS, widthMm: 60, heightMm: 60 },
            ...{ lineBreaking: 'unicode', ...changes },
          });
          const plain = set(layer, spansOf(layer, styles, []));
          const coloured = set(layer, spansOf(layer, styles, colours));
          // A ligature whose letters have several colours fell apart: more cells, which the next test is about.
          if (cellsOf(coloured.layout).join() !== cellsOf(plain.layout).join()) return;
          same += 1;
          expect(bare(coloured.layout)).toEqual(bare(plain.layout));
        },
      ),
      { numRuns: 400, seed: 20261127 },
    );
    expect(same).toBeGreaterThan(300);
  });

  const one = (words: string, spans: TextSpan[], changes: Partial<TextLayer> = {}) =>
    set(buildTextLayer({ text: words, widthMm: 300, fallbackFontIds: FALLBACKS, ...changes }), spans);
  const ids = ({ layout }: ReturnType<typeof one>) =>
    layout.lines.flatMap(({ glyphs }) => glyphs.map(({ glyphId }) => glyphId % STYLES));

  it('keep the kerning at their edges', () => {
    const changes = { fontId: 'montserrat-700' };
    const [plain, apart] = [one('AVAV', [], changes), one('A', [], changes)];
    const coloured = one('AVAV', [{ start: 1, end: 2, colour: '#CC0000' }], changes);
    expect(coloured.layout.contentWidthMm).toBe(plain.layout.contentWidthMm);
    // The face does kern these.
    const v = one('V', [], changes).layout.contentWidthMm;
    expect(plain.layout.contentWidthMm).toBeLessThan(2 * (apart.layout.contentWidthMm + v) - 0.1);
  });

  it('take a ligature apart only where its letters have several, and keep it in one colour', () => {
    const changes = { fontId: 'noto-sans-sc-400' };
    const joined = ids(one('waffle', [], changes));
    expect(joined.length).toBeLessThan(6);
    expect(ids(one('waffle', [{ start: 2, end: 5, colour: '#CC0000' }], changes))).toEqual(joined);
    const parted = one('waffle waffle', [{ start: 3, end: 4, colour: '#CC0000' }], changes);
    const letters = one('waffle', [], { ...changes, letterSpacingEm: 0.0001 });
    expect(ids(parted)).toEqual([...ids(letters), ...joined]);
    const colours = parted.layout.lines.flatMap(({ glyphs }) =>
      glyphs.map(({ glyphId }) => parted.face.styled?.styles[parted.face.styled.styleOf(glyphId)]?.colour),
    );
    expect(colours.map((it) => it !== undefined)).toEqual([
      ...[false, false, false, true, false, false],
      ...joined.map(() => false),
    ]);
  });

  it('leave what the script joins whole, in the colour of its first letter', () => {
    const coloured = one('لا', [{ start: 0, end: 2, colour: '#CC0000' }], {
      fontId: 'noto-naskh-arabic-400',
    });
    expect(ids(coloured)).toEqual(ids(one('لا', [], { fontId: 'noto-naskh-arabic-400' })));
  });
});
