import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/**
 * What an account had generated within thirty days. Images are counted that were made, are on their way, or were cancelled only after a
 * provider had begun; money also for failures that were charged. Nothing is purged before it is older.
 */
export async function aiUsage(
  db: Db,
  ownerId: string,
): Promise<{ images: number; money: ReadonlyMap<string, number> }> {
  const rows = await db
    .selectFrom('ai_images')
    .select([
      'cost_currency as currency',
      sql<string>`count(*) filter (where state not in ('failed', 'refused'))`.as('images'),
      sql<number | null>`sum(cost_amount)`.as('amount'),
    ])
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .where((build) => build.or([build('state', '!=', 'cancelled'), build('started_at', 'is not', null)]))
    .groupBy('cost_currency')
    .execute();
  const paid = rows.filter(({ amount }) => amount !== null && amount > 0);
  return {
    images: rows.reduce((sum, row) => sum + Number(row.images), 0),
    money: new Map(paid.map(({ currency, amount }) => [currency, amount!])),
  };
}
