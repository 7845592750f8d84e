import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwnerOfFolder } from '../../locking/claim-file.ts';
import { isRunning, processStart } from '../../process-start.ts';

const FOLDER = 'postgres-users';

/**
 * The processes that use the server of a data folder, one file each, named after pid and start: the last one stops it, also where another one started it.
 * Read and written only by the process that has claimed the server. Files of killed processes do not count.
 */
export interface ServerUsers {
  /** Adds this process. */
  add(): void;
  /** Removes this process. */
  remove(): void;
  /** Whether another process uses the server. */
  hasOthers(): boolean;
}

export function serverUsers(dataDir: string): ServerUsers {
  const folder = join(dataDir, FOLDER);
  const own = `${process.pid}-${processStart(process.pid) ?? ''}`;
  return {
    add() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      giveToOwnerOfFolder(folder);
      writeFileSync(join(folder, own), '', { mode: 0o600 });
      giveToOwnerOfFolder(join(folder, own));
    },
    remove() {
      rmSync(join(folder, own), { force: true });
      if (readNames(folder)?.length === 0) rmdirSync(folder);
    },
    hasOthers() {
      const others = (readNames(folder) ?? []).filter((name) => name !== own);
      const ended = others.filter((name) => !isUser(name));
      for (const name of ended) rmSync(join(folder, name), { force: true });
      return others.length > ended.length;
    },
  };
}

function isUser(name: string): boolean {
  const [pid, start] = name.split('-');
  return Number(pid) > 0 && isRunning(Number(pid), start || null);
}

function readNames(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
