import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programUrl } from './program-url.ts';

const source = new URL('./program-url.ts', import.meta.url);
let folder: string | undefined;
beforeEach(() => {
  folder = process.env.TEST_PROGRAMS;
});
afterEach(() => {
  if (folder === undefined) delete process.env.TEST_PROGRAMS;
  else process.env.TEST_PROGRAMS = folder;
});

test('in the source tree it is the source', () => {
  delete process.env.TEST_PROGRAMS;
  expect(programUrl(source).href).toBe(source.href);
});

test('a run of tests has it bundled in a folder, whatever the folder is called', () => {
  process.env.TEST_PROGRAMS = '/tmp/a b#c';
  expect(programUrl(source).href).toBe(pathToFileURL('/tmp/a b#c/program-url.js').href);
});
