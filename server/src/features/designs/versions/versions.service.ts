import { usedImageIds } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { findDesign } from '../read-designs.queries.ts';
import { findVersionInFull, findVersions, updateVersionName, type VersionFacts } from './versions.queries.ts';

export type { VersionFacts } from './versions.queries.ts';

/** Throws the same Refusal for a foreign, deleted or random id. */
async function requireDesign(db: Db, ownerId: string, id: string): Promise<void> {
  if (!(await findDesign(db, ownerId, id))) throw notFound('designs');
}

export async function listVersions(
  db: Db,
  ownerId: string,
  { id, before, limit }: { id: string; before?: number | undefined; limit: number },
): Promise<{ rows: VersionFacts[]; more: boolean }> {
  await requireDesign(db, ownerId, id);
  const rows = await findVersions(db, ownerId, id, { before, limit: limit + 1 });
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** One version and what it is drawn with; pictures that were deleted since are left out. */
export async function getVersion(db: Db, ownerId: string, id: string, version: number) {
  await requireDesign(db, ownerId, id);
  const found = await findVersionInFull(db, ownerId, id, version);
  if (!found) throw notFound('designs');
  return { ...found, images: await getImagesForDrawing(db, ownerId, usedImageIds(found.document)) };
}

/** Names a version of a design, or takes its name with an empty one. Throws a Refusal for a design or version that is not there. */
export async function nameVersion(
  db: Db,
  ownerId: string,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<void> {
  await requireDesign(db, ownerId, id);
  if (!(await updateVersionName(db, ownerId, id, version, name === '' ? null : name)))
    throw notFound('designs');
}
