import { type DesignDocument, usedImageIds } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import { changeImageUses } from '../../images/index.ts';
import { countDesignImages, replaceDesignImages } from './image-uses.queries.ts';
import { unknownImages } from './unknown-images.ts';

/**
 * Records which images the newest version of a design uses; call it in the transaction that stores the version. Throws
 * a Refusal when one was removed for good since the document was checked.
 */
export async function recordImageUses(
  trx: Db,
  ownerId: string,
  designId: string,
  document: DesignDocument,
): Promise<void> {
  const { added, dropped } = await replaceDesignImages(trx, ownerId, designId, usedImageIds(document));
  const changes = [...added.map((id) => [id, 1] as const), ...dropped.map((id) => [id, -1] as const)];
  const found = await changeImageUses(trx, ownerId, new Map(changes));
  const missing = added.filter((id) => !found.has(id));
  if (missing.length > 0) throw unknownImages(missing);
}

/** Adjusts the use counts of images when designs were deleted (`by` = -1) or restored (1), in the same transaction. */
export async function countImageUses(
  trx: Db,
  ownerId: string,
  designIds: readonly string[],
  by: 1 | -1,
): Promise<void> {
  const uses = await countDesignImages(trx, ownerId, designIds);
  await changeImageUses(trx, ownerId, new Map([...uses].map(([id, count]) => [id, by * count])));
}
