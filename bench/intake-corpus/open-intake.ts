import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Taken } from './taken.ts';

const MAX_MS = 180_000;
const script = fileURLToPath(new URL('./accept-file.ts', import.meta.url));

/** Takes files in, one after the other, in a child process: a crash or an endless file is an outcome. */
export function openIntake() {
  let child: ChildProcess | null = null;
  const start = () => {
    child = fork(script, { execArgv: ['--import', 'tsx'] });
    return child;
  };
  return {
    async take(path: string): Promise<Taken> {
      const asked = child ?? start();
      const taken = await new Promise<Taken>((resolve) => {
        const timer = setTimeout(() => resolve({ outcome: 'hung', reason: `${MAX_MS / 1000} s` }), MAX_MS);
        const settle = (outcome: Taken) => {
          clearTimeout(timer);
          resolve(outcome);
        };
        asked.removeAllListeners();
        asked.once('message', (message) => settle(message as Taken));
        asked.once('exit', (code, signal) => settle({ outcome: 'crashed', reason: String(signal ?? code) }));
        asked.send(path);
      });
      if (taken.outcome === 'hung') asked.kill('SIGKILL');
      if (taken.outcome === 'hung' || taken.outcome === 'crashed') child = null;
      return taken;
    },
    async close(): Promise<void> {
      child?.removeAllListeners();
      child?.disconnect();
    },
  };
}
