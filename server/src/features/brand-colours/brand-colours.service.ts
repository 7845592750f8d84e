import type { BrandColours } from '@diy/contract/brand-colours';
import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { findBrandColours, insertBrandColours, replaceBrandColours } from './brand-colours.queries.ts';

/** An account that has saved none has none, at version 0. */
export async function listBrandColours(db: Db, ownerId: string): Promise<BrandColours> {
  const row = await findBrandColours(db, ownerId);
  return { version: row?.version ?? 0, list: row?.colours ?? [] };
}

/** Replaces all of them if nobody else has since the caller read them. */
export async function saveBrandColours(
  db: Db,
  ownerId: string,
  { version, list }: BrandColours,
): Promise<BrandColours> {
  const isStored =
    version === 0
      ? await insertBrandColours(db, ownerId, list)
      : await replaceBrandColours(db, ownerId, version, list);
  if (!isStored) throw new Refusal(message('brand-colours.stale-version'));
  return { version: version + 1, list };
}
