import type { RecordStorage } from '../../../shared/uploads/part-records.ts';

/** The most PSDs remembered; a library shows the others as before. */
const MAX_WAITING = 200;

/**
 * PSDs of one account that are uploaded and whose reading the server has not been asked for yet: a page that is closed in between
 * leaves them to the next one.
 */
export function waitingReadings(storage: RecordStorage, accountId: string) {
  const storageKey = `psd-readings-waiting:${accountId}`;
  const list = (): string[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (ids: string[]): void => {
    try {
      // Write first: if storage throws, nothing is removed.
      storage.setItem(storageKey, JSON.stringify(ids.slice(-MAX_WAITING)));
      if (ids.length === 0) storage.removeItem(storageKey);
    } catch {
      // Only what a closed page leaves is lost.
    }
  };
  return {
    list,
    add: (id: string): void => write([...list().filter((one) => one !== id), id]),
    remove: (id: string): void => write(list().filter((one) => one !== id)),
  };
}
