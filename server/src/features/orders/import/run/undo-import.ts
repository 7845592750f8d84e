import { message } from '@diy/contract/messages';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeImport, lockImport } from '../../lines/imports.queries.ts';
import { holdLines, takeBack } from './take-back.ts';
import { findUndoRefusals } from './undo-refusals.ts';

/**
 * Undoes an import: deletes its lines and restores the lines it updated. Throws a Refusal when a later import or a person has
 * changed one of its lines, or one was produced or shipped, while it runs, and when it was undone before.
 */
export function undoImport(
  { db, config, jobs }: Pick<Services, 'db' | 'config' | 'jobs'>,
  ownerId: string,
  importId: string,
): Promise<{ removed: number; restored: number }> {
  return db.transaction().execute(async (trx) => {
    const importRecord = await lockImport(trx, ownerId, importId);
    if (!importRecord) throw notFound('orders');
    if (importRecord.state === 'importing') throw stillRunning();
    if (importRecord.state === 'undone') throw undoneBefore();
    const held = await holdLines(trx, ownerId, importId);
    // Every change of a line takes its lock first, so that nothing is added to what this finds.
    const refused = (await findUndoRefusals(trx, ownerId, [importRecord])).get(importId);
    if (refused) throw new Refusal(refused.reason);
    const taken = await takeBack({ config, jobs }, trx, ownerId, importId, held);
    await changeImport(trx, ownerId, importId, { state: 'undone' });
    return taken;
  });
}

function stillRunning(): Refusal {
  return new Refusal(message('orders.import-running'));
}

function undoneBefore(): Refusal {
  return new Refusal(message('orders.undone-before'));
}
