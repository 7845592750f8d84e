import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { killChild } from './kill-child.ts';

/** What a program that reads files from strangers may use before it is killed. */
export interface ChildLimits {
  /** Processor seconds, held by the system on Linux and macOS even when this process is gone. */
  cpuSeconds: number;
  /** Real time, for what waits without working; also where processor time cannot be limited. */
  wallMs: number;
  /** Bytes in memory, checked on Linux. */
  memoryBytes: number;
}

/**
 * The program was killed for one of its limits, or ended without a word, which a crash does. `time` is its processor time,
 * `late` real time, which a busy machine uses up for it.
 */
export class ChildEnded extends Error {
  constructor(readonly reason: 'time' | 'late' | 'memory' | 'crash' | 'stopping') {
    super(`the reading process was ended: ${reason}`);
    this.name = 'ChildEnded';
  }
}

const SAMPLE_MS = 50;
const children = new Set<ChildProcess>();
let isStopping = false;

/** Kills every limited child, now and from now on: what they do is worth nothing to a process that stops. */
export function endLimitedChildren(): void {
  isStopping = true;
  for (const child of children) killChild(child);
}

/** A message of the program before its reply: how far it is. */
export interface ChildProgress<Step> {
  progress: Step;
}

/** Progress of a program, and how a caller ends it. */
export interface ChildWatch<Step> {
  /** Receives the program's progress before its reply. */
  onProgress?: ((step: Step) => void) | undefined;
  /** Kills the program when it is aborted. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends one message to a program in a separate process and returns its one reply; the process ends then. It has no
 * environment, hence no secrets, and the lowest priority but one. Throws ChildEnded, or the reason of the signal.
 */
export async function runLimitedChild<Reply, Step = never>(
  script: string,
  message: object,
  limits: ChildLimits,
  { onProgress, signal }: ChildWatch<Step> = {},
): Promise<Reply> {
  signal?.throwIfAborted();
  if (isStopping) throw new ChildEnded('stopping');
  const child = start(script, limits.cpuSeconds);
  children.add(child);
  const watch = watchMemory(child, limits.memoryBytes);
  const end = () => killChild(child);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await converse<Reply, Step>(child, message, limits, { watch, onProgress });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    watch.stop();
    children.delete(child);
    killChild(child);
  }
}

function start(script: string, cpuSeconds: number): ChildProcess {
  // In the source tree tsx runs the source, and needs another second for itself.
  const fromSource = script.endsWith('.ts');
  const seconds = Math.ceil(cpuSeconds) + (fromSource ? 5 : 0);
  const args = [...(fromSource ? ['--import', 'tsx'] : []), '--max-old-space-size=512', script];
  const isPosix = process.platform !== 'win32';
  const child = spawn(
    isPosix ? '/bin/sh' : process.execPath,
    isPosix ? ['-c', `${limitTime(seconds)}; exec "$0" "$@"`, process.execPath, ...args] : args,
    {
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let us.
  }
  return child;
}

/**
 * A hard limit one second above the soft one: the system ends the process by SIGXCPU, which names the reason, and not by the
 * SIGKILL of equal limits. No core file.
 */
const limitTime = (seconds: number) => `ulimit -c 0; ulimit -H -t ${seconds + 1}; ulimit -S -t ${seconds}`;

interface MemoryWatch {
  isOver(): boolean;
  stop(): void;
}

/** Linux says how much memory a process holds; elsewhere only time is limited. */
function watchMemory(child: ChildProcess, memoryBytes: number): MemoryWatch {
  let isOver = false;
  const sample = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'latin1');
    const heldKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    if (heldKb * 1024 <= memoryBytes) return;
    isOver = true;
    killChild(child);
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  timer.unref();
  return { isOver: () => isOver, stop: () => clearInterval(timer) };
}

function converse<Reply, Step>(
  child: ChildProcess,
  message: object,
  { wallMs }: ChildLimits,
  { watch, onProgress }: { watch: MemoryWatch; onProgress: ((step: Step) => void) | undefined },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      killChild(child);
    }, wallMs);
    child.on('message', (reply) => {
      if (isProgress<Step>(reply)) return onProgress?.(reply.progress);
      clearTimeout(timer);
      resolve(reply as Reply);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (_code, signal) => {
      clearTimeout(timer);
      const isSpent = signal === 'SIGXCPU';
      const reason = watch.isOver() ? 'memory' : isLate ? 'late' : isSpent ? 'time' : 'crash';
      reject(new ChildEnded(isStopping ? 'stopping' : reason));
    });
    child.send(message, (error) => error && reject(error));
  });
}

const isProgress = <Step>(reply: unknown): reply is ChildProgress<Step> =>
  typeof reply === 'object' && reply !== null && 'progress' in reply;
