import { readFileSync } from 'node:fs';

/** Start of a process in clock ticks since boot; field 22 of proc(5) `stat`. Null where there is no /proc. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
