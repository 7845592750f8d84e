import type { Services } from '../../platform/services.ts';
import { checkObjects, removeOrphans } from '../../platform/storage/check-objects.ts';
import { ownFontObjects } from './own-font-objects.queries.ts';

/** Deletes stored fonts that no row names, as after an account was deleted; rows without a file are logged. */
export async function removeOrphanFonts(
  services: Parameters<typeof checkObjects>[0] & Pick<Services, 'log'>,
): Promise<void> {
  const { families } = await checkObjects(services, [ownFontObjects]);
  for (const { orphans, missing } of families) {
    await removeOrphans(services, ownFontObjects, orphans);
    if (missing.length > 0) services.log.error({ missing }, 'files of own fonts are missing');
  }
}
