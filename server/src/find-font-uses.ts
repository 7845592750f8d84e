import { nameBatch } from './features/batches/index.ts';
import { findDesignsWithFont } from './features/designs/index.ts';
import type { FindFontUses } from './features/own-fonts/index.ts';

const NAMED = 3;

/** What uses an own font, each figure from the feature that owns it. */
export const findFontUses: FindFontUses = async (db, ownerId, sha256) => {
  const { batchIds, ...uses } = await findDesignsWithFont(db, ownerId, sha256);
  const named = await Promise.all(batchIds.slice(0, NAMED).map((id) => nameBatch(db, ownerId, id)));
  return {
    ...uses,
    batches: batchIds.length,
    batchNames: named.flatMap((batch) => batch?.name ?? []),
  };
};
