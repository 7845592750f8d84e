import { expect, it } from 'vitest';
import type { Db } from './db.ts';
import { transactionOrUndo } from './transaction-or-undo.ts';

/** A database whose COMMIT succeeds, or whose response is lost. */
const databaseWith = (commit: () => void) =>
  ({
    transaction: () => ({
      async execute(work: (trx: Db) => Promise<unknown>) {
        const result = await work({} as Db);
        commit();
        return result;
      },
    }),
  }) as unknown as Db;
const lost = () => {
  throw new Error('connection lost');
};

it.each<[string, () => void, () => Promise<string>, string, number]>([
  ['is committed', () => undefined, async () => 'made', 'made', 0],
  [
    'fails before its commit',
    () => undefined,
    async () => Promise.reject(new Error('refused')),
    'refused',
    1,
  ],
  ['loses the response to its commit', lost, async () => 'made', 'connection lost', 0],
])('what was made outside a transaction that %s', async (_, commit, work, outcome, undone) => {
  let times = 0;
  const result = await transactionOrUndo(databaseWith(commit), work, async () => {
    times += 1;
  }).catch((error: Error) => error.message);
  expect([result, times]).toEqual([outcome, undone]);
});
