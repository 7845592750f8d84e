import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { UNPRINTED_STATES } from '../states/order-states.ts';
import type { LineRecord } from './lines.queries.ts';

/** A line whose print key is to be worked out. */
export type UnkeyedLine = Pick<LineRecord, 'id' | 'private' | 'updated_at'>;

/** Unprinted lines of a design without a print key, in the order of their ids. */
export function linesWithoutKey(
  db: Db,
  ownerId: string,
  designId: string,
  page: { after: string; limit: number },
): Promise<UnkeyedLine[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'private', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('print_key', 'is', null)
    .where('state', 'in', [...UNPRINTED_STATES])
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Stores print keys, except of lines that were changed since, and of those that somebody is changing now. */
export async function recordPrintKeys(
  db: Db,
  ownerId: string,
  lines: readonly (Pick<UnkeyedLine, 'id' | 'updated_at'> & { key: string })[],
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const moments = lines.map((line) => line.updated_at.toISOString());
  const keys = lines.map(({ key }) => key);
  await sql`update order_lines l set print_key = made.key
    from unnest(${ids}::text[], ${moments}::timestamptz[], ${keys}::text[]) as made (id, moment, key)
    where l.owner_id = ${ownerId} and l.id = made.id and date_trunc('milliseconds', l.updated_at) = made.moment
      and l.id in (select id from order_lines where owner_id = ${ownerId} and id = any(${ids}::text[]) for update skip locked)`.execute(
    db,
  );
}
