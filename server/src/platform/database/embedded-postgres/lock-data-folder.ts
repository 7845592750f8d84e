import { join, resolve } from 'node:path';
import { FileHeld } from '../../locking/claim-file.ts';
import { claimForProcess, holderOf } from '../../locking/process-claim.ts';
import { makePrivateFolder } from '../../private-files.ts';

/** Releases the folder; called at a graceful stop. */
export type Unlock = () => void;

/**
 * Makes this process the only one that runs the system on `dataDir`. The lock file holds pid and start time,
 * so that the file of a killed process, or a pid given to another program since, does not count.
 * Throws with one sentence when another process holds it, or when the folder cannot be written.
 */
export function lockDataFolder(dataDir: string): Unlock {
  const folder = resolve(dataDir);
  try {
    makePrivateFolder(folder);
    return claimForProcess(join(folder, 'lock'));
  } catch (error) {
    if (error instanceof FileHeld) throw inUse(folder, holderOf(error.text).pid);
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR') {
      throw new Error(`数据文件夹 ${folder} 不可写（${code}）。请改用 DATA_DIR 指定一个可写的文件夹。`);
    }
    if (code === 'ENOSPC') throw new Error(`数据文件夹 ${folder} 所在的磁盘已满，请腾出空间后再启动。`);
    throw error;
  }
}

function inUse(folder: string, pid: number | null): Error {
  const who = pid ? `（进程 ${pid}）` : '';
  return new Error(
    `另一个在线定制系统${who}正在使用数据文件夹 ${folder}。请先停止它，或用 DATA_DIR 换一个文件夹。`,
  );
}
