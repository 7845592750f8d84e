import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename } from 'node:path';
import { processTree, proportionalBytes, usageOf } from '../support/processes.ts';

/** Reading proportional memory walks the page tables, so it is not done more often. */
const MEMORY_EVERY_MS = 2000;

/** What a set of processes used while something ran. */
export interface Use {
  wallMs: number;
  /** Their processor time. */
  cpuMs: number;
  /** The same by what the process runs: a script's or a program's name. */
  byProgram: Record<string, number>;
  /** The same as a share of all cores. */
  ownShare: number;
  /** How busy the whole machine was, other work included. */
  machineShare: number;
  /** Largest sum of proportional set sizes seen, of all processes. */
  peakBytes: number;
  /** That sum by what the processes ran. */
  peakByProgram: Record<string, number>;
  /** The same sum at each look, in order. */
  memory: number[];
  /** Load average of the last minute, at the end. */
  load: number;
}

/** Watches the processes below `roots` until `stop`; what ends meanwhile counts as long as it was seen. */
export function watchUse(roots: () => readonly number[]): { stop(): Use } {
  const started = performance.now();
  const machine = machineTimes();
  const before = new Map<number, number>();
  const latest = new Map<number, number>();
  const names = new Map<number, string>();
  const memory: number[] = [];
  let isFirstLook = true;
  const look = () => {
    for (const pid of allBelow(roots())) {
      const { cpuMs } = usageOf([pid]);
      if (cpuMs === 0) continue;
      if (!before.has(pid)) before.set(pid, isFirstLook ? cpuMs : 0);
      latest.set(pid, cpuMs);
      if (!names.has(pid)) names.set(pid, programOf(pid));
    }
    isFirstLook = false;
  };
  look();
  const timer = setInterval(look, 250);
  let peakByProgram: Record<string, number> = {};
  const weigh = () => {
    const parts: Record<string, number> = {};
    for (const pid of allBelow(roots())) {
      const name = names.get(pid) ?? programOf(pid);
      parts[name] = (parts[name] ?? 0) + proportionalBytes([pid]);
    }
    const sum = Object.values(parts).reduce((all, bytes) => all + bytes, 0);
    if (sum > Math.max(0, ...memory)) peakByProgram = parts;
    memory.push(sum);
  };
  const slow = setInterval(weigh, MEMORY_EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      clearInterval(slow);
      if (memory.length === 0) weigh();
      const wallMs = performance.now() - started;
      let cpuMs = 0;
      const byProgram: Record<string, number> = {};
      for (const [pid, ms] of latest) {
        const own = ms - (before.get(pid) ?? 0);
        const name = names.get(pid) ?? '';
        cpuMs += own;
        byProgram[name] = (byProgram[name] ?? 0) + own;
      }
      const now = machineTimes();
      return {
        wallMs,
        cpuMs,
        byProgram,
        ownShare: cpuMs / (wallMs * cpus().length),
        machineShare: (now.busy - machine.busy) / (now.all - machine.all),
        peakBytes: Math.max(...memory),
        peakByProgram,
        memory,
        load: loadavg()[0] ?? NaN,
      };
    },
  };
}

function programOf(pid: number): string {
  try {
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const script = args.find((one) => /\.[jt]s$/.test(one));
    return basename(script ?? program.split(/[: ]/)[0] ?? '');
  } catch {
    return 'ended';
  }
}

function allBelow(roots: readonly number[]): number[] {
  return [...new Set(roots.flatMap(processTree))];
}

/** Clock ticks of all cores since start; idle and waiting for the disk are not busy. */
function machineTimes(): { busy: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, one) => sum + one, 0);
  return { all, busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0) };
}
