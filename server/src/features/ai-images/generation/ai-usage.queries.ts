import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { OPEN_IMAGE_STATES } from './generated-images.state.ts';

/**
 * What an account had generated within thirty days. Images are counted that were made, are on their way, or were cancelled
 * only after a provider had begun; money also for every failure that was charged, however often an image was tried.
 */
export async function sumAiUsage(
  db: Db,
  ownerId: string,
): Promise<{ images: number; money: ReadonlyMap<string, number> }> {
  // One statement: an image that ends meanwhile is counted once, as open or as ended.
  const { rows } = await sql<{ currency: string; images: string; amount: number | null }>`
    select currency, sum(images) as images, sum(amount) as amount from (
      select currency, images, amount from ai_usage
      where owner_id = ${ownerId} and ended_at > now() - interval '30 days'
      union all
      select cost_currency, 1, cost_amount from ai_images
      where owner_id = ${ownerId} and state = any(${OPEN_IMAGE_STATES}::text[])) used
    group by currency`.execute(db);
  const paid = rows.filter(({ amount }) => amount !== null && amount > 0);
  return {
    images: rows.reduce((sum, row) => sum + Number(row.images), 0),
    money: new Map(paid.map(({ currency, amount }) => [currency, amount!])),
  };
}

/**
 * Counts what images have cost that have just ended, in the transaction that ended them: made ones, cancelled ones whose
 * making had begun, and failures that were charged.
 */
export async function countEnded(db: Db, ownerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into ai_usage (owner_id, images, amount, currency)
    select owner_id, case when state in ('succeeded', 'cancelled') then 1 else 0 end, cost_amount, cost_currency
    from ai_images
    where owner_id = ${ownerId} and id = any(${ids}::text[])
      and (state = 'succeeded' or (state = 'cancelled' and started_at is not null)
        or (state in ('failed', 'refused') and cost_amount > 0))`.execute(db);
}
