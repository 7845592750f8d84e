import type { AiImageKind, AiStyle, GeneratedImageState } from '@diy/contract/ai-images/ai-image-shapes';
import type { Bilingual } from '@diy/contract/messages';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { countRows, type PageRange } from '../../../platform/database/page.ts';
import { OPEN_IMAGE_STATES } from './generated-images.state.ts';

/** What was asked for; kept with the image as its provenance. */
export interface ImageRequest {
  prompt: string;
  negativePrompt: string;
  kind: AiImageKind;
  style: AiStyle;
  widthPx: number;
  heightPx: number;
  /** Pattern family; empty = chosen by the words. */
  family: string;
  transparent: boolean;
  strength: number;
  sourceIds: string[];
  providerTitle: Bilingual;
}

export interface GeneratedImageTable {
  owner_id: string;
  id: string;
  seq: Generated<number>;
  group_id: string;
  run_id: string;
  state: GeneratedImageState;
  provider: string;
  request: ImageRequest;
  seed: number | null;
  model: Generated<string>;
  fence: Generated<number>;
  tries: Generated<number>;
  attempts: Generated<number>;
  not_before: Date | null;
  /** When a call that may cost something went out, until it is put back into the queue. */
  called_at: Date | null;
  draft_keys: Generated<string[]>;
  drafted_at: Date | null;
  original_key: string | null;
  preview_key: string | null;
  sha256: string | null;
  format: string | null;
  bytes: number | null;
  width_px: number | null;
  height_px: number | null;
  has_alpha: Generated<boolean>;
  cost_amount: number | null;
  cost_currency: string;
  is_cost_estimate: Generated<boolean>;
  failure_id: string | null;
  failure_detail: Generated<string>;
  image_id: string | null;
  favourite: Generated<boolean>;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  deleted_at: Date | null;
}
export type GeneratedImageRow = Selectable<GeneratedImageTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_images: GeneratedImageTable;
  }
}

/** An image before it is queued. */
export type NewGeneratedImage = Pick<
  GeneratedImageRow,
  'id' | 'group_id' | 'run_id' | 'provider' | 'request' | 'seed' | 'cost_amount' | 'cost_currency'
>;

/** Adds images that are to be generated, as queued. */
export async function insertImages(db: Db, ownerId: string, images: NewGeneratedImage[]): Promise<void> {
  const rows = images.map((image) => ({
    ...image,
    owner_id: ownerId,
    state: 'queued' as const,
    request: sql<ImageRequest>`${JSON.stringify(image.request)}::jsonb`,
  }));
  await db.insertInto('ai_images').values(rows).execute();
}

const living = (db: Db, ownerId: string) =>
  db.selectFrom('ai_images').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);

/** Which images of a group; null = any state. */
const ofGroup = (db: Db, ownerId: string, groupId: string, state: GeneratedImageState | null) => {
  const images = living(db, ownerId).where('group_id', '=', groupId);
  return state === null ? images : images.where('state', '=', state);
};

/** Newest run first, and in order within a run, since its images have one insertion time. */
export function pageOfImages(
  db: Db,
  ownerId: string,
  groupId: string,
  state: GeneratedImageState | null,
  page: PageRange,
): Promise<GeneratedImageRow[]> {
  return ofGroup(db, ownerId, groupId, state)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('seq')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Deleted images are not counted. */
export function countImagesOfGroup(
  db: Db,
  ownerId: string,
  groupId: string,
  state: GeneratedImageState | null,
): Promise<number> {
  return countRows(ofGroup(db, ownerId, groupId, state));
}

/** Images by id, deleted ones left out, in no order. */
export function findImages(db: Db, ownerId: string, ids: string[]): Promise<GeneratedImageRow[]> {
  return living(db, ownerId).where('id', 'in', ids).selectAll().execute();
}

/** Finds the images of a run in their order, deleted ones included. */
export function findImagesOfRun(db: Db, ownerId: string, runId: string): Promise<GeneratedImageRow[]> {
  return db
    .selectFrom('ai_images')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .orderBy('seq')
    .execute();
}

/** Images of each group by state. */
export function countStates(
  db: Db,
  ownerId: string,
  groupIds: string[],
): Promise<{ group_id: string; state: GeneratedImageState; count: number }[]> {
  return living(db, ownerId)
    .where('group_id', 'in', groupIds)
    .select((build) => ['group_id', 'state', build.fn.countAll<number>().as('count')])
    .groupBy(['group_id', 'state'])
    .execute();
}

const COVERS = 4;

/** Preview keys of each group's newest pictures, at most 4. */
export async function findCovers(
  db: Db,
  ownerId: string,
  groupIds: string[],
): Promise<{ group_id: string; preview_key: string }[]> {
  const { rows } = await sql<{ group_id: string; preview_key: string }>`
    select g.id as group_id, c.preview_key from unnest(${groupIds}::text[]) g (id)
    cross join lateral (
      select i.preview_key, i.created_at, i.seq from ai_images i
      where i.owner_id = ${ownerId} and i.group_id = g.id and i.deleted_at is null and i.state = 'succeeded'
      order by i.created_at desc, i.seq limit ${COVERS}) c
    order by g.id, c.created_at desc, c.seq`.execute(db);
  return rows;
}

/** The cost of a group's images, by currency. */
export async function findCosts(
  db: Db,
  ownerId: string,
  groupId: string,
): Promise<{ currency: string; amount: number }[]> {
  return db
    .selectFrom('ai_images')
    .select((build) => ['cost_currency as currency', build.fn.sum<number>('cost_amount').as('amount')])
    .where('owner_id', '=', ownerId)
    .where('group_id', '=', groupId)
    .where('is_cost_estimate', '=', false)
    .where('cost_amount', '>', 0)
    .groupBy('cost_currency')
    .orderBy('cost_currency')
    .execute();
}

/** Images of the account that wait or are being made. */
export async function countOpenImages(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ai_images')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN_IMAGE_STATES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes or restores; returns the ids that changed. */
export async function setGeneratedImagesDeleted(
  db: Db,
  ownerId: string,
  ids: string[],
  deleted: boolean,
): Promise<string[]> {
  const rows = await db
    .updateTable('ai_images')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Marks images as favourites, or not. Returns how many changed; deleted and foreign ones count for nothing. */
export async function setFavourite(
  db: Db,
  ownerId: string,
  ids: string[],
  favourite: boolean,
): Promise<number> {
  const result = await db
    .updateTable('ai_images')
    .set({ favourite })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('favourite', '<>', favourite)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Records which library image a generated one was saved as. */
export async function recordLibraryImage(
  db: Db,
  ownerId: string,
  id: string,
  imageId: string,
): Promise<void> {
  await db
    .updateTable('ai_images')
    .set({ image_id: imageId })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}
