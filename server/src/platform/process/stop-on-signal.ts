import type { Logger } from '../logging/logger.ts';

const LONGEST_STOP_MS = 30_000;

/**
 * Calls `stop` once at SIGTERM, SIGINT or when the parent process is gone, and then ends this process; after 30 s, or
 * at a second signal, it ends anyway.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = async (why: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => {
      log.error({}, 'not everything stopped in time');
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    try {
      await stop();
      log.info({}, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void begin('SIGTERM'));
  process.on('SIGINT', () => void begin('SIGINT'));
  process.once('disconnect', () => void begin('parent gone'));
  // Killed while this process was still loading: nobody was listening then. Undefined without a parent to listen to.
  if (process.connected === false) void begin('parent gone');
}
