import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    browser_keys: {
      account_id: string;
      encrypted: Buffer;
      created_at: Generated<Date>;
    };
  }
}

/** The account's key as it is stored; undefined when none was asked for yet. */
export async function findBrowserKey(db: Db, accountId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('browser_keys')
    .select('encrypted')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.encrypted;
}

/** Keeps a key unless there is one by now. */
export async function insertBrowserKey(db: Db, accountId: string, encrypted: Buffer): Promise<void> {
  await db
    .insertInto('browser_keys')
    .values({ account_id: accountId, encrypted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The keys of all accounts behind this one, in their order: the operator's command walks over them. */
export function listBrowserKeys(
  db: Db,
  after: string,
  limit: number,
): Promise<{ account_id: string; encrypted: Buffer }[]> {
  return db
    .selectFrom('browser_keys')
    .select(['account_id', 'encrypted'])
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();
}

/** Deletes an account's key. */
export async function deleteBrowserKey(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('browser_keys').where('account_id', '=', accountId).execute();
}
