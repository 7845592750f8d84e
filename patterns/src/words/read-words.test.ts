import { expect, test } from 'vitest';
import { families } from '../families/families.ts';
import { findKeywords } from './find-keywords.ts';
import { motifWords } from './motif-words.ts';
import { readWords } from './read-words.ts';

test.each([
  ['莫兰迪色小碎花', { family: ['flower'], palette: 'morandi', motifs: [] }],
  ['复古风的苏格兰格子', { family: ['plaid'], palette: 'retro', motifs: [] }],
  ['vintage tartan', { family: ['plaid'], palette: 'retro', motifs: [] }],
  [
    'Christmas trees and snowflakes',
    { family: [], palette: undefined, motifs: ['festive/tree', 'festive/snowflake'] },
  ],
  ['圣诞树', { family: [], palette: undefined, motifs: ['festive/tree'] }],
  ['樱桃', { family: [], palette: undefined, motifs: ['fruit/cherry'] }],
  ['樱花', { family: [], palette: 'sakura', motifs: [] }],
  ['日落 海浪', { family: ['waves'], palette: 'sunset', motifs: [] }],
  ['sunset waves', { family: ['waves'], palette: 'sunset', motifs: [] }],
  ['豹纹', { family: ['leopard'], palette: undefined, motifs: [] }],
  ['青花瓷', { family: [], palette: 'porcelain', motifs: [] }],
  ['水墨山水', { family: ['ink-landscape'], palette: undefined, motifs: [] }],
  ['猫咪和爪印', { family: [], palette: undefined, motifs: ['animal/cat', 'animal/paw'] }],
  ['strawberries', { family: [], palette: undefined, motifs: ['fruit/strawberry'] }],
  ['完全不认识的词 zzz', { family: [], palette: undefined, motifs: [] }],
])('%s', (words, wanted) => {
  const read = readWords(words);
  expect(read.families).toEqual(wanted.family);
  expect(read.palettes[0]?.id).toBe(wanted.palette);
  expect(read.motifs).toEqual(wanted.motifs);
});

test.each([
  ['粉色', ['#f4a6b8']],
  ['navy blue and mustard', ['#1f3358', '#d9a12e']],
  ['#F80 和 #123abc', ['#ff8800', '#123abc']],
  ['retired', []],
  ['reds', ['#d4322c']],
  ['酒红色', ['#7a1c36']],
  ['墨绿 金', ['#1f6b4f', '#c9a24a']],
])('colours in %s', (words, colours) => {
  expect(readWords(words).colours).toEqual(colours);
});

test.each([
  ['印上「好好吃饭」四个字', '好好吃饭'],
  ['T-shirt "Stay Wild" retro', 'Stay Wild'],
  ['“你好，世界”', '你好，世界'],
  ['文字：平安喜乐，红色', '平安喜乐'],
  ['slogan: Be Kind, blue', 'Be Kind'],
  ['没有文字要求', ''],
  ["don't stop, it's blue", ''],
  ['文字：「天天向上」', '天天向上'],
  ['「」', ''],
])('text in %s', (words, text) => {
  expect(readWords(words).text).toBe(text);
});

test('words to be set choose no colour', () => {
  expect(readWords('「红色樱桃」 蓝色').colours).toEqual(['#3a7bd5']);
  expect(readWords('「红色樱桃」 蓝色').motifs).toEqual([]);
});

test.each([
  ['大图案', 'scale', 1.55],
  ['tiny', 'scale', 0.62],
  ['稀疏', 'density', 0.6],
  ['满版', 'density', 1.4],
  ['极简', 'isMinimal', true],
  ['黑底', 'ground', 'dark'],
])('mood of %s', (words, key, value) => {
  expect(readWords(words).moods[0]).toHaveProperty(key, value);
});

test('every thing belongs to a family, and every family answers to its own names', () => {
  const ids = new Set(families.map((family) => family.id));
  for (const id of motifWords.values()) expect(ids).toContain(id.split('/')[0]);
  for (const family of families) {
    const first = family.words.split(',')[0]!;
    expect(readWords(first).families, first).toContain(family.id);
  }
});

test('the longest keyword counts, whole Latin words only', () => {
  const table = new Map([
    ['red', 1],
    ['rose red', 2],
    ['花', 3],
  ]);
  expect(findKeywords('Rose Red, redder, reds, 红花花', table).map(({ value }) => value)).toEqual([
    2, 1, 3, 3,
  ]);
});
