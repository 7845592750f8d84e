import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Removes files that killed processes left in a folder of temporary files, which is made when missing; only files older
 * than a day, since younger ones may still be written. Synchronous because it runs at start, and seldom afterwards.
 */
export function sweepTemporary(folder: string, nowMs: number): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let removed = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || nowMs - found.mtimeMs < DAY_MS) continue;
    rmSync(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps a folder of temporary files now and every hour, until the function it returns is called. */
export function sweepHourly(
  folder: string,
  nowMs: () => number,
  onError: (error: unknown) => void,
): () => void {
  sweepTemporary(folder, nowMs());
  const timer = setInterval(() => {
    try {
      sweepTemporary(folder, nowMs());
    } catch (error) {
      onError(error);
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
