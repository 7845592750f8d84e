import { expect, test } from 'vitest';
import { checkRoomsOf, findDeadPaths } from './check-doc-paths.mjs';

const there = new Set(['a/b/', 'a/b/one.ts', 'a/b/c/two.ts', 'a/b/c/', 'docs/x.md', 'a/b/own.ts']);
const exists = (/** @type {string} */ path) => there.has(path);

test.each([
  ['from the project: `a/b/one.ts`', []],
  ['In `a/b/`: `one.ts` → `c/two.ts`', []],
  ['In `a/b/`: `gone.ts` → `c/two.ts`', ['gone.ts']],
  ['In `a/b/`: `one.ts`\n\nAnother paragraph: `one.ts`', ['one.ts']],
  ['beside the text: `x.md`', []],
  ['a folder: `a/z/`', ['a/z/']],
  ['no paths: `npm run check`, `defineJob`, `*.jobs.ts`, `{ db }`, `test-results/golden/`', []],
])('%s', (text, dead) => {
  expect(findDeadPaths(text, 'docs', exists)).toEqual(dead);
});

test('a folder of more than ten files has a README', () => {
  const files = Array.from({ length: 11 }, (_, n) => `server/src/room/file-${n}.ts`);
  expect(checkRoomsOf(files)).toEqual([expect.stringContaining('server/src/room: 11 files')]);
  expect(checkRoomsOf([...files, 'server/src/room/README.md'])).toEqual([]);
  expect(checkRoomsOf(files.slice(1))).toEqual([]);
});

test('a folder has at most 25 files, tests with them', () => {
  const filesOf = (/** @type {string} */ folder, /** @type {number} */ count) => [
    `${folder}/README.md`,
    ...Array.from({ length: count }, (_, n) => `${folder}/file-${n}${n % 2 ? '.test' : ''}.ts`),
  ];
  expect(checkRoomsOf(filesOf('server/src/room', 26))).toEqual([
    expect.stringContaining('server/src/room: 26 files, at most 25'),
  ]);
  expect(checkRoomsOf(filesOf('server/src/room', 25))).toEqual([]);
  expect(checkRoomsOf(filesOf('server/migrations', 60))).toEqual([]);
});
