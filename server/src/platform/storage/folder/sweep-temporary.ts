import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { isOfEndedProcess } from '../../temporary-name.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Removes files that killed processes left in a folder of temporary files, which is made when missing: at once where their name says that
 * their process has ended; else only files older than a day, since younger ones may still be written. Synchronous because it runs at start,
 * and seldom afterwards.
 */
export function sweepTemporary(folder: string, nowMs: number): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return sweep(folder, nowMs);
}

function sweep(folder: string, nowMs: number): number {
  let removed = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || (nowMs - found.mtimeMs < DAY_MS && !isOfEndedProcess(name))) continue;
    rmSync(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** The folders of temporary files of a process that serves or works. */
export function temporaryFolders({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): string[] {
  const stored = storage.kind === 'folder' ? join(dataDir, 'files') : join(dataDir, 'cache', 'objects');
  return [join(dataDir, 'incoming'), join(stored, '.tmp')];
}

/** Sweeps folders of temporary files now and every hour, until the function it returns is called. */
export function sweepHourly(
  folders: readonly string[],
  nowMs: () => number,
  onError: (error: unknown) => void,
): () => void {
  for (const folder of folders) sweepTemporary(folder, nowMs());
  const timer = setInterval(() => {
    for (const folder of folders) {
      try {
        // Never made here: where the folder is missing, the disk is not mounted.
        if (existsSync(folder)) sweep(folder, nowMs());
      } catch (error) {
        onError(error);
      }
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
