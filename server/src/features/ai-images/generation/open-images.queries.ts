import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { countEnded } from './ai-usage.queries.ts';
import { generatedImageStates, OPEN_IMAGE_STATES } from './generated-images.state.ts';

/** Which open images to stop; an image must meet all given conditions. */
export interface OpenImages {
  groupIds?: string[];
  runId?: string;
  ids?: string[];
}

/** Runs of open images that meet all given conditions. */
export async function findRunsOfOpenImages(db: Db, ownerId: string, which: OpenImages): Promise<string[]> {
  let query = db
    .selectFrom('ai_images')
    .select('run_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN_IMAGE_STATES);
  if (which.groupIds) query = query.where('group_id', 'in', which.groupIds);
  if (which.runId !== undefined) query = query.where('run_id', '=', which.runId);
  if (which.ids) query = query.where('id', 'in', which.ids);
  return (await query.execute()).map((row) => row.run_id);
}

/** Cancels what is queued or running and counts what that has cost; returns the runs and providers concerned, one row per image. */
export async function cancelOpenImages(
  db: Db,
  ownerId: string,
  { groupIds, runId, ids }: OpenImages,
): Promise<{ run_id: string; provider: string }[]> {
  let update = db
    .updateTable('ai_images')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('state', 'in', generatedImageStates.statesBefore('cancelled'));
  if (groupIds) update = update.where('group_id', 'in', groupIds);
  if (runId !== undefined) update = update.where('run_id', '=', runId);
  if (ids) update = update.where('id', 'in', ids);
  const cancelled = await update.returning(['id', 'run_id', 'provider']).execute();
  await countEnded(
    db,
    ownerId,
    cancelled.map((image) => image.id),
  );
  return cancelled;
}
