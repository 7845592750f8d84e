import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chunkOf, NAMED } from './plan-chunks.mjs';

const page = (name) => `/web/src/app/pages/${name}-page.tsx`;
const frame = '/web/src/app/layout/frame.tsx';
const index = '/web/index.html';
const layer = '/web/src/app/layout/upload-layer.tsx';
const words = '/node_modules/antd/es/locale/zh_CN.js';
const tables = ['orders', 'order-imports', 'downloads', 'batches'].map(page);
const dialogs = ['settings', 'ai-group', 'ai-groups', 'own-template', 'designer', 'batch-setup'].map(page);

describe('a module goes into the file', () => {
  it.each([
    ['of everybody, when the app starts with it', 'start', [index, page('login'), frame, ...dialogs], 9000],
    ['of the bundler’s choice, when only one page needs it', null, [page('login')], 9000],
    ['of the bundler’s choice, when only the start itself needs it', null, [index], 9000],
    [
      'of texts, whatever else needs it: they come before every page',
      'words',
      [words, page('templates'), frame],
      300,
    ],
    ['of those who are signed out', 'public', [page('home'), frame], 300],
    ['of the frame', 'frame', [frame, layer, page('templates')], 300],
    ['of lists, when the first page after signing in needs it', 'lists', [page('templates'), ...tables], 300],
    ['of the layers that come by themselves', 'layers', [layer, ...dialogs], 9000],
    ['of tables, when tables alone need it', 'tables', tables.slice(0, 3), 300],
    ['of dialogs, when tables and others need it', 'dialogs', [...tables, page('settings')], 9000],
    ['of dialogs, when many pages need it', 'dialogs', dialogs, 9000],
    ['of dialogs, when it is small and four pages need it', 'dialogs', dialogs.slice(0, 4), 2500],
    ['of the bundler’s choice, when it is large and few pages need it', null, dialogs.slice(0, 4), 2501],
  ])('%s', (_, chunk, entries, bytes) => {
    expect(chunkOf(entries, bytes)).toBe(chunk);
  });
});

it('every entry that is looked for by its name is there', () => {
  const app = fileURLToPath(new URL('../src/app', import.meta.url));
  const paths = readdirSync(app, { recursive: true }).map((path) => `/${path}`);
  const isThere = (name) => paths.some((path) => path.includes(`${name}tsx`));
  expect(NAMED.filter((name) => !isThere(name))).toEqual([]);
});
