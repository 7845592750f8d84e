import { message } from '@diy/contract/messages';
import type { Db } from '../../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { setOpenOrders } from '../../../designs/index.ts';
import { checkLinesJob } from '../../lines/check-lines.ts';
import { changeImport, lockImport } from '../../lines/imports.queries.ts';
import { countOpenLines } from '../../lines/line-counts.queries.ts';
import { deleteHistory, findHistoryOfImport } from '../../lines/line-history.queries.ts';
import {
  deleteLines,
  findLinesOfImport,
  type LineRecord,
  type LineUpdate,
  lockLines,
  updateLine,
} from '../../lines/lines.queries.ts';
import { openStoredLine } from '../../lines/open-stored-line.ts';
import { deleteLinePictures } from '../../pictures/delete-line-pictures.ts';
import { type RowCipher, rowCipherOf } from '../../privacy/encrypt-row.ts';
import { MADE_STATES, stateAfter } from '../../states/line-states.ts';
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
    const ids = (await findLinesOfImport(trx, ownerId, importId)).map((line) => line.id);
    const history = await findHistoryOfImport(trx, ownerId, importId);
    const locked = await lockLines(trx, ownerId, [...ids, ...history.map((one) => one.line_id)]);
    // Every change of a line takes its lock first, so that nothing is added to what this finds.
    const refused = (await findUndoRefusals(trx, ownerId, [importRecord])).get(importId);
    if (refused) throw new Refusal(refused.reason);
    const now = new Map(locked.map((line) => [line.id, line]));
    const restored = await restoreLines(trx, ownerId, rowCipherOf(config.keys, ownerId), history, now);
    await deleteHistory(trx, ownerId, importId);
    await deleteLinePictures(trx, jobs, ownerId, { importId });
    const designs = new Set([...restored.designs, ...(await deleteLines(trx, ownerId, ids))]);
    await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, [...designs].sort()));
    if (restored.lines > 0) await jobs.enqueue(trx, checkLinesJob(ownerId));
    await changeImport(trx, ownerId, importId, { state: 'undone' });
    return { removed: ids.length, restored: restored.lines };
  });
}

/** Lines that were changed or deleted since stay as they are. */
async function restoreLines(
  trx: Db,
  ownerId: string,
  rowCipher: RowCipher,
  history: Awaited<ReturnType<typeof findHistoryOfImport>>,
  now: ReadonlyMap<string, LineRecord>,
) {
  const designs: string[] = [];
  let lines = 0;
  for (const { line_id, before, reprint } of history) {
    const line = now.get(line_id);
    const stored = openStoredLine<Stored>(before, rowCipher);
    if (!line || isTouchedSince(line, stored)) continue;
    const { state, ...was } = revive(stored);
    // If the print did not change, a line that was produced keeps its state.
    const isMade = !reprint && MADE_STATES.includes(line.state);
    if (isMade) was.files_outdated = line.files_outdated;
    const restored = stateAfter(`restored-to-${isMade ? line.state : state}`, line.state);
    const mockup = reprint ? { mockup_key: null } : {};
    await updateLine(trx, ownerId, line_id, { ...was, ...mockup, state: restored });
    designs.push(line.design_id, was.design_id!);
    lines += 1;
  }
  return { lines, designs };
}

function isTouchedSince({ touched_at: now }: LineRecord, { touched_at: before }: Stored): boolean {
  return now !== null && now.toISOString() !== before;
}

type Stored = Omit<LineRecord, 'private' | 'placed_at' | 'ship_by' | 'touched_at'> & {
  private: string;
  touched_at: string | null;
  placed_at: string | null;
  ship_by: string | null;
};

/** A line from its stored JSON, without the fields that never change. */
function revive(stored: Stored): Omit<LineUpdate, 'state'> & Pick<LineRecord, 'state'> {
  const {
    owner_id: _owner,
    id: _id,
    seq: _seq,
    line_key: _key,
    problem: _problem,
    findings: _findings,
    checked_at: _checked,
    created_at: _created,
    updated_at: _updated,
    touched_at: _touched,
    print_key: _printKey,
    mockup_key: _mockup,
    ...line
  } = stored;
  const moment = (iso: string | null) => (iso === null ? null : new Date(iso));
  return {
    ...line,
    placed_at: moment(line.placed_at),
    ship_by: moment(line.ship_by),
    private: Buffer.from(line.private, 'base64'),
  };
}

function stillRunning(): Refusal {
  return new Refusal(message('orders.import-running'));
}

function undoneBefore(): Refusal {
  return new Refusal(message('orders.undone-before'));
}
