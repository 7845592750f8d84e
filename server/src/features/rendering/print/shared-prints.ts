import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { PrintFile } from '../../designs/index.ts';

/** Only facts about files are kept, and many of them fit. */
const MAX_KEPT = 2000;

/** Print files that this process has just made: in a batch, the colours of a product share one. */
export interface SharedPrints {
  /** A print file that is known or being made for another design of the account, or `make`'s. */
  share(ownerId: string, printKey: string, make: () => Promise<PrintFile>): Promise<PrintFile>;
}

/** Lets designs that print the same wait for one print file, in place of drawing it several times at once. */
export function createSharedPrints(storage: ObjectStore): SharedPrints {
  const kept = new Map<string, Promise<PrintFile>>();
  return {
    async share(ownerId, printKey, make) {
      const name = `${ownerId} ${printKey}`;
      const known = await kept.get(name)?.catch(() => undefined);
      // The file may have been removed meanwhile with the last design that showed it.
      if (known && (await storage.stat(known.key))?.bytes === known.bytes) return known;
      // Another waiting caller was first.
      const started = kept.get(name);
      if (started && known === undefined) return started;
      const making = make();
      kept.delete(name);
      kept.set(name, making);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      making.catch(() => {
        if (kept.get(name) === making) kept.delete(name);
      });
      return making;
    },
  };
}
