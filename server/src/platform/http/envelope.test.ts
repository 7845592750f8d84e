import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../errors/refusal.ts';
import { refused } from './envelope.ts';

test.each([
  ['zh', '验证码不对', ['验证码不对', 'BLUE-1']],
  ['en', 'Wrong captcha', ['Wrong captcha', 'BLUE-1']],
] as const)('a refusal in %s names its fields in that language', (locale, msg, fields) => {
  const text = { zh: '验证码不对', en: 'Wrong captcha' };
  const refusal = new Refusal('accounts.wrong-captcha', text, [
    { field: 'verif', msg: text },
    { field: 'key', msg: 'BLUE-1' },
  ]);
  expect(refused(refusal, locale)).toMatchObject({
    msg,
    fields: [
      { field: 'verif', msg: fields[0] },
      { field: 'key', msg: fields[1] },
    ],
  });
});

/** The message of a field given in Chinese alone, whoever asks. */
const CHINESE_ALONE = /\bfield\b[^\n]*\bmsg: (?:zh\b|\w+\.zh\b|['"`][^'"`]*\p{Script=Han})/u;

test.each([
  ["[{ field: 'a', msg: text.zh }]", true],
  ['[{ field, msg: zh }]', true],
  ["{ field: 'a', msg: `模板没有颜色` }", true],
  ["{ field: 'a', msg: { zh: '没有', en: 'none' } }", false],
  ["{ field: 'a', msg: text }", false],
  ["{ field: 'keys', msg: key }", false],
])('finds a field in Chinese alone: %s', (source, isFound) =>
  expect(CHINESE_ALONE.test(source)).toBe(isFound),
);

test('no refusal names a field in Chinese alone', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((path) => CHINESE_ALONE.test(readFileSync(join(folder, path), 'utf8')));
  expect(found).toEqual([]);
});
