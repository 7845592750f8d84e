import { type ChildProcess, spawn } from 'node:child_process';
import type { Logger } from '../logging/logger.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A child that has lived this long is healthy: its next restart is quick again. */
const HEALTHY_MS = 30_000;

/** A child process that is started again whenever it ends. */
export interface SupervisedChild {
  /** Asks the child to end and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `node <script>` as a child of this process; the child notices by its IPC channel when this process has ended.
 */
export function superviseChild(
  script: string,
  env: Record<string, string | undefined>,
  log: Logger,
): SupervisedChild {
  let stopping = false;
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const start = () => {
    const started = performance.now();
    child = spawn(process.execPath, [...process.execArgv, script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('error', (error) => log.error({ script, error: error.message }, 'child process failed'));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (performance.now() - started > HEALTHY_MS) pauseMs = FIRST_PAUSE_MS;
      log.warn({ script, code, signal, pauseMs }, 'child process ended; starting it again');
      timer = setTimeout(start, pauseMs);
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    });
  };
  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
