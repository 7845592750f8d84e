import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { UNPRINTED_STATES } from '../states/line-states.ts';
import type { LineRecord } from './lines.queries.ts';

/** A line whose print key is to be worked out. */
export type UnkeyedLine = Pick<LineRecord, 'id' | 'private'>;

/** Checked, unprinted lines without a print key; `designId`: null = of any design. */
export function findLinesWithoutKey(
  db: Db,
  ownerId: string,
  designId: string | null,
  limit: number,
): Promise<UnkeyedLine[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'private'])
    .where('owner_id', '=', ownerId)
    .$if(designId !== null, (query) => query.where('design_id', '=', designId!))
    .where('print_key', 'is', null)
    .where('checked_at', 'is not', null)
    .where('state', 'in', [...UNPRINTED_STATES])
    .limit(limit)
    .execute();
}

/**
 * Stores print keys, except of lines whose words are others by now, and of those that somebody is changing now. The words themselves are
 * compared: what a seller said of them is written without another `updated_at`.
 */
export async function recordPrintKeys(
  db: Db,
  ownerId: string,
  lines: readonly (UnkeyedLine & { key: string })[],
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const words = lines.map((line) => hash('sha256', line.private));
  const keys = lines.map(({ key }) => key);
  await sql`update order_lines l set print_key = made.key
    from unnest(${ids}::text[], ${words}::text[], ${keys}::text[]) as made (id, words, key)
    where l.owner_id = ${ownerId} and l.id = made.id and encode(sha256(l.private), 'hex') = made.words
      and l.id in (select id from order_lines where owner_id = ${ownerId} and id = any(${ids}::text[]) for update skip locked)`.execute(
    db,
  );
}
