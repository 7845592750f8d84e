import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { headOf, type SecretCipher } from '../secrets/secret-cipher.ts';

/** A column of encrypted texts, each of which names its key. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The column with the account whose text it is. */
  owner: string;
  /** A column that a trigger clears when another one writes the text; it stays as it is. */
  keeps?: string;
  cipherOf(keys: KeyRing, ownerId: string): SecretCipher;
  /** The text under the current key, where more than the text itself is encrypted in it. */
  renew?(cipher: SecretCipher, encrypted: Buffer): Buffer;
}

/** What came of texts under earlier keys. `unreadable`: under a key that is gone, or damaged; they stay as they are. */
export interface EncryptedAgain {
  done: number;
  unreadable: number;
}

interface Place {
  place: string;
  owner: string;
  value: Buffer;
  kept: string | null;
}

/** Rows that one transaction locks: a tenth of a second of work. */
const ROWS_AT_ONCE = 200;

/**
 * Encrypts the column's texts under the ring's current key that are not yet, a few hundred at a time, beside whatever
 * reads and writes them. Where it was interrupted, calling it again goes on.
 */
export async function encryptColumnAgain(
  db: Db,
  keys: KeyRing,
  of: EncryptedColumn,
): Promise<EncryptedAgain> {
  const result = { done: 0, unreadable: 0 };
  // By their place on disk: a row that was written meanwhile has moved behind it, and is under the current key.
  let last = '(0,0)';
  for (;;) {
    const rows = await db.transaction().execute(async (trx) => {
      const found = await lockOutdated(trx, of, headOf(keys.current().id), last);
      for (const row of found) {
        const renewed = tryRenew(of, of.cipherOf(keys, row.owner), row.value);
        if (renewed === null) {
          result.unreadable += 1;
        } else {
          await write(trx, of, row, renewed);
          result.done += 1;
        }
      }
      return found;
    });
    if (rows.length === 0) return result;
    last = rows.at(-1)!.place;
  }
}

async function lockOutdated(
  trx: Db,
  { table, column, owner, keeps }: EncryptedColumn,
  head: Buffer,
  last: string,
): Promise<Place[]> {
  const kept: RawBuilder<unknown> = keeps === undefined ? sql`null` : sql`${sql.ref(keeps)}`;
  const { rows } = await sql<Place>`
    select ctid::text as place, ${sql.ref(owner)} as owner, ${sql.ref(column)} as value, ${kept} as kept
    from ${sql.table(table)}
    where ctid > ${last}::tid and ${sql.ref(column)} is not null
      and substring(${sql.ref(column)} from 1 for ${head.length}::int) <> ${head}
    order by ctid limit ${ROWS_AT_ONCE} for update`.execute(trx);
  return rows;
}

async function write(
  trx: Db,
  { table, column, keeps }: EncryptedColumn,
  { place, kept }: Place,
  value: Buffer,
): Promise<void> {
  const [target, to] = [sql.table(table), sql.ref(column)];
  if (keeps === undefined) {
    await sql`update ${target} set ${to} = ${value} where ctid = ${place}::tid`.execute(trx);
    return;
  }
  // The trigger clears a value that stays the same while the text changes.
  const other = `${kept ?? ''}~`;
  const { rows } = await sql<{ place: string }>`
    update ${target} set ${to} = ${value}, ${sql.ref(keeps)} = ${other} where ctid = ${place}::tid
    returning ctid::text as place`.execute(trx);
  await sql`update ${target} set ${sql.ref(keeps)} = ${kept} where ctid = ${rows[0]!.place}::tid`.execute(
    trx,
  );
}

function tryRenew({ renew }: EncryptedColumn, cipher: SecretCipher, value: Buffer): Buffer | null {
  try {
    return renew ? renew(cipher, value) : cipher.renew(value);
  } catch {
    return null;
  }
}
