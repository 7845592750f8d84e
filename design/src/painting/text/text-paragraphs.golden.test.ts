import type { TextLayer } from '../../layers/text/text-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildTextLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<TextLayer>): Scene {
  const layers = [
    buildTextLayer({
      widthMm: 90,
      heightMm: 90,
      lineBreaking: 'unicode',
      punctuation: 'squeezed',
      ...changes,
    }),
  ];
  return { name: `text-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 3 }, layers };
}

const item = (paragraph: number, level: number, marker: 'bullet' | 'decimal' | 'arabic' | 'chinese') => ({
  paragraph,
  marker,
  level,
});
const marks = '「夏天」、（海边）。\n《你好》：“世界！”\n一二三四五六七八，九十';

goldenSuite('paragraphs of text', [
  scene('squeezed-lines', { text: marks, fontSizeMm: 9 }),
  scene('squeezed-columns', { text: marks, fontSizeMm: 9, writing: 'vertical', align: 'right' }),
  scene('squeezed-hanging', {
    text: '一二三四五六七八，九十。甲乙丙丁',
    fontSizeMm: 10,
    widthMm: 84,
    punctuation: 'hanging',
    fontId: 'zcool-xiaowei-400',
  }),
  scene('list', {
    text: 'Wash cold\nInside out\nDry in the shade, never in the sun\nWear',
    fontSizeMm: 8,
    lists: [item(0, 0, 'decimal'), item(1, 1, 'decimal'), item(2, 1, 'bullet'), item(3, 0, 'decimal')],
    spans: [{ start: 0, end: 4, colour: '#C8102E', sizeRatio: 1.5 }],
  }),
  scene('list-from-right', {
    text: 'اغسل بالماء البارد\nجفّف في الظل',
    fontId: 'noto-naskh-arabic-400',
    fontSizeMm: 10,
    align: 'right',
    lists: [item(0, 0, 'arabic'), item(1, 1, 'arabic')],
  }),
  scene('list-columns', {
    text: '冷水洗\n阴干',
    fontSizeMm: 10,
    writing: 'vertical',
    align: 'center',
    lists: [item(0, 0, 'chinese'), item(1, 0, 'chinese')],
  }),
  scene('features', {
    text: 'Office 1/2\nSummer 1234\nQuality & Co',
    fontId: 'montserrat-400',
    fontSizeMm: 11,
    features: 'onum=1,smcp=1',
    spans: [
      { start: 7, end: 10, features: 'frac=1' },
      { start: 23, end: 30, features: 'ss01=1', colour: '#1144AA' },
    ],
  }),
  scene('as-wide-as-words', {
    text: 'longer than its box\nshort',
    sizing: 'auto-width',
    align: 'center',
    fontSizeMm: 8,
    widthMm: 30,
  }),
]);
