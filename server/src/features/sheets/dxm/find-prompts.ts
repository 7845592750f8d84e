import { usedImageIds } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { findImagePrompts } from '../../images/index.ts';

/**
 * The prompts from which the pictures of designs were generated, by image. Titles take words from them if nobody wrote any.
 */
export function findPrompts(
  db: Db,
  ownerId: string,
  designs: readonly Pick<DesignForExport, 'document'>[],
): Promise<Map<string, string>> {
  const ids = new Set(designs.flatMap(({ document }) => usedImageIds(document)));
  return findImagePrompts(db, ownerId, [...ids]);
}
