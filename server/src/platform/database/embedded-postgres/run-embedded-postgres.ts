import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './start-embedded-postgres.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const CHECK_EVERY_MS = 500;

/** A server that is started again, on the same port, whenever its process has died. */
export interface RunningPostgres {
  url: string;
  /** Fast shutdown; no restart after it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and keeps it running until `stop`. Connections break when it dies; pools reconnect since
 * the address stays the same. Throws when the first start fails; later failures are logged and tried again.
 */
export async function runEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  let current: EmbeddedPostgres = await startEmbeddedPostgres(options);
  const port = Number(new URL(current.url).port);
  let stopping = false;
  let restarting: Promise<void> | null = null;

  async function restart(): Promise<void> {
    options.log.warn({ pid: current.pid }, 'PostgreSQL has died; starting it again');
    try {
      current = await startEmbeddedPostgres({ ...options, port });
    } catch (error) {
      options.log.error({ error: String(error) }, 'PostgreSQL did not start; trying again');
    }
  }

  const timer = setInterval(() => {
    if (stopping || restarting || current.isAlive()) return;
    restarting = restart().finally(() => {
      restarting = null;
    });
  }, CHECK_EVERY_MS);

  return {
    url: current.url,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await restarting;
      await current.stop();
    },
  };
}
