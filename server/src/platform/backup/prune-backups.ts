import { type BackupFolder, lockBackupFolder, removeBackup } from './backup-folder.ts';
import { backupFileName } from './copy-objects.ts';
import { readObjectList } from './object-list.ts';

/** The result of removing old backups. */
export interface PruneResult {
  removed: string[];
  /** Objects that no backup names any more. */
  objects: number;
}

/** Keeps the newest `keep` backups; removes the others, then the objects that no remaining one names, unless one of those is damaged. */
export async function pruneBackups(folder: BackupFolder, keep: number): Promise<PruneResult> {
  const unlock = lockBackupFolder(folder);
  try {
    const ids = folder.ids();
    const removed = ids.slice(0, Math.max(0, ids.length - keep));
    // Read first: a damaged list must not make its objects look unnamed.
    const wanted = await namedObjects(folder, ids.slice(removed.length));
    for (const id of removed) await removeBackup(folder, id);
    let objects = 0;
    if (!wanted) return { removed, objects };
    for await (const { key } of folder.objects.list()) {
      if (wanted.has(key)) continue;
      await folder.objects.delete(key);
      objects += 1;
    }
    return { removed, objects };
  } finally {
    unlock();
  }
}

/** The objects that these backups name, as they are kept; null where one is damaged, so that nobody knows. */
async function namedObjects(folder: BackupFolder, ids: readonly string[]): Promise<Set<string> | null> {
  const wanted = new Set<string>();
  try {
    for (const id of ids) {
      const manifest = folder.manifestOf(id);
      for (const key of (await readObjectList(folder.folderOf(id), manifest)).keys())
        wanted.add(backupFileName(key, manifest.recipient));
    }
    return wanted;
  } catch {
    return null;
  }
}
