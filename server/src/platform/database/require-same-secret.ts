import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigMistake } from '../config/config-mistake.ts';
import type { Db } from './db.ts';

declare module './tables.ts' {
  interface Tables {
    installation: { name: string; value: string };
  }
}

const NAME = 'secret-key';

/**
 * Throws one sentence when this process has another SECRET_KEY than the installation: its links would be refused by the
 * other processes, and it could not read the orders they encrypted. The first process that serves or
 * works records its key's fingerprint (`mayRecord`); a command, which may run in a shell without the setting, must not.
 */
export async function requireSameSecret(
  db: Db,
  secretKey: string,
  { mayRecord }: { mayRecord: boolean },
): Promise<void> {
  const mine = fingerprintOf(secretKey);
  if (mayRecord)
    await sql`insert into installation (name, value) values (${NAME}, ${mine}) on conflict do nothing`.execute(
      db,
    );
  const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
  if (row === undefined || row.value === mine) return;
  throw new ConfigMistake(
    'SECRET_KEY 与这个数据库使用的不同：请把原来的密钥（DATA_DIR/secret 或 SECRET_KEY）交给每一个进程。原密钥若已丢失，运行 npm run --silent cli -- secret accept，此前加密的买家信息将无法再读取',
    'SECRET_KEY is not the one that this database was used with: give every process the same key. If it is lost, run npm run --silent cli -- secret accept; what was encrypted with it stays unreadable',
  );
}

/** Makes this process's key the installation's. */
export async function acceptSecret(db: Db, secretKey: string): Promise<void> {
  const value = fingerprintOf(secretKey);
  await sql`insert into installation (name, value) values (${NAME}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/** A key of 256 random bits cannot be found from this. */
export function fingerprintOf(secretKey: string): string {
  return createHash('sha256').update(`installation ${secretKey}`).digest('hex').slice(0, 32);
}
