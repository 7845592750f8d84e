import { type BackupFolder, lockBackupFolder, removeBackup } from './backup-folder.ts';
import { backupFileName } from './copy-objects.ts';
import { readObjectList } from './object-list.ts';

/** The result of removing old backups. */
export interface PruneResult {
  removed: string[];
  /** Objects that no backup names any more. */
  objects: number;
}

/** Keeps the newest `keep` backups; removes the others, then the objects that no remaining one names. */
export async function pruneBackups(folder: BackupFolder, keep: number): Promise<PruneResult> {
  const unlock = lockBackupFolder(folder);
  try {
    const ids = folder.ids();
    const removed = ids.slice(0, Math.max(0, ids.length - keep));
    // Read first: a damaged list must not make its objects look unnamed.
    const wanted = new Set<string>();
    for (const id of ids.slice(removed.length)) {
      const manifest = folder.manifestOf(id);
      for (const key of (await readObjectList(folder.folderOf(id), manifest)).keys())
        wanted.add(backupFileName(key, manifest.recipient));
    }
    for (const id of removed) await removeBackup(folder, id);
    let objects = 0;
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
