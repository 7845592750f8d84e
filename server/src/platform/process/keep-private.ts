import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '../private-files.ts';

/** What the system itself puts into DATA_DIR, PostgreSQL's folder apart, which PostgreSQL keeps private. */
const OURS = [
  'secret',
  'lock',
  'postgres-password',
  'demo-password',
  'demo-filled',
  'cache',
  'files',
  'incoming',
  'upload-parts',
];

/** From now on, new files and folders of this process and its children are for its user alone: 0600 and 0700. */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Closes what an older version left open to others in DATA_DIR; files of others in the same folder stay as they are. What
 * cannot be closed is given to `failed`, and the rest continues: a share may have no modes, a file another user.
 */
export function closeDataFolder(dataDir: string, failed: (path: string, error: Error) => void): void {
  for (const name of OURS) closeEntry(join(dataDir, name), failed);
  closeToOthers(join(dataDir, 'logs'), failed);
  for (const name of namesIn(join(dataDir, 'logs'))) closeToOthers(join(dataDir, 'logs', name), failed);
}

function closeEntry(path: string, failed: (path: string, error: Error) => void): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    failed(path, error as Error);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
