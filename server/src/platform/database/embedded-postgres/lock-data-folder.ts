import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePrivateFolder } from '../../private-files.ts';
import { processStart } from '../../process-start.ts';

/** Releases the folder; called at a graceful stop. */
export type Unlock = () => void;

/**
 * Makes this process the only one that runs the system on `dataDir`. The lock file holds pid and start time,
 * so that the file of a killed process, or a pid given to another program since, does not count.
 * Throws with one sentence when another process holds it, or when the folder cannot be written.
 */
export function lockDataFolder(dataDir: string): Unlock {
  const folder = resolve(dataDir);
  const path = join(folder, 'lock');
  try {
    makePrivateFolder(folder);
    rmStale(path, folder);
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${process.pid} ${processStart(process.pid) ?? ''}\n`);
    closeSync(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') throw inUse(folder);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR') {
      throw new Error(`数据文件夹 ${folder} 不可写（${code}）。请改用 DATA_DIR 指定一个可写的文件夹。`);
    }
    if (code === 'ENOSPC') throw new Error(`数据文件夹 ${folder} 所在的磁盘已满，请腾出空间后再启动。`);
    throw error;
  }
  return () => rmSync(path, { force: true });
}

function rmStale(path: string, folder: string): void {
  let held: string;
  try {
    held = readFileSync(path, 'utf8').trim();
  } catch {
    return;
  }
  const [pid, started] = held.split(' ');
  if (pid && isSameProcess(Number(pid), started ?? '')) throw inUse(folder, Number(pid));
  rmSync(path, { force: true });
}

function inUse(folder: string, pid?: number): Error {
  const who = pid ? `（进程 ${pid}）` : '';
  return new Error(
    `另一个在线定制系统${who}正在使用数据文件夹 ${folder}。请先停止它，或用 DATA_DIR 换一个文件夹。`,
  );
}

function isSameProcess(pid: number, started: string): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = processStart(pid);
  return now === null || started === '' || now === started;
}
