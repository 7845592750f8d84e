import { expect, it } from 'vitest';
import english from '../../../../locales/en-US/designer.json' with { type: 'json' };
import chinese from '../../../../locales/zh-CN/designer.json' with { type: 'json' };
import { FONTS } from '../../assets/fonts/font-library.ts';
import { choicesOf, type FontSearch, scriptsOf, searchFonts } from './search-fonts.ts';

const names = { thai: '泰文', hangul: '韩文', emoji: '表情', han: '汉字', hand: '手写' } as Record<
  string,
  string
>;
const called = (what: string) => names[what] ?? what;
const ANY: FontSearch = { query: '', words: null, style: null, script: null };
const found = (query: string, words: string | null = null) =>
  searchFonts(FONTS, { ...ANY, query, words }, { script: called, style: called }).map(({ id }) => id);

it.each<[string, string[]]>([
  ['站酷', ['zcool-kuaile-400', 'zcool-xiaowei-400', 'zcool-qingke-huangyou-400']],
  ['PACIF', ['pacifico-400']],
  ['泰文 黑体', ['noto-sans-thai-400', 'noto-sans-thai-700']],
  ['汉字 手写', ['ma-shan-zheng-400', 'zhi-mang-xing-400', 'long-cang-400', 'liu-jian-mao-cao-400']],
  ['noto thai bold', ['noto-sans-thai-700']],
  ['no such font', []],
])('finds %s', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

it.each([
  ['宋体', chinese.fontStyle, 'noto-serif-sc-400', 'zcool-kuaile-400'],
  ['装饰', chinese.fontStyle, 'zcool-kuaile-400', 'noto-serif-sc-400'],
  ['serif', english.fontStyle, 'eb-garamond-400', 'unbounded-700'],
  ['display', english.fontStyle, 'unbounded-700', 'eb-garamond-400'],
  ['handwriting', english.fontStyle, 'lobster-400', 'inter-400'],
])('%s, as the page calls a style, finds faces of that style', (query, styles, face, other) => {
  const words = { script: called, style: (style: keyof typeof styles) => styles[style] };
  const ids = searchFonts(FONTS, { ...ANY, query }, words).map(({ id }) => id);
  expect(ids).toContain(face);
  expect(ids).not.toContain(other);
});

it('finds all without a query, in the order of the list', () => {
  expect(found('  ')).toEqual(FONTS.map(({ id }) => id));
});

it('finds only faces that have the scripts of the words', () => {
  expect(found('', 'สวัสดี')).toEqual([
    ...['noto-sans-thai-400', 'noto-sans-thai-700', 'kanit-600', 'sarabun-400', 'prompt-600'],
  ]);
  expect(found('', '12 – 3!')).toHaveLength(FONTS.length);
  expect(found('anton', '你好')).toEqual([]);
});

it.each<[string, string[]]>([
  ['你好 Hi', ['han', 'latin']],
  ['مرحبا', ['arabic']],
  ['かな', ['han']],
  ['Привет Γειά', ['greek', 'cyrillic']],
  ['👋', ['emoji']],
  ['123 ©', []],
])('%s is written in %j', (words, scripts) => {
  expect(scriptsOf(words)).toEqual(scripts);
});

it('narrows by a style, by a script, and by both beside the words of the search', () => {
  const ids = (search: Partial<FontSearch>) =>
    searchFonts(FONTS, { ...ANY, ...search }, { script: called, style: called });
  const hands = ids({ style: 'hand' });
  expect(hands.length).toBeGreaterThan(3);
  expect(hands.filter(({ style }) => style !== 'hand')).toEqual([]);
  const chineseHands = ids({ style: 'hand', script: 'han' });
  expect(chineseHands).toEqual(hands.filter(({ scripts }) => scripts.includes('han')));
  expect(chineseHands.length).toBeGreaterThan(1);
  expect(ids({ style: 'hand', script: 'han', query: 'zhi mang' }).map(({ id }) => id)).toEqual([
    'zhi-mang-xing-400',
  ]);
  expect(ids({ style: 'emoji', script: 'han' })).toEqual([]);
});

it('offers the styles and scripts that the faces have, each once', () => {
  const { styles, scripts } = choicesOf(FONTS);
  expect([...styles].sort()).toEqual(['display', 'emoji', 'hand', 'mono', 'sans', 'serif']);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts).toEqual(expect.arrayContaining(['han', 'latin', 'thai', 'arabic']));
});
