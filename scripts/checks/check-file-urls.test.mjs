import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findDeadUrls, findWrongRoots } from './check-file-urls.mjs';

const here = fileURLToPath(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Not written out: this file is checked for such addresses too. */
const URL_OF = 'URL';

test.each([
  ["new URL('./check-file-urls.mjs', import.meta.url)", []],
  ["new URL('../arrows', import.meta.url)", []],
  [`new ${URL_OF}('../check-file-urls.mjs', import.meta.url)`, ['../check-file-urls.mjs']],
  ["fork(new URL(\n  './nowhere/worker.ts',\n  import.meta.url), {", ['./nowhere/worker.ts']],
  ["new URL('./main-worker.js', import.meta.url)", []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked source has a template in it
  ['new URL(`../../design/fonts/${id}.ttf`, import.meta.url)', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked source has a template in it
  ['new URL(`../../../design/fonts/${id}.ttf`, import.meta.url)', ['../../../design/fonts/${id}.ttf']],
  ["join(import.meta.dirname, '../../catalogue/templates')", []],
  ["join(import.meta.dirname, '../../../catalogue/templates')", ['../../../catalogue/templates']],
  ["new URL('/home', base)", []],
  ["new URL('../../server/dist/not-built-yet.js', import.meta.url)", []],
  [
    "new URL('../../../server/dist/not-built-yet.js', import.meta.url)",
    ['../../../server/dist/not-built-yet.js'],
  ],
])('%s', (text, dead) => {
  expect(findDeadUrls(here, text)).toEqual(dead);
});

test.each([
  ["const root = fileURLToPath(new URL('../..', import.meta.url));", []],
  ["export const root = fileURLToPath(new URL('../../..', import.meta.url));", ['../../..']],
  ["export const root = fileURLToPath(new URL('../../web', import.meta.url));", ['../../web']],
  ["export const root = fileURLToPath(new URL('./arrows', import.meta.url));", ['./arrows']],
])('%s', (text, wrong) => {
  expect(findWrongRoots(here, text, root)).toEqual(wrong);
});
