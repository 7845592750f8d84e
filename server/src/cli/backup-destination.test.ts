import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireOutside } from './backup-destination.ts';

const root = mkdtempSync(join(tmpdir(), 'destination-'));
afterAll(() => rmSync(root, { recursive: true }));
const data = join(root, 'data');
mkdirSync(join(data, 'objects'), { recursive: true });
mkdirSync(join(root, 'other'));
symlinkSync(data, join(root, 'link'));
symlinkSync(join(root, 'other'), join(data, 'away'));

it.each<[string, string, boolean]>([
  ['DATA_DIR itself', data, true],
  ['a folder in it', join(data, 'backups'), true],
  ['a folder in it that is not there yet', join(data, 'a/b/c'), true],
  ['a link to it', join(root, 'link', 'backups'), true],
  ['a way back into it', join(data, '../data/x'), true],
  ['a folder beside it', join(root, 'backups'), false],
  ['one whose name begins alike', join(root, 'data-backups'), false],
  ['one whose name begins with dots', join(root, '..backups'), false],
  ['a link in it to another place', join(data, 'away'), false],
  ['the folder around it', root, false],
])('%s', (_, folder, isRefused) => {
  const run = () => requireOutside(folder, data);
  if (isRefused) expect(run).toThrow('DATA_DIR');
  else expect(run).not.toThrow();
});

it('a folder in DATA_DIR whose name begins with dots is inside', () => {
  expect(() => requireOutside(join(data, '..hidden'), data)).toThrow('DATA_DIR');
});
