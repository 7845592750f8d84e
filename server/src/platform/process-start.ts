import { readFileSync } from 'node:fs';

/** Start of a process in clock ticks since boot; field 22 of proc(5) `stat`. Null where there is no /proc. */
export function processStart(pid: number): string | null {
  return readStat(pid)?.[19] ?? null;
}

/**
 * Whether the process that had this number and start still runs; one that has ended and whose parent has not noticed it yet does not. Where the
 * start is not known, the number alone says it.
 */
export function isRunning(pid: number, start: string | null): boolean {
  if (start !== null) {
    const stat = readStat(pid);
    return stat?.[19] === start && stat[0] !== 'Z';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The fields of proc(5) `stat` from the third one, the state, on. */
function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
