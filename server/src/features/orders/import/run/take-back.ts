import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import { setOpenOrders } from '../../../designs/index.ts';
import { checkLinesJob } from '../../lines/check-lines.ts';
import { countOpenLines } from '../../lines/line-counts.queries.ts';
import { deleteHistory, findChangedLater, findHistoryOfImport } from '../../lines/line-history.queries.ts';
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

type History = Awaited<ReturnType<typeof findHistoryOfImport>>;

/** The lines that an import made and those that it changed, locked. */
export interface HeldLines {
  made: readonly string[];
  history: History;
  now: ReadonlyMap<string, LineRecord>;
}

/** Locks the lines that an import, locked by the caller, made or changed. */
export async function holdLines(trx: Db, ownerId: string, importId: string): Promise<HeldLines> {
  const made = (await findLinesOfImport(trx, ownerId, importId)).map((line) => line.id);
  const history = await findHistoryOfImport(trx, ownerId, importId);
  const locked = await lockLines(trx, ownerId, [...made, ...history.map((one) => one.line_id)]);
  return { made, history, now: new Map(locked.map((line) => [line.id, line])) };
}

/** Removes the lines that an import made, and restores those that it changed and nobody changed since. */
export async function takeBack(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Db,
  ownerId: string,
  importId: string,
  { made, history, now }: HeldLines,
): Promise<{ removed: number; restored: number }> {
  const changedLater = new Set(await findChangedLater(trx, ownerId, importId));
  const own = history.filter(({ line_id }) => !changedLater.has(line_id));
  const restored = await restoreLines(trx, ownerId, rowCipherOf(config.keys, ownerId), own, now);
  await deleteHistory(trx, ownerId, importId);
  await deleteLinePictures(trx, jobs, ownerId, { importId });
  const designs = new Set([...restored.designs, ...(await deleteLines(trx, ownerId, made))]);
  await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, [...designs].sort()));
  if (restored.lines > 0) await jobs.enqueue(trx, checkLinesJob(ownerId));
  return { removed: made.length, restored: restored.lines };
}

/** Lines that were changed or deleted since stay as they are. */
async function restoreLines(
  trx: Db,
  ownerId: string,
  rowCipher: RowCipher,
  history: History,
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
