import type { Logger } from '../logging/logger.ts';

const LONGEST_STOP_MS = 30_000;
/** A signal to a whole group comes twice: by itself, and passed on by the parent. A person's second signal comes later. */
const ECHO_MS = 1000;

/**
 * Calls `stop` once at SIGTERM, SIGINT or when the parent process is gone, and then ends this process; after 30 s, or
 * at a second signal that is no echo of the first, it ends anyway.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const begin = async (why: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
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
