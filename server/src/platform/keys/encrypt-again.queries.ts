import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { headOf } from '../secrets/encrypted-head.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { SecretCipher } from '../secrets/secret-cipher.ts';

/** A column of encrypted texts, each of which names its key. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The primary key's columns, in its order. */
  id: readonly string[];
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

interface Row {
  id: string[];
  owner: string;
  value: Buffer;
  kept: string | null;
}

/** Rows that one transaction locks: a tenth of a second of work. */
const ROWS_AT_ONCE = 200;

/**
 * One pass over the column's texts that are not under the ring's current key, a few hundred at a time, during whatever
 * reads and writes them. Rows that somebody else has locked are left out, so nothing waits in a circle: `countOutdated` says
 * what is left, and another pass takes it.
 */
export async function encryptColumnAgain(
  db: Db,
  keys: KeyRing,
  of: EncryptedColumn,
): Promise<EncryptedAgain> {
  const result = { done: 0, unreadable: 0 };
  let last: string[] | null = null;
  for (;;) {
    const rows: Row[] = await db.transaction().execute(async (trx) => {
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
    const end = rows.at(-1);
    if (!end) return result;
    last = end.id;
  }
}

/** How many of the column's texts are not under the ring's current key, as committed now. */
export async function countOutdated(db: Db, keys: KeyRing, of: EncryptedColumn): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(of.table)}
    where ${isOutdated(of, headOf(keys.current().id))}`.execute(db);
  return rows[0]!.count;
}

const isOutdated = ({ column }: EncryptedColumn, head: Buffer) =>
  sql`${sql.ref(column)} is not null and substring(${sql.ref(column)} from 1 for ${head.length}::int) <> ${head}`;

async function lockOutdated(
  trx: Db,
  of: EncryptedColumn,
  head: Buffer,
  last: string[] | null,
): Promise<Row[]> {
  const id = sql.join(of.id.map((name) => sql.ref(name)));
  const after = last === null ? sql`true` : sql`(${id}) > (${sql.join(last)})`;
  const kept = of.keeps === undefined ? sql`null` : sql.ref(of.keeps);
  const { rows } = await sql<Row>`
    select array[${sql.join(of.id.map((name) => sql`${sql.ref(name)}::text`))}] as id,
      ${sql.ref(of.owner)} as owner, ${sql.ref(of.column)} as value, ${kept} as kept
    from ${sql.table(of.table)} where ${isOutdated(of, head)} and ${after}
    order by ${id} limit ${ROWS_AT_ONCE} for no key update skip locked`.execute(trx);
  return rows;
}

async function write(trx: Db, of: EncryptedColumn, { id, kept }: Row, value: Buffer): Promise<void> {
  const [target, to] = [sql.table(of.table), sql.ref(of.column)];
  const isRow = sql`(${sql.join(of.id.map((name) => sql.ref(name)))}) = (${sql.join(id)})`;
  if (of.keeps === undefined) {
    await sql`update ${target} set ${to} = ${value} where ${isRow}`.execute(trx);
    return;
  }
  // The trigger clears a value that stays the same while the text changes.
  const [keeps, other] = [sql.ref(of.keeps), `${kept ?? ''}~`];
  await sql`update ${target} set ${to} = ${value}, ${keeps} = ${other} where ${isRow}`.execute(trx);
  await sql`update ${target} set ${keeps} = ${kept} where ${isRow}`.execute(trx);
}

function tryRenew({ renew }: EncryptedColumn, cipher: SecretCipher, value: Buffer): Buffer | null {
  try {
    return renew ? renew(cipher, value) : cipher.renew(value);
  } catch {
    return null;
  }
}
