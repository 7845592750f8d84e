import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface SecondFactorTable {
  account_id: string;
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<string>;
  created_at: Generated<Date>;
}

interface RecoveryCodeTable {
  account_id: string;
  id: string;
  code_hash: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    second_factors: SecondFactorTable;
    recovery_codes: RecoveryCodeTable;
  }
}

/** A second factor as it is stored. Until `confirmed_at` is set it only waits for its first code, and expires when none comes. */
export interface SecondFactorRow {
  secret: Buffer;
  confirmed_at: Date | null;
  is_waiting: boolean;
}

/** How long a new secret waits for its first code. */
const WAITS = sql`interval '15 minutes'`;

/** The account’s second factor, confirmed or not. */
export function findSecondFactor(db: Db, accountId: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .select(sql<boolean>`confirmed_at is null and created_at > now() - ${WAITS}`.as('is_waiting'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Keeps a secret that waits for its first code, instead of an earlier one; false when the account has one that counts. */
export async function insertWaiting(db: Db, accountId: string, secret: Buffer): Promise<boolean> {
  const result = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: sql<Date>`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** Makes this waiting secret count, its first code being that of `step`; false when it waits no more. */
export async function confirmWaiting(
  db: Db,
  accountId: string,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ confirmed_at: sql<Date>`now()`, last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Uses the code of a step up; false when it, or a later one, was used before. */
export async function claimCodeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes other changes of the second factor wait for the end of this transaction; false when it is off. */
export async function lockSecondFactor(trx: Db, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes secret and recovery codes, in the order of `lockSecondFactor`; false when there was no secret. */
export async function deleteSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const result = await db.deleteFrom('second_factors').where('account_id', '=', accountId).executeTakeFirst();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return Number(result.numDeletedRows) === 1;
}

/** Deletes secrets whose first code never came. */
export async function deleteAbandoned(db: Db): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${WAITS}`)
    .execute();
}

/** Hashes of the codes that are left, in no order; spent ones are deleted. */
export function listRecoveryCodes(db: Db, accountId: string): Promise<{ id: string; code_hash: string }[]> {
  return db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  codes: readonly { id: string; code_hash: string }[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, ...code })))
    .execute();
}

/** Uses a recovery code up; false when another call was quicker. */
export async function deleteRecoveryCode(db: Db, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
