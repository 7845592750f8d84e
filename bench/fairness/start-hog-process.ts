import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HogWork } from './hog.ts';
import type { HogMessage } from './hog-process.ts';

const FILE = fileURLToPath(new URL('./hog-process.ts', import.meta.url));

/** Starts the busy account in a separate process; `stop` ends its calls and returns what it did. */
export function startHogProcess(input: Exclude<HogMessage, 'stop'>): { stop(): Promise<HogWork> } {
  const child = fork(FILE, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send(input satisfies HogMessage);
  return {
    async stop() {
      const reply = once(child, 'message');
      child.send('stop' satisfies HogMessage);
      const [work] = (await Promise.race([
        reply,
        ended.then(() => Promise.reject(new Error('the hog ended'))),
      ])) as [HogWork];
      await ended;
      return work;
    },
  };
}
