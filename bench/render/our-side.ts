import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mallocSettings } from '../../scripts/setup/malloc-settings.mjs';
import type { Made, Stages, Task, WorkerSetup } from './protocol.ts';

/** Our worker in a separate process, bundled as the real one is. */
export interface OurSide {
  pid: number;
  make(serial: number): Promise<Made>;
  stages(serial: number): Promise<Stages>;
  /** Milliseconds for several designs, `atOnce` side by side. */
  makeMany(serials: number[], atOnce: number): Promise<number>;
  close(): Promise<void>;
}

export async function startOurSide(file: string, setup: WorkerSetup): Promise<OurSide> {
  const child: ChildProcess = fork(file, [JSON.stringify(setup)], {
    execArgv: [],
    // The settings of memory with which main-all starts a worker.
    env: { ...process.env, ...mallocSettings },
  });
  child.on('exit', (code) => {
    if (code) throw new Error(`Our worker ended with ${code}.`);
  });
  const ask = async <T>(task?: Task): Promise<T> => {
    if (task) child.send(task);
    const [response] = await once(child, 'message');
    return response as T;
  };
  await ask();
  return {
    pid: child.pid ?? 0,
    make: (serial) => ask<Made>({ kind: 'make', serial }),
    stages: (serial) => ask<Stages>({ kind: 'stages', serial }),
    makeMany: (serials, atOnce) => ask<number>({ kind: 'many', serials, atOnce }),
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
