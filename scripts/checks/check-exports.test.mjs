import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkExportsOf } from './check-exports.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkExportsOf(root, Object.keys(files));
}

/** Not written out: this file is checked too. */
const DYNAMIC = 'import';

it.each([
  ['export function a() {}'],
  ['export const a = 1;\nexport const b = a;'],
  ['export class a {}'],
  ['export async function a() {}'],
])('finds %s', (text) => {
  expect(check({ 'design/a.ts': text, 'design/b.ts': "import { b } from './a.ts';" })).toEqual([
    'design/a.ts: no other file imports a; remove its export',
  ]);
});

it.each([
  ["import { a } from './a.ts';"],
  ["import { type T, a as c } from './a.ts';"],
  ["export { a } from './a.ts';"],
  ["import * as all from './a.ts';"],
  [`const all = await ${DYNAMIC}('./a.ts');`],
  [`new Worker(new ${'URL'}('./a.ts', import.meta.url));`],
])('lets pass what %s takes', (text) => {
  expect(check({ 'design/a.ts': 'export const a = 1;', 'design/b.ts': text })).toEqual([]);
});

it('does not take a comment for an import, and leaves types alone', () => {
  const files = { 'design/a.ts': 'export const a = 1;\nexport type T = string;' };
  expect(check({ ...files, 'design/b.ts': "// import { a } from './a.ts';" })).toHaveLength(1);
});
