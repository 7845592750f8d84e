import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processStart } from '../process-start.ts';
import { claimFile, FileHeld, readText } from './claim-file.ts';

const LOOK_AGAIN_MS = 50;

/** Makes this process the holder of a file, which says pid and start time; returns what releases it. Throws FileHeld, see `claimFile`. */
export function claimForProcess(path: string): () => void {
  const text = `${process.pid} ${processStart(process.pid) ?? ''} ${randomUUID()}\n`;
  claimFile(path, text, (held) => {
    const { pid, start } = holderOf(held);
    return pid !== null && isRunning(pid, start);
  });
  return () => {
    if (readText(path) === text) rmSync(path, { force: true });
  };
}

/** Who holds a file of this kind; `pid` null where it does not say, as one that an earlier version left half-written. */
export function holderOf(text: string): { pid: number | null; start: string | null } {
  const [pid, start] = text.trim().split(' ');
  const number = Number(pid);
  return { pid: Number.isInteger(number) && number > 0 ? number : null, start: start || null };
}

/** Does something while this process holds a file, and waits for others to release it. Throws FileHeld when that takes longer than `patienceMs`. */
export async function whileClaimed<T>(path: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let release: () => void;
    try {
      release = claimForProcess(path);
    } catch (error) {
      if (!(error instanceof FileHeld) || Date.now() > deadline) throw error;
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    try {
      return await work();
    } finally {
      release();
    }
  }
}
