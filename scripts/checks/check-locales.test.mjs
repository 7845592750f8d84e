import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  checkLocalesOf,
  compareTexts,
  createUseCheck,
  findTurnedMeasure,
  keysWithoutText,
} from './check-locales.mjs';

const source = { a: 'x {{name}}', n_one: '{{count}} day', n_other: '{{count}} days', in: { b: 'y' } };

test.each([
  ['the same keys', { a: 'ع {{name}}', n: '{{count}}', in: { b: 'ص' } }, []],
  ['more plural forms', { a: '{{name}}', n_two: 'z', n_other: '{{count}}', in: { b: 'z' } }, []],
  ['a missing key', { a: '{{name}}', n: '{{count}}' }, ['w: in.b is missing']],
  [
    'a key nobody knows',
    { a: '{{name}}', n: 'z', in: { b: 'z', c: 'z' } },
    ['w: in.c is in no other language'],
  ],
  ['a lost value', { a: 'z', n: 'z', in: { b: 'z' } }, ['w: a lacks {{name}}']],
  ['a wrong value', { a: '{{name}}{{nme}}', n: 'z', in: { b: 'z' } }, ['w: a has an unknown {{nme}}']],
  ['an empty text', { a: '{{name}}', n: 'z', in: { b: ' ' } }, ['w: in.b is empty']],
])('%s', (_name, texts, problems) => {
  expect(compareTexts(source, texts, 'w')).toEqual(problems);
});

const isUsed = createUseCheck([
  `t('plain.key'); t("common:other"); t(\`state.\${state}\`); t(\`held.\${id}.what\`); \`\${all}\``,
]);
test.each([
  ['plain.key', true],
  ['other', true],
  ['state.running', true],
  ['held.space.what', true],
  ['held.space.keys', false],
  ['plain.keys', false],
])('%s used: %s', (key, expected) => {
  expect(isUsed(key)).toBe(expected);
});

const texts = new Map([
  ['batches', new Map([['addFound', ['x']]])],
  ['common', new Map([['list.empty', ['y']]])],
]);
test.each([
  ["useTranslation('batches'); t('addFound', { count })", []],
  ["useTranslation('batches'); t('takeFound')", ['takeFound']],
  ["useTranslation('batches'); t('list.empty')", ['list.empty']],
  ["useTranslation(['batches', 'common']); t('list.empty')", []],
  ["useTranslation('batches'); t('common:list.empty'); t('common:list.none')", ['list.none']],
  ["(t) => t('list.empty') + t('none')", ['none']],
  [`useTranslation('batches'); t(\`state.\${state}\`); await('x'); first('y')`, []],
])('%s asks for what has no text: %s', (code, keys) => {
  expect(keysWithoutText(code, texts)).toEqual(keys);
});

test.each([
  ['المقاس {{width}} × {{height}} مم', '{{width}} × {{height}}'],
  ['المقاس \u2066{{width}} × {{height}}\u2069 مم', null],
  ['من 5 إلى 5000 mm', '5000 mm'],
  ['\u2066{{dpi}} dpi\u2069 · {{px}} px', '{{px}} px'],
  ['30×20×2', '30×20'],
  ['pxە {{width}} pxە', '{{width}} px'],
  // What is counted has separate words, which run as the line does.
  ['الصور {{images}} × {{columns}}', null],
  // A list of Latin words runs from left to right.
  ['S 260×340, M 280×360', null],
  ['{{count}} mmol', null],
])('a measure in a right-to-left text is apart: %s', (text, found) => {
  expect(findTurnedMeasure(text)).toBe(found);
});

test('a text left in English is named, a name or a unit is not', () => {
  const english = { a: 'Select all images', b: 'Temu', c: '{{count}} px' };
  expect(compareTexts(english, { ...english }, 'w')).toEqual(['w: a is still in English']);
});

test('a language without a file, a key nobody uses and a file of no language are problems', () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  const write = (path, text) => {
    mkdirSync(join(root, 'web/src', path, '..'), { recursive: true });
    writeFileSync(join(root, 'web/src', path), text);
  };
  write('page.tsx', "t('used')");
  for (const locale of ['zh-CN', 'en-US', 'ar', 'he', 'fa', 'ku'])
    write(`locales/${locale}/one.json`, JSON.stringify({ used: '1', unused: '2' }));
  rmSync(join(root, 'web/src/locales/ku/one.json'));
  write('locales/he/two.json', '{}');
  expect(checkLocalesOf(root)).toEqual([
    'locales: one.json: unused is used nowhere in web/src',
    'locales/ku/one.json does not exist',
    'locales: two.json has no en-US file',
  ]);
  rmSync(root, { recursive: true });
});
