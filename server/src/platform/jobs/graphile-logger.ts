import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from '../logging/logger.ts';

/** Passes the queue library's own messages on; its chatter becomes debug, its fields are left out. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'graphile-worker' }, message);
    else if (level === 'warning') log.warn({ part: 'graphile-worker' }, message);
    else log.debug({ part: 'graphile-worker' }, message);
  });
}
