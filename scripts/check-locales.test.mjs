import { expect, test } from 'vitest';
import { compareTexts, createUseCheck } from './check-locales.mjs';

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
