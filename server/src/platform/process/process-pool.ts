import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { killChild } from './kill-child.ts';
import { ChildEnded } from './limited-child.ts';
import { mallocSettings } from './malloc-settings.ts';

/** A program that stays up for many messages, and how it is run. */
export interface PooledProgram {
  script: string;
  /** As many processes at most; each works on one message at a time. */
  most: number;
  /** Niceness, 0 to 19; that of the process that starts it if that is higher. */
  priority: number;
  /** One that has had nothing to do for so long ends. */
  idleMs: number;
  /** A message that takes longer is given up, and its process is killed. */
  wallMs: number;
}

/** Processes that reply to messages. */
export interface ProcessPool {
  /** Sends a message and returns its one reply. Throws ChildEnded when the process was killed or crashed. */
  run<Reply>(message: object): Promise<Reply>;
  /** Ends idle child processes; busy ones end after their task. */
  end(): void;
}

/**
 * Processes of one of our programs that reply to one message after another, started when they are needed: starting one takes
 * longer than most of what they do. They have no environment, hence no secrets, and end when this process does.
 */
export function createProcessPool(program: PooledProgram): ProcessPool {
  const idle: ChildProcess[] = [];
  // A child is handed over in the tick it was started; otherwise its `exit` event is missed.
  const waiting: ((child: ChildProcess) => void)[] = [];
  let started = 0;

  const begin = (): ChildProcess => {
    started += 1;
    const child = start(program);
    // Its end follows, also of one that could not be started.
    child.on('error', () => undefined);
    child.once('close', () => {
      started -= 1;
      remove(idle, child);
      waiting.shift()?.(begin());
    });
    return child;
  };
  const end = (child: ChildProcess) => {
    remove(idle, child);
    killChild(child);
  };
  const release = (child: ChildProcess) => {
    const next = waiting.shift();
    if (next) return next(child);
    idle.push(child);
    hold(child, false);
    const timer = setTimeout(() => end(child), program.idleMs);
    timer.unref();
    idleTimers.set(child, timer);
  };
  const idleTimers = new WeakMap<ChildProcess, NodeJS.Timeout>();
  const work = async <Reply>(child: ChildProcess, message: object): Promise<Reply> => {
    clearTimeout(idleTimers.get(child));
    hold(child, true);
    try {
      const reply = await converse<Reply>(child, message, program.wallMs);
      release(child);
      return reply;
    } catch (error) {
      // If the message could not be sent, the child still runs and would occupy a slot for nothing.
      end(child);
      throw error;
    }
  };
  return {
    run<Reply>(message: object) {
      return new Promise<Reply>((resolve) => {
        const use = (child: ChildProcess) => resolve(work<Reply>(child, message));
        const free = idle.pop() ?? (started < program.most ? begin() : null);
        if (free) use(free);
        else waiting.push(use);
      });
    },
    end() {
      for (const child of [...idle]) end(child);
    },
  };
}

function start({ script, priority }: PooledProgram): ChildProcess {
  // In the source tree tsx runs the source.
  const fromSource = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...fromSource, '--max-old-space-size=512', script], {
    env: { ...mallocSettings, PATH: process.env.PATH },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, Math.max(priority, getPriority()));
  } catch {
    // It has ended already, or the system does not let us.
  }
  return child;
}

function converse<Reply>(child: ChildProcess, message: object, wallMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      killChild(child);
    }, wallMs);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', replied);
      child.off('close', ended);
    };
    const replied = (reply: unknown) => {
      settle();
      resolve(reply as Reply);
    };
    const ended = () => {
      settle();
      reject(new ChildEnded(isLate ? 'late' : 'crash'));
    };
    child.on('message', replied);
    child.on('close', ended);
    // A process that was not started, or has just ended, takes no message; its end is what is reported.
    if (child.pid !== undefined) child.send(message, () => undefined);
  });
}

/** An idle process does not keep this one running; one at work does. */
function hold(child: ChildProcess, isAtWork: boolean): void {
  if (isAtWork) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function remove(children: ChildProcess[], child: ChildProcess): void {
  const at = children.indexOf(child);
  if (at >= 0) children.splice(at, 1);
}
