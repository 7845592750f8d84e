import type { LineState } from '@diy/contract/orders/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type LineRecord, recordProduced } from '../lines/lines.queries.ts';
import type { LineNote } from '../model/line-note.ts';
import { stateSetBy } from '../states/line-states.queries.ts';
import { statesBefore } from '../states/line-states.ts';
import { type PackedBefore, packedBy } from './packed-before.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    packed_lines: {
      owner_id: string;
      archive_id: string;
      line_id: string;
      was_state: LineState;
      was_outdated: boolean;
      line_version: Date;
    };
  }
}

type Before = Pick<Tables['packed_lines'], 'was_state' | 'was_outdated'>;

/**
 * What a line was without the archives that are not finished. `known` = before one of them packed it; where it is new again since, its print was
 * changed, and only files of before are outdated by that.
 */
function beforePacking(now: Pick<LineRecord, 'state' | 'files_outdated'>, known: Before | undefined): Before {
  if (!known) return { was_state: now.state, was_outdated: now.files_outdated };
  if (now.state !== 'new') return { was_state: known.was_state, was_outdated: known.was_outdated };
  return { was_state: now.state, was_outdated: known.was_outdated || known.was_state !== 'new' };
}

/**
 * Whether files of a line were packed by another archive than this, finished or not, or a person said that it is made. `archiveId`: null = no
 * print files are packed.
 */
export async function packedBefore(
  db: Db,
  ownerId: string,
  archiveId: string | null,
  line: Pick<LineRecord, 'id' | 'state' | 'files_outdated'>,
): Promise<PackedBefore> {
  const own =
    archiveId === null
      ? undefined
      : await db
          .selectFrom('packed_lines')
          .select(['was_state', 'was_outdated'])
          .where('owner_id', '=', ownerId)
          .where('archive_id', '=', archiveId)
          .where('line_id', '=', line.id)
          .executeTakeFirst();
  const before = beforePacking(line, own);
  return packedBy(before.was_state, before.was_outdated);
}

/**
 * Stores that a line's files were made for an archive, and what the line was before: until the archive is finished, it may be cancelled. False
 * when the line is no longer the version that this is about; nothing is stored then.
 */
export function recordPacked(
  db: Db,
  ownerId: string,
  archiveId: string,
  line: Pick<LineRecord, 'id' | 'updated_at'>,
  made: { problem: LineNote | null; mockupKey: string | null },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('order_lines')
      .select(['state', 'files_outdated'])
      .where('owner_id', '=', ownerId)
      .where('id', '=', line.id)
      .forUpdate()
      .executeTakeFirst();
    if (!now || !(await recordProduced(trx, ownerId, line, made))) return false;
    const known = await trx
      .selectFrom('packed_lines')
      .select(['archive_id', 'was_state', 'was_outdated'])
      .where('owner_id', '=', ownerId)
      .where('line_id', '=', line.id)
      .execute();
    const own = known.find((one) => one.archive_id === archiveId);
    const was = { ...beforePacking(now, own ?? known[0]), line_version: line.updated_at };
    await trx
      .insertInto('packed_lines')
      .values({ owner_id: ownerId, archive_id: archiveId, line_id: line.id, ...was })
      .onConflict((met) => met.columns(['owner_id', 'archive_id', 'line_id']).doUpdateSet(was))
      .execute();
    return true;
  });
}

/**
 * The archive is there: its lines stay as they are, also when another one with this or an earlier version of them is cancelled. Where another one has a
 * later version, the files of this one are void once that is cancelled.
 */
export async function confirmPacking(trx: Db, ownerId: string, archiveId: string): Promise<void> {
  await sql`delete from packed_lines as other using packed_lines as kept
    where kept.owner_id = ${ownerId} and kept.archive_id = ${archiveId} and other.owner_id = ${ownerId}
      and other.line_id = kept.line_id and other.archive_id <> ${archiveId} and other.line_version <= kept.line_version`.execute(
    trx,
  );
  await sql`update packed_lines as other set was_outdated = true from packed_lines as kept
    where kept.owner_id = ${ownerId} and kept.archive_id = ${archiveId} and other.owner_id = ${ownerId}
      and other.line_id = kept.line_id and other.archive_id <> ${archiveId}`.execute(trx);
  await trx
    .deleteFrom('packed_lines')
    .where('owner_id', '=', ownerId)
    .where('archive_id', '=', archiveId)
    .execute();
}

/**
 * The archive does not come: its lines are what they were before, unless another one that is being packed has them too. In the
 * transaction that ends the archive.
 */
export async function undoPacking(trx: Db, ownerId: string, archiveId: string): Promise<void> {
  // Locks lines in the order of all other changes of several lines, so that none waits for another forever.
  await sql`select from order_lines where owner_id = ${ownerId} and id in (
    select line_id from packed_lines where owner_id = ${ownerId} and archive_id = ${archiveId})
    order by id for update`.execute(trx);
  await trx
    .updateTable('order_lines')
    .from('packed_lines')
    .set({
      state: sql`case when packed_lines.was_state = 'new' then ${stateSetBy('unpacked')} else order_lines.state end`,
      files_outdated: sql<boolean>`case order_lines.state when 'new' then order_lines.files_outdated
          and (packed_lines.was_outdated or packed_lines.was_state <> 'new')
        else packed_lines.was_outdated end`,
    })
    .whereRef('packed_lines.line_id', '=', 'order_lines.id')
    .where('packed_lines.owner_id', '=', ownerId)
    .where('packed_lines.archive_id', '=', archiveId)
    .where('order_lines.owner_id', '=', ownerId)
    .where('order_lines.state', 'in', statesBefore('unpacked'))
    .where(
      sql<boolean>`not exists (select from packed_lines as other where other.owner_id = ${ownerId}
        and other.line_id = order_lines.id and other.archive_id <> ${archiveId})`,
    )
    .execute();
  await trx
    .deleteFrom('packed_lines')
    .where('owner_id', '=', ownerId)
    .where('archive_id', '=', archiveId)
    .execute();
}
