import { message } from '@diy/contract/messages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Message } from '../../../platform/errors/refusal.ts';

/** A cell that a batch is to make and that has no design. */
export interface UnmadeCell {
  name: string;
  /** '' = it gets one when it is made. */
  sku: string;
  reason: Message;
}

/**
 * The cells of a batch that have no design, in the order of the matrix. Those left out on purpose are none of them; one whose
 * design could not be drawn has a design.
 */
export async function findUnmadeCells(db: Db, ownerId: string, batchId: string): Promise<UnmadeCell[]> {
  const rows = await db
    .selectFrom('batch_cells as c')
    .select(['c.name', 'c.sku', 'c.error', 'c.state'])
    .where('c.owner_id', '=', ownerId)
    .where('c.batch_id', '=', batchId)
    .where('c.state', 'in', ['waiting', 'queued', 'running', 'failed'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('designs as d')
            .select('d.id')
            .where('d.owner_id', '=', ownerId)
            .where('d.deleted_at', 'is', null)
            .where('d.idempotency_key', '=', sql<string>`'batch:' || c.batch_id || ':' || left(c.hash, 32)`),
        ),
      ),
    )
    .orderBy('c.position')
    .execute();
  return rows.map(({ name, sku, error, state }) => ({
    name,
    sku: sku ?? '',
    reason: (state === 'failed' && error) || message('batches.cell-not-made'),
  }));
}
