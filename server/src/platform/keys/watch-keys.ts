import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { loadKeys } from './installation-keys.queries.ts';

/** How often a process reads the keys. */
const READ_KEYS_MS = 2000;

/**
 * After this time every process has read a change of the keys, or has stopped encrypting because it could not. `cli secret rotate` waits
 * this long before it relies on that.
 */
export const SPREAD_MS = 5 * READ_KEYS_MS;

/** A process that could not read the keys for this long encrypts nothing. It must be less than `SPREAD_MS`, which relies on it. */
const LASTS_MS = 4 * READ_KEYS_MS;

/** Reads the installation's keys now and every two seconds, so that they can be replaced while the process runs. */
export async function watchKeys(
  services: Pick<Services, 'db' | 'config' | 'log'>,
): Promise<{ stop(): Promise<void> }> {
  await loadKeys(services.db, services.config);
  services.config.keys.expireAfter(LASTS_MS);
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await sleep(READ_KEYS_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await loadKeys(services.db, services.config).catch((error: Error) =>
        services.log.warn({ error: error.message }, 'the keys could not be read'),
      );
    }
  };
  const watching = watch();
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}
