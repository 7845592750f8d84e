import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
const unexpected = (path: string, error: Error) => {
  throw new Error(path, { cause: error });
};
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
  closeDataFolder(folder, unexpected);
  expect(['secret', 'demo-filled', 'logs', 'logs/api.log', 'notes.txt'].map(modeOf)).toEqual([
    '600',
    '600',
    '700',
    '600',
    '644',
  ]);
  expect(() => closeDataFolder(join(folder, 'nothing'), unexpected)).not.toThrow();
});

it('a log that a group may read stays its', () => {
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs/api.log'), '');
  chmodSync(join(folder, 'logs'), 0o750);
  chmodSync(join(folder, 'logs/api.log'), 0o640);
  closeDataFolder(folder, unexpected);
  expect(['logs', 'logs/api.log'].map(modeOf)).toEqual(['750', '640']);
});

it('a share without modes is told, and the rest goes on', async () => {
  for (const name of ['secret', 'demo-filled']) writeFileSync(join(folder, name), '');
  vi.resetModules();
  vi.doMock('node:fs', async (load) => {
    const fs = await load<typeof import('node:fs')>();
    const chmodSync = (path: string, mode: number) => {
      if (path.endsWith('secret')) throw Object.assign(new Error('no modes'), { code: 'ENOTSUP' });
      fs.chmodSync(path, mode);
    };
    return { ...fs, chmodSync };
  });
  const { closeDataFolder: close } = await import('./keep-private.ts');
  vi.doUnmock('node:fs');
  const failed = vi.fn();
  close(folder, failed);
  expect(failed).toHaveBeenCalledExactlyOnceWith(join(folder, 'secret'), expect.any(Error));
  expect(modeOf('demo-filled')).toBe('600');
});
