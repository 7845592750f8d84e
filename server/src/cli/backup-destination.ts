import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { BackupFailure } from '../platform/backup/backup-failure.ts';
import type { BackupFolder } from '../platform/backup/backup-folder.ts';

/** Throws a BackupFailure for a folder inside DATA_DIR: what takes the data takes the backups with it. */
export function requireOutside(folder: string, dataDir: string): void {
  const way = relative(realPath(dataDir), realPath(folder));
  if (way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way) return;
  throw new BackupFailure(
    `备份不能放在 DATA_DIR（${dataDir}）里面：数据丢失时备份会一起丢失。请用 --folder 指定另一块磁盘上的文件夹`,
    'a backup inside DATA_DIR is lost together with the data: name a folder on another disk',
  );
}

/** The path without links, also of a folder that is not there yet. */
function realPath(given: string): string {
  const path = resolve(given);
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Throws a BackupFailure where the newest backup is encrypted: one in the clear beside it would show what the others hide. */
export function requireNoneEncrypted(backups: BackupFolder): void {
  const newest = backups
    .ids()
    .reverse()
    .find((id) => recipientOf(backups, id) !== undefined);
  const recipient = newest === undefined ? null : recipientOf(backups, newest);
  if (!recipient) return;
  throw new BackupFailure(
    `${backups.path} 里最新的备份是加密的，这次却没有 --recipient，会把同样的内容不加密地放在旁边：请加上 --recipient ${recipient}，或换一个文件夹`,
    'the newest backup in the folder is encrypted: add --recipient, or name another folder for one that is not',
  );
}

/** The key that a backup is encrypted for; undefined where its manifest is damaged. */
function recipientOf(backups: BackupFolder, id: string): string | null | undefined {
  try {
    return backups.manifestOf(id).recipient;
  } catch {
    return undefined;
  }
}
