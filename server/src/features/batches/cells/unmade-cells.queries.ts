import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import { findKnownKeys } from '../../designs/index.ts';
import { cellKeyOfDesign } from './make-cell-design.ts';

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
    .selectFrom('batch_cells')
    .select(['name', 'sku', 'error', 'state', 'hash'])
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['waiting', 'queued', 'running', 'failed'])
    .orderBy('position')
    .execute();
  const keyOf = ({ hash }: { hash: string }) => cellKeyOfDesign({ batch_id: batchId, hash });
  const known = await findKnownKeys(db, ownerId, rows.map(keyOf));
  return rows.flatMap((row) => {
    const { name, sku, error, state } = row;
    if (known.has(keyOf(row))) return [];
    return {
      name,
      sku: sku ?? '',
      reason: (state === 'failed' && error) || message('batches.cell-not-made'),
    };
  });
}
