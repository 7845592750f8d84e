import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from './logger.ts';

/** Logs the queue library's messages; its frequent ones become debug, its fields are left out. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'graphile-worker' }, message);
    else if (level === 'warning') log.warn({ part: 'graphile-worker' }, message);
    else log.debug({ part: 'graphile-worker' }, message);
  });
}
