import { join } from 'node:path';
import { severalAtOnce } from '../concurrency/several-at-once.ts';
import type { BackupFolder } from './backup-folder.ts';
import { backupFileName } from './copy-objects.ts';
import { readObjectList } from './object-list.ts';
import { measureFile } from './stored-files.ts';

/** The result of reading a backup whole. */
export interface Verification {
  files: number;
  bytes: number;
  /** Files that are gone or differ from what was written. */
  damaged: { path: string; why: 'missing' | 'changed' }[];
}

/** Reads every file of a backup and compares it with what the manifest says; needs no private key. */
export async function verifyBackup(folder: BackupFolder, id: string): Promise<Verification> {
  const manifest = folder.manifestOf(id);
  const result: Verification = { files: 0, bytes: 0, damaged: [] };
  const check = async (path: string, sha256: string) => {
    const measure = await measureFile(path);
    result.files += 1;
    result.bytes += measure?.bytes ?? 0;
    if (measure?.sha256 !== sha256) result.damaged.push({ path, why: measure ? 'changed' : 'missing' });
  };
  const own = folder.folderOf(id);
  for (const { file } of manifest.tables) await check(join(own, file.path), file.sha256);
  const list = manifest.objects.file;
  const before = result.damaged.length;
  await check(join(own, list.path), list.sha256);
  if (result.damaged.length > before) return result;
  const objects = await readObjectList(own, manifest);
  await severalAtOnce([...objects], 4, ([key, { sha256 }]) =>
    check(join(folder.path, 'objects', backupFileName(key, manifest.recipient)), sha256),
  );
  return result;
}
