import { join } from 'node:path';
import type { Services } from '../../../../platform/services.ts';
import { setSolid } from '../../write-images.queries.ts';
import { findInk } from './find-ink.ts';
import { insertInk, listWithoutInk, recordMissingInk } from './image-inks.queries.ts';
import { scanAlpha } from './scan-alpha.ts';

/**
 * Scans images without recorded ink, `limit` at a time, and again the alpha of those called semi-transparent by older
 * versions, which counted smooth edges. Each image is recorded by itself, so a killed worker resumes where it was.
 * Returns how many it scanned.
 */
export async function findMissingInks(
  services: Pick<Services, 'db' | 'storage' | 'log' | 'config'>,
  limit: number,
): Promise<number> {
  const { db, storage, log, config } = services;
  const waiting = await listWithoutInk(db, limit);
  for (const { owner_id, image_id, preview_key, master_key, has_semi_transparency } of waiting) {
    try {
      if (has_semi_transparency) {
        const folder = join(config.dataDir, 'incoming');
        const { hasSemiTransparency } = await scanAlpha(await storage.localPath(master_key), folder);
        if (!hasSemiTransparency) await setSolid(db, owner_id, image_id);
      }
      await insertInk(db, owner_id, image_id, await findInk(await storage.localPath(preview_key)));
    } catch (error) {
      // A preview that is lost or damaged shows nothing; it must not stop the others forever.
      log.warn({ err: error, imageId: image_id }, 'an image could not be looked at for preflight');
    }
    await recordMissingInk(db, owner_id, image_id);
  }
  return waiting.length;
}
