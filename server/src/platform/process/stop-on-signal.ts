import type { Logger } from '../logging/logger.ts';

const LONGEST_STOP_MS = 30_000;
/**
 * A signal to a process group arrives twice: directly, and forwarded by the parent. A person's second signal comes
 * later.
 */
const ECHO_MS = 1000;

/**
 * Calls `stop` once at SIGTERM, SIGINT or when the parent process has ended, and then ends this process; after 30 s, or
 * at a second signal that is not the forwarded first one, it ends anyway.
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
  // The parent may have been killed while this process was still loading. Undefined without a parent.
  if (process.connected === false) void begin('parent gone');
}
