import type { WorkFrame, WorkItemState, WorkMark } from '@diy/contract/images/image-work';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import { OPEN_ITEM_STATES, workItemStates } from './work-item.state.ts';

/** Why nothing was made of a picture, or why a person should check what was. */
export interface ItemReason {
  id: string;
  text: Message;
}

interface WorkItemTable {
  owner_id: string;
  work_id: string;
  position: number;
  image_id: string;
  state: Generated<WorkItemState>;
  result_id: string | null;
  was_there: Generated<boolean>;
  edge_quality: 'clean' | 'check' | null;
  frame: JSONColumnType<WorkFrame> | null;
  mark: Generated<WorkMark>;
  reason: JSONColumnType<ItemReason> | null;
}
export type WorkItemRow = Selectable<WorkItemTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_work_items: WorkItemTable;
  }
}

/** Adds pictures behind those a run has; one that it has already is left out. */
export async function addItems(db: Db, ownerId: string, workId: string, imageIds: string[]): Promise<void> {
  await sql`
    insert into image_work_items (owner_id, work_id, position, image_id)
    select ${ownerId}, ${workId}, i.place - 1 + (
      select coalesce(max(position) + 1, 0) from image_work_items
      where owner_id = ${ownerId} and work_id = ${workId}), i.id
    from unnest(${imageIds}::text[]) with ordinality i (id, place)
    on conflict do nothing`.execute(db);
}

/** All items of a run, in their order. */
export function findItems(db: Db, ownerId: string, workId: string): Promise<WorkItemRow[]> {
  return db
    .selectFrom('image_work_items')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('work_id', '=', workId)
    .orderBy('position')
    .execute();
}

/** The image of a picture whose job runs; undefined when it has ended. */
export async function openImageOf(
  db: Db,
  ownerId: string,
  workId: string,
  position: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('image_work_items')
    .select('image_id')
    .where('owner_id', '=', ownerId)
    .where('work_id', '=', workId)
    .where('position', '=', position)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.image_id;
}

/** How a picture ended. */
export type ItemEnd =
  | {
      state: 'made';
      resultId: string;
      wasThere: boolean;
      edgeQuality: 'clean' | 'check' | null;
      frame: WorkFrame | null;
      /** Why a person should check it. */
      reason: ItemReason | null;
    }
  | { state: 'unchanged' }
  | { state: 'failed'; reason: ItemReason };

/** Ends a running picture; false when it has ended before, so that a late worker's result counts for nothing. */
export async function endItem(
  db: Db,
  ownerId: string,
  workId: string,
  position: number,
  end: ItemEnd,
): Promise<boolean> {
  const made =
    end.state === 'made'
      ? {
          result_id: end.resultId,
          was_there: end.wasThere,
          edge_quality: end.edgeQuality,
          frame: end.frame && JSON.stringify(end.frame),
          reason: end.reason && JSON.stringify(end.reason),
        }
      : {};
  const failed = end.state === 'failed' ? { reason: JSON.stringify(end.reason) } : {};
  const result = await db
    .updateTable('image_work_items')
    .set({ state: end.state, ...made, ...failed })
    .where('owner_id', '=', ownerId)
    .where('work_id', '=', workId)
    .where('position', '=', position)
    .where('state', 'in', workItemStates.statesBefore(end.state))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Stops the pictures that have not ended; returns those whose jobs there are. */
export async function cancelOpenItems(db: Db, ownerId: string, workId: string): Promise<number[]> {
  const { rows } = await sql<{ position: number; was: WorkItemState }>`
    update image_work_items i set state = 'cancelled' from (
      select position, state as was from image_work_items
      where owner_id = ${ownerId} and work_id = ${workId} and state = any(${OPEN_ITEM_STATES}::text[]) for update) o
    where i.owner_id = ${ownerId} and i.work_id = ${workId} and i.position = o.position
      and i.state = any(${workItemStates.statesBefore('cancelled')}::text[])
    returning i.position, o.was`.execute(db);
  return rows.filter(({ was }) => was === 'running').map(({ position }) => position);
}

/** Pictures of the account whose jobs there are. */
export async function countRunning(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('image_work_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks a run's next pictures as running and returns their places. Needs the account's lock. */
export async function claimNextItems(
  db: Db,
  ownerId: string,
  workId: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    update image_work_items set state = 'running'
    where owner_id = ${ownerId} and work_id = ${workId} and position in (
      select position from image_work_items
      where owner_id = ${ownerId} and work_id = ${workId}
        and state = any(${workItemStates.statesBefore('running')}::text[])
      order by position limit ${most})
      and state = any(${workItemStates.statesBefore('running')}::text[])
    returning position`.execute(db);
  return rows.map(({ position }) => position).sort((a, b) => a - b);
}

/** Pictures of runs by state. */
export async function countItems(
  db: Db,
  ownerId: string,
  workIds: readonly string[],
): Promise<{ work_id: string; state: WorkItemState; count: number }[]> {
  if (workIds.length === 0) return [];
  const rows = await db
    .selectFrom('image_work_items')
    .select((eb) => ['work_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('work_id', 'in', [...workIds])
    .groupBy(['work_id', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Marks results; returns those whose mark changed, or was set again, with what is deleted or comes back by it. */
export async function setMarks(
  db: Db,
  ownerId: string,
  workId: string,
  imageIds: readonly string[],
  mark: WorkMark,
): Promise<{ result_id: string; was_there: boolean }[]> {
  const rows = await db
    .updateTable('image_work_items')
    .set({ mark })
    .where('owner_id', '=', ownerId)
    .where('work_id', '=', workId)
    .where('image_id', 'in', [...imageIds])
    .where('state', '=', 'made')
    .where('result_id', 'is not', null)
    .returning(['result_id', 'was_there'])
    .execute();
  return rows.map(({ result_id, was_there }) => ({ result_id: result_id!, was_there }));
}
