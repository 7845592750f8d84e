import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers, makePrivateFolder } from './private-files.ts';

let folder: string;
let before: number;
beforeEach(() => {
  before = process.umask(0o077);
  folder = mkdtempSync(join(tmpdir(), 'private-folder-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

it('folders made on the way may be passed through, the last is the user’s alone', () => {
  makePrivateFolder(join(folder, 'srv', 'shop', 'data'));
  expect(['', 'srv', 'srv/shop', 'srv/shop/data'].map(modeOf)).toEqual(['700', '711', '711', '700']);
});

it('what was there stays as it is', () => {
  makePrivateFolder(join(folder, 'data'));
  chmodSync(join(folder, 'data'), 0o750);
  makePrivateFolder(join(folder, 'data'));
  makePrivateFolder(join(folder, 'data', 'logs'));
  expect(['', 'data', 'data/logs'].map(modeOf)).toEqual(['700', '750', '700']);
});

it.each([
  [0o644, '600'],
  [0o640, '640'],
  [0o664, '660'],
])('others lose their rights, a group that was let in stays: %o', (mode, closed) => {
  writeFileSync(join(folder, 'api.log'), '');
  chmodSync(join(folder, 'api.log'), mode);
  closeToOthers(join(folder, 'api.log'), () => expect.unreachable());
  expect(modeOf('api.log')).toBe(closed);
});
