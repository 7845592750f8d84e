import { randomBytes } from 'node:crypto';
import { type Generated, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { acceptSecret } from '../database/require-same-secret.ts';
import { createKeyRing, FIRST_KEY } from '../secrets/key-ring.ts';
import { secretCipherOf } from '../secrets/secret-cipher.ts';
import type { EncryptedColumn } from './encrypt-again.queries.ts';

declare module '../database/tables.ts' {
  interface Tables {
    installation_keys: {
      id: number;
      encrypted: Buffer;
      is_current: Generated<boolean>;
      created_at: Generated<Date>;
      finished_at: Date | null;
    };
  }
}

const KEY_BYTES = 32;

/** What encrypts the key of this id. */
const keyCipher = (secretKey: string, id: number) =>
  secretCipherOf(createKeyRing(secretKey), 'installation-keys-1', String(id));

/** Reads the installation's keys into the process's ring; those of a SECRET_KEY that was lost are not among them. */
export async function loadKeys(
  db: Db,
  { secretKey, keys }: Pick<Config, 'secretKey' | 'keys'>,
): Promise<void> {
  const readAt = performance.now();
  const rows = await db.selectFrom('installation_keys').select(['id', 'encrypted', 'is_current']).execute();
  const known = rows.flatMap(({ id, encrypted }) => {
    const key = tryDecrypt(secretKey, id, encrypted);
    return key === null ? [] : [{ id, key }];
  });
  // One that cannot be read stays current until `secret accept`: encrypting with another one would hide the mistake.
  keys.replace(known, rows.find(({ is_current }) => is_current)?.id ?? FIRST_KEY, readAt);
}

/** After SECRET_KEY was lost: the keys it encrypted are not used any more, nor their numbers a second time. */
export async function retireLostKeys(db: Db, secretKey: string): Promise<void> {
  const rows = await db.selectFrom('installation_keys').select(['id', 'encrypted']).execute();
  for (const { id, encrypted } of rows) {
    if (tryDecrypt(secretKey, id, encrypted) !== null) continue;
    const ended = { is_current: false, finished_at: sql<Date>`now()` };
    await db.updateTable('installation_keys').set(ended).where('id', '=', id).execute();
  }
}

/**
 * SECRET_KEY is `next` from now on: every key that `secretKey` opens is encrypted under it instead, in one transaction, and the first key,
 * which was SECRET_KEY itself, stands in a row from the first time on. Returns the ids of keys that `secretKey` does not open; they stay as they are.
 */
export function replaceSecretKey(db: Db, secretKey: string, next: string): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('installation_keys')
      .select(['id', 'encrypted'])
      .orderBy('id')
      .forUpdate()
      .execute();
    const opened = rows.map(({ id, encrypted }) => ({ id, key: tryDecrypt(secretKey, id, encrypted) }));
    for (const { id, key } of opened) {
      if (key === null) continue;
      const encrypted = keyCipher(next, id).encrypt(key);
      await trx.updateTable('installation_keys').set({ encrypted }).where('id', '=', id).execute();
    }
    if (!opened.some(({ id, key }) => id === FIRST_KEY && key !== null)) {
      const encrypted = keyCipher(next, FIRST_KEY).encrypt(Buffer.from(secretKey));
      // It has ended as far as a rotation is concerned, and is never deleted: names are derived from it.
      const first = { id: FIRST_KEY, encrypted, is_current: false, finished_at: sql<Date>`now()` };
      await trx
        .insertInto('installation_keys')
        .values(first)
        .onConflict((met) => met.column('id').doUpdateSet({ encrypted }))
        .execute();
    }
    await acceptSecret(trx, next);
    return opened.flatMap(({ id, key }) => (key === null && id !== FIRST_KEY ? [id] : []));
  });
}

function tryDecrypt(secretKey: string, id: number, encrypted: Buffer): Buffer | null {
  try {
    return keyCipher(secretKey, id).decrypt(encrypted);
  } catch {
    return null;
  }
}

/** The key that a rotation was not done with, or a new one, which nothing is encrypted with yet. */
export async function beginKey(db: Db, secretKey: string): Promise<{ id: number; isNew: boolean }> {
  const unfinished = await db
    .selectFrom('installation_keys')
    .select('id')
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (unfinished) return { id: unfinished.id, isNew: false };
  const last = await db
    .selectFrom('installation_keys')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const id = (last?.id ?? FIRST_KEY) + 1;
  const encrypted = keyCipher(secretKey, id).encrypt(randomBytes(KEY_BYTES));
  await db.insertInto('installation_keys').values({ id, encrypted, finished_at: null }).execute();
  return { id, isNew: true };
}

/** What is written from now on is encrypted with this key, once a process has read it. */
export async function makeCurrent(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('installation_keys').set({ is_current: false }).where('id', '<>', id).execute();
    await trx.updateTable('installation_keys').set({ is_current: true }).where('id', '=', id).execute();
  });
}

/** Everything that can be read is encrypted under this key: the earlier ones have ended, and stay readable. */
export async function finishKey(db: Db, id: number): Promise<void> {
  await db
    .updateTable('installation_keys')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Keys that ended a day ago or earlier: every process that read something under them has written it by now. */
export async function endedKeys(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ended.id from installation_keys as ended, installation_keys as now_used
    where now_used.is_current and ended.id > ${FIRST_KEY} and ended.id < now_used.id and now_used.finished_at < now() - interval '24 hours'
    order by ended.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes those of the keys under which no row is; looks for rows in the same statement. Returns the ids of the deleted. */
export async function deleteUnusedKeys(
  db: Db,
  ids: readonly number[],
  columns: readonly EncryptedColumn[],
): Promise<number[]> {
  const unused = columns.map(
    ({ table, column }) => sql`not exists (
      select 1 from ${sql.table(table)} where substring(${sql.ref(column)} from 1 for 3) = '\\x02'::bytea || int2send(ended.id))`,
  );
  const { rows } = await sql<{ id: number }>`
    delete from installation_keys as ended
    where ended.id = any(${ids}::int[]) and not ended.is_current and ${sql.join(unused, sql` and `)}
    returning ended.id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * Runs `work` unless another command does the same at this moment; then it throws what `busy` makes.
 * @param work.own the server process of the transaction that is open meanwhile
 */
export function withInstallationKeysLock<T>(
  db: Db,
  work: (own: number) => Promise<T>,
  busy: () => Error,
): Promise<T> {
  // The lock ends with the transaction, also when the process is killed; `work` has connections of its own.
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean; own: number }>`
      select pg_try_advisory_xact_lock(hashtextextended('installation keys', 0)) as free, pg_backend_pid() as own`.execute(
      trx,
    );
    if (!rows[0]?.free) throw busy();
    return work(rows[0].own);
  });
}
