import type { Db } from '../../platform/database/db.ts';

/** What a killed process leaves of its run. */
export class WorkerDied extends Error {}

/** A database whose user dies before its statement number `statements` + 1, in the middle of whatever it does. */
export function dyingDb(db: Db, statements: number): Db {
  let left = statements;
  const plugin: Parameters<Db['withPlugin']>[0] = {
    transformQuery({ node }) {
      if (left-- <= 0) throw new WorkerDied();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin) as Db;
}
