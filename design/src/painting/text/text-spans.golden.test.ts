import { ownFontId } from '../../layers/index.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildTextLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<TextLayer>, background?: string): Scene {
  const layers = [buildTextLayer({ widthMm: 90, heightMm: 90, lineBreaking: 'unicode', ...changes })];
  return {
    name: `text-spans-${name}`,
    widthMm: 100,
    heightMm: 100,
    options: { pxPerMm: 3 },
    layers,
    background,
  };
}

/** The stretch of a text that these words take. */
function at(text: string, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}
const fallbackFontIds = [
  'noto-sans-400',
  'noto-sans-hebrew-400',
  'noto-sans-hebrew-700',
  'noto-naskh-arabic-400',
  'noto-naskh-arabic-700',
  'noto-color-emoji-400',
  'noto-sans-sc-400',
  'noto-sans-sc-700',
];
const mixed = '夏天 Summer 在海边，\n我们一起看日落 sunset 到很晚，waffles!';
const arabic = 'عيد ميلاد سعيد\nمرحبا 125 أهلا\nשלום עולם';
const coloured = 'AVATAR\nfiona waffle\nأهلا بيت';
const bent = 'HAPPY birthday 小明';
const columns = '春眠不觉晓 Spring\n处处闻啼鸟12';
/** A few letters of Vazirmatn (OFL-1.1) with its axis, as an upload is stored (`design/golden/fonts/`). */
const OWN_FONT = '7f797fbd8b38e8cfb54975e93d1587cc38ea065de11882167dbf2e7d0d058fb8';
const red = { colour: '#C8102E' };
const bold = { fontId: 'noto-sans-sc-700' };

goldenSuite('text with spans', [
  scene('lines', {
    text: mixed,
    fontSizeMm: 8,
    spans: [
      { ...at(mixed, '夏天'), sizeRatio: 2, ...bold },
      { ...at(mixed, 'Summer'), fontId: 'pacifico-400', sizeRatio: 1.5, colour: '#1144AA' },
      { ...at(mixed, '日落'), ...red },
      { ...at(mixed, 'sunset'), ...red, fontId: 'anton-400', sizeRatio: 1.75 },
      { ...at(mixed, 'ffl'), colour: '#0B7A3B' },
    ],
  }),
  scene('both-directions', {
    text: arabic,
    fontId: 'anton-400',
    fallbackFontIds,
    fontSizeMm: 11,
    align: 'center',
    verticalAlign: 'middle',
    spans: [
      { ...at(arabic, 'يلا'), ...red },
      { ...at(arabic, '125'), sizeRatio: 1.8, colour: '#1144AA' },
      { ...at(arabic, 'עולם'), ...bold, ...red },
    ],
  }),
  scene('colours-alone', {
    text: coloured,
    fontSizeMm: 14,
    fontId: 'montserrat-700',
    fallbackFontIds,
    lineHeight: 1.1,
    spans: [
      { ...at(coloured, 'V'), ...red },
      { start: coloured.indexOf('ATAR'), end: coloured.indexOf('ATAR') + 1, colour: '#1144AA' },
      { ...at(coloured, 'i'), ...red },
      { ...at(coloured, 'ff'), colour: '#0B7A3B' },
      { ...at(coloured, 'لا'), ...red },
      { ...at(coloured, 'ي'), colour: '#1144AA' },
    ],
  }),
  scene('own-font', {
    text: 'ABaxé\nBaxA\né',
    fontId: ownFontId(OWN_FONT, { wght: 250 }),
    fallbackFontIds: [],
    fontSizeMm: 24,
    lineHeight: 1.1,
    stroke: { colour: '#112244', widthMm: 0.6 },
    spans: [
      { start: 1, end: 3, fontId: ownFontId(OWN_FONT, { wght: 900 }), ...red },
      { start: 6, end: 10, fontId: ownFontId(OWN_FONT), colour: '#1144AA' },
      { start: 11, end: 12, fontId: 'montserrat-700', sizeRatio: 0.75 },
    ],
  }),
  scene('columns', {
    text: columns,
    fontSizeMm: 8,
    writing: 'vertical',
    uprightDigits: true,
    align: 'right',
    spans: [
      { ...at(columns, '春眠'), sizeRatio: 1.7, ...red },
      { ...at(columns, 'ring'), colour: '#0B7A3B' },
      { ...at(columns, '啼'), ...bold, sizeRatio: 1.3 },
      { ...at(columns, '12'), colour: '#1144AA' },
    ],
  }),
  scene('arc', {
    text: bent,
    fontSizeMm: 9,
    arcDeg: 200,
    align: 'center',
    verticalAlign: 'middle',
    spans: [
      { ...at(bent, 'birthday'), fontId: 'pacifico-400', colour: '#1144AA' },
      { ...at(bent, '小明'), sizeRatio: 1.6, ...bold, ...red },
    ],
  }),
  scene(
    'outline-shadow-gradient',
    {
      text: 'Big 快乐 day\n😀 Hi',
      fontId: 'zcool-kuaile-400',
      fallbackFontIds,
      fontSizeMm: 14,
      rotationDeg: -8,
      opacity: 0.8,
      stroke: { colour: '#112244', widthMm: 0.8 },
      shadow: { colour: '#000000', opacity: 0.5, dxMm: 1.5, dyMm: 2, blurMm: 2 },
      gradient: {
        angleDeg: 0,
        stops: [
          { at: 0, colour: '#FF8800' },
          { at: 1, colour: '#8800FF' },
        ],
      },
      spans: [
        { start: 4, end: 6, colour: '#FFFFFF', sizeRatio: 1.4 },
        { start: 11, end: 13, sizeRatio: 1.8 },
      ],
    },
    '#FFFFFF',
  ),
  scene('shrink-justify', {
    text: `${mixed} ${mixed}`,
    fontSizeMm: 16,
    fit: 'shrink',
    align: 'justify',
    letterSpacingEm: 0.05,
    heightMm: 50,
    spans: [
      { start: 3, end: 12, sizeRatio: 1.6, ...red },
      { start: 30, end: 44, ...bold },
    ],
  }),
  scene('overlapping-clear', {
    text: 'OOOO\nVAVA',
    fontId: 'montserrat-700',
    fontSizeMm: 22,
    letterSpacingEm: -0.25,
    lineHeight: 0.8,
    opacity: 0.5,
    spans: [
      { start: 1, end: 2, ...red },
      { start: 3, end: 6, colour: '#1144AA' },
      { start: 7, end: 9, ...red },
    ],
  }),
]);
