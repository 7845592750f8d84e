import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDocCommentsOf } from './check-doc-comments.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'docs-'))}/`;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, string>} files */
function check(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(`${root}${path}`), { recursive: true });
    writeFileSync(`${root}${path}`, text);
  }
  return checkDocCommentsOf(root, Object.keys(files));
}

const caller = "import { one } from '../a/one.ts';\n";

it.each([
  ['used by another folder', { 'psd/a/one.ts': 'export function one() {}', 'psd/b/two.ts': caller }],
  [
    'used under another name',
    {
      'psd/a/one.ts': 'export async function one() {}',
      'psd/b/two.ts': "import { type T, one as first } from '../a/one.ts';",
    },
  ],
  ['a query that reads', { 'server/a.queries.ts': 'export function findOne() {}' }],
])('finds one without a doc comment: %s', (_, files) => expect(check(files)).toHaveLength(1));

it.each([
  ['documented', { 'psd/a/one.ts': '/** Why. */\nexport function one() {}', 'psd/b/two.ts': caller }],
  [
    'used in its folder',
    { 'psd/a/one.ts': 'export function one() {}', 'psd/a/two.ts': "import { one } from './one.ts';" },
  ],
  ['used by a test', { 'psd/a/one.ts': 'export function one() {}', 'psd/b/two.test.ts': caller }],
  ['a query that writes', { 'server/a.queries.ts': 'export function insertOne() {}' }],
])('lets pass what is %s', (_, files) => expect(check(files)).toEqual([]));
