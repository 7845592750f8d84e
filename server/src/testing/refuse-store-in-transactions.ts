import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../platform/services.ts';

const STORE_CALLS = ['put', 'stat', 'read', 'stream', 'localPath', 'delete'] as const;

/**
 * From now on every call of the object store fails that is made while its caller has a transaction open, also one for a font that is kept
 * in memory. Returns how often fonts were read outside of transactions, so that a test can say that some were.
 */
export function refuseStoreInTransactions({
  db,
  storage,
  fonts,
}: Pick<Services, 'db' | 'storage' | 'fonts'>): {
  fontsRead: number;
} {
  const open = new AsyncLocalStorage<true>();
  const begin = db.transaction;
  db.transaction = () => {
    const transaction = begin.call(db);
    const execute = transaction.execute;
    transaction.execute = (work) => open.run(true, () => execute.call(transaction, work) as never);
    return transaction;
  };
  const refuse = (what: string) => {
    if (open.getStore()) throw new Error(`${what} within a transaction`);
  };
  for (const name of STORE_CALLS) {
    const call = storage[name] as (...given: unknown[]) => Promise<unknown>;
    Object.assign(storage, {
      [name]: async (...given: unknown[]) => {
        refuse(`storage.${name}`);
        return call.apply(storage, given);
      },
    });
  }
  const counted = { fontsRead: 0 };
  const face = fonts.own.face;
  fonts.own.face = async (...given) => {
    refuse('a font');
    counted.fontsRead += 1;
    return face(...given);
  };
  return counted;
}
