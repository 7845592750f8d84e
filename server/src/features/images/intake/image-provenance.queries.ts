import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** Records how an image was made, unless that is recorded already. */
export async function recordProvenance(
  db: Db,
  ownerId: string,
  id: string,
  provenance: object,
  note: string,
): Promise<void> {
  await sql`
    update images set provenance = ${JSON.stringify(provenance)}::jsonb,
      notes = case when ${note} = any(notes) then notes else array_append(notes, ${note}) end
    where owner_id = ${ownerId} and id = ${id} and provenance is null`.execute(db);
}

/** How an image was made; null = not recorded. */
export async function findProvenance(db: Db, ownerId: string, id: string): Promise<unknown> {
  const { rows } = await sql<{ provenance: unknown }>`
    select provenance from images where owner_id = ${ownerId} and id = ${id}`.execute(db);
  return rows[0]?.provenance ?? null;
}

/** The prompts of generated images, by id; images without one are left out. */
export async function findImagePrompts(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; prompt: string }>`
    select id, provenance ->> 'prompt' as prompt from images
    where owner_id = ${ownerId} and id = any(${[...ids]}::text[]) and provenance ->> 'prompt' <> ''`.execute(
    db,
  );
  return new Map(rows.map(({ id, prompt }) => [id, prompt]));
}

/** The images that have these previews; deleted ones are left out. */
export function findImagesByPreview(
  db: Db,
  ownerId: string,
  previewKeys: string[],
): Promise<{ id: string; preview_key: string }[]> {
  return db
    .selectFrom('images')
    .select(['id', 'preview_key'])
    .where('owner_id', '=', ownerId)
    .where('preview_key', 'in', previewKeys)
    .where('deleted_at', 'is', null)
    .execute();
}
