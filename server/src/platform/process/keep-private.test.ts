import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataFolder, keepNewFilesPrivate } from './keep-private.ts';

let folder: string;
let before: number;
beforeEach(() => {
  before = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

it('new files are the user’s alone', () => {
  keepNewFilesPrivate();
  writeFileSync(join(folder, 'new'), '');
  mkdirSync(join(folder, 'cache'));
  expect([modeOf('new'), modeOf('cache')]).toEqual(['600', '700']);
});

it('what an older version left open is closed, what is not ours stays', () => {
  mkdirSync(join(folder, 'logs'));
  for (const name of ['secret', 'demo-filled', 'logs/api.log', 'notes.txt'])
    writeFileSync(join(folder, name), '');
  symlinkSync(join(folder, 'notes.txt'), join(folder, 'lock'));
  chmodSync(join(folder, 'notes.txt'), 0o644);
  closeDataFolder(folder);
  expect(['secret', 'demo-filled', 'logs', 'logs/api.log', 'notes.txt'].map(modeOf)).toEqual([
    '600',
    '600',
    '700',
    '600',
    '644',
  ]);
  expect(() => closeDataFolder(join(folder, 'nothing'))).not.toThrow();
});
