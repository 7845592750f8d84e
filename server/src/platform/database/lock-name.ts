import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Waits until no other transaction holds this name, and holds it until this one ends. What counts and then inserts
 * does so behind a name of its owner; otherwise calls at the same moment all see room for one more.
 */
export async function lockName(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
