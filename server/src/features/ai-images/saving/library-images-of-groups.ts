import { notFound } from '../../../platform/errors/refusal.ts';
import { getImagesForDrawing, type RecordNeeds } from '../../images/index.ts';
import { pageOfImages } from '../generation/generated-images.queries.ts';
import { findGroup } from '../groups/ai-groups.queries.ts';
import { saveToLibrary } from './save-to-library.ts';

/**
 * Library images of all succeeded pictures of AI groups, in the order of the groups, newest run first; those not in
 * the library yet are put there. At most `limit`. Throws when a group is not there.
 */
export async function libraryImagesOfGroups(
  services: RecordNeeds,
  ownerId: string,
  groupIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const { db } = services;
  const found: string[] = [];
  for (const groupId of groupIds) {
    if (!(await findGroup(db, ownerId, groupId))) throw notFound('ai-images');
    const page = { offset: 0, limit: limit - found.length };
    const images = await pageOfImages(db, ownerId, groupId, 'succeeded', page);
    const known = images.flatMap(({ image_id }) => (image_id === null ? [] : [image_id]));
    const living = known.length === 0 ? [] : await getImagesForDrawing(db, ownerId, known);
    const kept = new Set(living.map(({ id }) => id));
    const missing = images.filter(({ image_id }) => image_id === null || !kept.has(image_id));
    const ids = missing.map(({ id }) => id);
    const saved = ids.length === 0 ? [] : (await saveToLibrary(services, ownerId, ids, '')).saved;
    const made = new Map(saved.map(({ id, imageId }) => [id, imageId]));
    for (const { id, image_id } of images) {
      const imageId = made.get(id) ?? (image_id !== null && kept.has(image_id) ? image_id : undefined);
      if (imageId !== undefined) found.push(imageId);
    }
    if (found.length >= limit) break;
  }
  return [...new Set(found)];
}
