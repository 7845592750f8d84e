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
  'features/own-templates/psd/photoshop-names.ts',
  'platform/http/openapi/build-openapi.ts',
];
const isOfNames = (path: string) =>
  NAMES.includes(path) || /\/mapping\/profiles\/|\/sheets\/layouts\//.test(path);

const folder = join(import.meta.dirname, '../..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/(?:^|\/)testing\//.test(path));

/** Where Chinese words are read and not said, belong to a platform's sheet, or are for the person who runs the server. */
const CHINESE = [
  // Our own names, which nobody may take for a password.
  /^features\/accounts\/passwords\/guessable-password/,
  // Words that files, platforms and providers write.
  /^features\/orders\/(?:import\/(?:reading|mapping|program)|meanings|variants|words)\//,
  /^features\/sheets\/(?:layouts|own\/bind-headers|rows\/(?:colour-spellings|follow-examples))/,
  /^features\/ai-images\/providers\/read-status/,
  // Sheets that a platform reads are in the platform's language.
  /^features\/sheets\/files\/(?:data|example)-sheet/,
  // Letters that show a font, and what fonts call their styles.
  /^features\/own-fonts\/check\/describe\/(?:describe-font|sample-text)/,
  // The command line, the log, settings, and documents for programmers.
  /^(?:cli|demo-account|start-banner|main-migrate)\b/,
  /^platform\/(?:backup|config|database|process|storage)\//,
  /^platform\/http\/openapi\//,
  /^features\/[\w-]+\/(?:\w+\/)?[\w-]+-objects\.queries/,
  /^features\/ai-images\/providers\/(?:provider-settings|read-providers)/,
  /^features\/sheets\/dxm\/dxm\.jobs/,
];
const codeOf = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
const hasChinese = (source: string) => /\p{Script=Han}/u.test(codeOf(source));

test('a Chinese word in the code is seen, one in a comment is not', () => {
  expect(hasChinese("const name = '生产图';")).toBe(true);
  expect(hasChinese("/** 生产图 */\nconst a = 1; // 效果图\nconst b = 'https://a';")).toBe(false);
});

test('names of files, folders and work are messages, and no Chinese word is left in the code', () => {
  const found = files.filter(
    (path) =>
      !NAMES.includes(path) &&
      !CHINESE.some((room) => room.test(path)) &&
      hasChinese(readFileSync(join(folder, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('nothing is said to a person in a literal sentence', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(
    (path) => !isOfNames(path) && LITERAL.test(readFileSync(join(folder, path), 'utf8')),
  );
  expect(found).toEqual([]);
});
