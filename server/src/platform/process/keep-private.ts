import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
  'logs',
  'upload-parts',
];

/** From now on, new files and folders of this process and its children are for its user alone: 0600 and 0700. */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}

/** Closes what an older version left open to others in DATA_DIR; files of others in the same folder stay as they are. */
export function closeDataFolder(dataDir: string): void {
  for (const name of OURS) closeEntry(join(dataDir, name));
  for (const name of namesIn(join(dataDir, 'logs'))) closeEntry(join(dataDir, 'logs', name));
}

function closeEntry(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // Another user's: theirs to close.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
