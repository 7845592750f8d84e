import type { AiSettings } from '@diy/contract/ai-images/ai-image-shapes';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing, countRows, newestPage, type PageRange } from '../../../platform/database/page.ts';

interface AiGroupTable {
  owner_id: string;
  id: string;
  seq: Generated<number>;
  type_id: string;
  name: string;
  prompt: string;
  settings: AiSettings;
  source_ids: string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_groups: AiGroupTable;
  }
}

export type GroupRow = Omit<Selectable<AiGroupTable>, 'owner_id' | 'seq' | 'deleted_at'>;
const COLUMNS = [
  'id',
  'type_id',
  'name',
  'prompt',
  'settings',
  'source_ids',
  'created_at',
  'updated_at',
] as const;

/** Which groups; null `categoryId` = all categories. */
export interface GroupFilter {
  categoryId: string | null;
  content: string;
}

function filtered(db: Db, ownerId: string, { categoryId, content }: GroupFilter) {
  let query = db.selectFrom('ai_groups').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  if (categoryId !== null) query = query.where('type_id', '=', categoryId);
  if (content !== '') {
    const pattern = containing(content);
    query = query.where((where) =>
      where.or([where('name', 'ilike', pattern), where('prompt', 'ilike', pattern)]),
    );
  }
  return query;
}

/** One page, newest first. */
export function pageOfGroups(
  db: Db,
  ownerId: string,
  filter: GroupFilter,
  page: PageRange,
): Promise<GroupRow[]> {
  return newestPage(filtered(db, ownerId, filter).select(COLUMNS), page);
}

/** Deleted groups are not counted. */
export function countGroups(db: Db, ownerId: string, filter: GroupFilter): Promise<number> {
  return countRows(filtered(db, ownerId, filter));
}

/** Deleted groups are not found. */
export function findGroup(db: Db, ownerId: string, id: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom('ai_groups')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The fields of a group that a person sets. */
export type GroupDraft = Pick<GroupRow, 'type_id' | 'name' | 'prompt' | 'settings' | 'source_ids'>;

/** Adds a group of the account. */
export async function insertGroup(db: Db, ownerId: string, id: string, draft: GroupDraft): Promise<void> {
  await db
    .insertInto('ai_groups')
    .values({ owner_id: ownerId, id, ...draft, settings: asJson(draft.settings), deleted_at: null })
    .execute();
}

/** Changes what is given of a group; its settings are replaced as a whole. */
export async function updateGroup(
  db: Db,
  ownerId: string,
  id: string,
  { settings, ...change }: Partial<GroupDraft>,
): Promise<void> {
  await db
    .updateTable('ai_groups')
    .set({
      ...change,
      ...(settings === undefined ? {} : { settings: asJson(settings) }),
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

const asJson = (settings: AiSettings) => sql<AiSettings>`${JSON.stringify(settings)}::jsonb`;

/** Deletes or restores; returns the ids that changed. */
export async function setGroupsDeleted(
  db: Db,
  ownerId: string,
  ids: string[],
  deleted: boolean,
): Promise<string[]> {
  const rows = await db
    .updateTable('ai_groups')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The given library images that are sources of a group; a deleted group counts, since it may be restored. */
export async function findImagesOfAiGroups(
  db: Db,
  ownerId: string,
  imageIds: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from ai_groups g cross join lateral unnest(g.source_ids) s (id)
    where g.owner_id = ${ownerId} and g.source_ids && ${imageIds}::text[] and s.id = any(${imageIds}::text[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.id));
}
