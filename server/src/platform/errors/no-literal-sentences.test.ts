import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A sentence, or a pair of them, where a message belongs: it would reach readers of the other languages as it is. */
const LITERAL =
  /new (?:Refusal|CannotSucceed|LineProblem|NothingToPack|UnprintableDesign)\(\s*(?:['"`]|\{\s*(?:zh|en)\b)|\bmsg: (?:zh\b|\w+\.zh\b|['"`][^'"`])|\bzh: (?:['"`]|\w+ \? ['"`])[^'"`]*\p{Script=Han}|messageText\([^)]*\)\.zh/u;

test.each([
  ["throw new Refusal('没有', [])", true],
  ['new Refusal({ zh, en })', true],
  ["[{ field: 'a', msg: 'Not here' }]", true],
  ["const text = { zh: '没有', en: 'none' };", true],
  ["throw new Refusal(message('request.not-found'))", false],
  ["[{ field: 'a', msg: text }]", false],
])('finds a literal sentence: %s', (source, isFound) => expect(LITERAL.test(source)).toBe(isFound));

/** Names that are data and have an English form for all other readers, words for a provider of images, and an example. */
const NAMES = [
  'features/ai-images/providers/compose-prompt.ts',
  'features/ai-images/providers/pattern.ts',
  'features/own-templates/make-own-template.ts',
  'features/own-templates/own-definition.ts',
  'platform/http/openapi/build-openapi.ts',
];
const isOfNames = (path: string) =>
  NAMES.includes(path) || /\/mapping\/profiles\/|\/sheets\/layouts\//.test(path);

test('nothing is said to a person in a literal sentence', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/(?:^|\/)testing\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(
    (path) => !isOfNames(path) && LITERAL.test(readFileSync(join(folder, path), 'utf8')),
  );
  expect(found).toEqual([]);
});
