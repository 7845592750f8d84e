import type { Services } from '../../../platform/services.ts';
import { checkObjects, removeOrphans } from '../../../platform/storage/check-objects.ts';
import { imageObjects } from '../image-objects.queries.ts';

/** Files that are missing are logged up to this number. */
const LOGGED = 20;

/** Compares the stored files of images with the rows: files without a row are removed, rows without a file are logged. */
export async function removeOrphanFiles(
  services: Parameters<typeof checkObjects>[0] & Pick<Services, 'log'>,
): Promise<void> {
  const { families } = await checkObjects(services, [imageObjects]);
  for (const { objects, named, orphans, missing, missingCount } of families) {
    const removed = await removeOrphans(services, imageObjects, orphans);
    const figures = { objects, named, removed, missing: missingCount };
    services.log.info(figures, 'files of the library were held against its rows');
    if (missing.length > 0)
      services.log.error({ missing: missing.slice(0, LOGGED) }, 'files of images are missing');
  }
}
