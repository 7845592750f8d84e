import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc; 100 on every Linux in use. */
const TICKS_PER_SECOND = 100;

/** What a set of processes has used up to now. Linux only: read from /proc. */
export interface Usage {
  /** User and system time together. */
  cpuMs: number;
  /** Sum of each process's own peak of resident memory; memory they share counts in each. */
  peakRssBytes: number;
}

/** A process and all below it. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    const parent = Number(statFields(pid)?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const queue = [root];
  for (let pid = queue.shift(); pid !== undefined; pid = queue.shift()) {
    found.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return found;
}

export function usageOf(pids: readonly number[]): Usage {
  const usage: Usage = { cpuMs: 0, peakRssBytes: 0 };
  for (const pid of pids) {
    const fields = statFields(pid);
    if (!fields) continue;
    usage.cpuMs += ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    usage.peakRssBytes += kilobytes(`/proc/${pid}/status`, 'VmHWM') * 1024;
  }
  return usage;
}

/** Memory now, pages shared by several processes divided among them. Slow on large processes: not while timing. */
export function proportionalBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss') * 1024, 0);
}

/** Fields of /proc/PID/stat after the name, which may hold spaces: [state, ppid, …, utime at 11, stime at 12]. */
function statFields(pid: number): string[] | undefined {
  const text = readText(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function kilobytes(path: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readText(path) ?? '')?.[1] ?? 0);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}
