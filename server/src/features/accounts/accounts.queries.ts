import type { Generated, Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { nameKey } from './name-key.ts';

export interface AccountTable {
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
  password_hash: string;
  disabled_at: Date | null;
  /** When a password that the operator gave out ends; null = it is the person's own. */
  initial_until: Date | null;
  created_at: Generated<Date>;
}
export type AccountRow = Selectable<AccountTable>;
export type NewAccount = Insertable<AccountTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    accounts: AccountTable;
  }
}

/**
 * The account of a name, whatever its case; undefined when there is none. `nameKey` decides again, because the database's `lower()`
 * depends on its locale, and attempts to sign in are limited by `nameKey`: a spelling that only one of them matched would be a way
 * around the limit.
 */
export async function findAccountByName(db: Db, username: string): Promise<AccountRow | undefined> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(username)`, '=', sql<string>`lower(${username})`)
    .executeTakeFirst();
  return account && nameKey(account.username) === nameKey(username) ? account : undefined;
}

/** Whether the account `a` signs in with a second factor. */
export const hasFactor = sql<boolean>`exists (
  select from second_factors f where f.account_id = a.id and f.confirmed_at is not null)`;

/** Throws when there is no such account: ids come from sessions. */
export function getAccount(db: Db, accountId: string): Promise<AccountRow> {
  return db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
}

/** False for an account that is disabled or does not exist. */
export async function isEnabled(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('disabled_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.disabled_at === null;
}

export type ListedAccount = AccountRow & { has_factor: boolean };

/** All accounts, oldest first, disabled ones too. */
export function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db
    .selectFrom('accounts as a')
    .selectAll('a')
    .select(hasFactor.as('has_factor'))
    .orderBy('a.created_at')
    .execute();
}

/** False when the name or the SKU is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const result = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** Changes what is given and leaves the rest; nothing given = nothing done. */
export async function updateAccount(
  db: Db,
  accountId: string,
  change: Partial<Pick<AccountRow, 'nickname' | 'avatar' | 'password_hash' | 'initial_until'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('accounts').set(change).where('id', '=', accountId).execute();
}

/** Records that the account is disabled from now on, or enabled again. Its sessions are ended by the caller. */
export async function setAccountDisabled(db: Db, accountId: string, isDisabled: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ disabled_at: isDisabled ? sql<Date>`now()` : null })
    .where('id', '=', accountId)
    .execute();
}

/** URL of the account's avatar; empty when it has none. */
export async function findAvatars(db: Db, accountId: string): Promise<string[]> {
  const row = await db.selectFrom('accounts').select('avatar').where('id', '=', accountId).executeTakeFirst();
  return row?.avatar ? [row.avatar] : [];
}
