import { SIMILAR_HINTS } from '@diy/contract/images/images';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findImages } from '../images.queries.ts';
import { findLook, haveSameColours } from './find-fingerprint.ts';
import { bandProbes, MAX_DISTANCE } from './hamming-lookup-keys.ts';
import {
  doneWithoutLook,
  findLookAlikes,
  findStoredLook,
  insertLook,
  type Look,
  type LookAlike,
  listWithoutLook,
} from './image-fingerprints.queries.ts';

/** Look-alikes by hash that are judged by colour; thousands of one motif in all colours would be too many. */
const MAX_CANDIDATES = 1000;
const MAX_ANSWERS = 50;

/** Images that look much like this one, nearest first, at most 50. Throws when the account has no such image. */
export async function findSimilar(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
): Promise<LookAlike[]> {
  const [image] = await findImages(services.db, ownerId, [imageId]);
  if (!image) throw notFound('images');
  const look = await lookOf(services, ownerId, imageId, image.preview_key);
  return look === null ? [] : nearest(services, ownerId, imageId, look, MAX_ANSWERS);
}

/** For a row just saved: at most 3, by image id; those without any are left out. */
export async function findHints(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageIds: string[],
): Promise<Map<string, LookAlike[]>> {
  const hints = new Map<string, LookAlike[]>();
  for (const id of imageIds) {
    const look = await findStoredLook(db, ownerId, id);
    const found = look ? await nearest({ db }, ownerId, id, look, SIMILAR_HINTS) : [];
    if (found.length > 0) hints.set(id, found);
  }
  return hints;
}

async function nearest(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageId: string,
  look: Look,
  limit: number,
): Promise<LookAlike[]> {
  const probes = bandProbes(look.hash);
  const found = await findLookAlikes(db, ownerId, look.hash, probes, MAX_DISTANCE, MAX_CANDIDATES);
  return found
    .filter(({ id, colours }) => id !== imageId && haveSameColours(colours, look.colours))
    .slice(0, limit);
}

async function lookOf(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
  previewKey: string,
): Promise<Look | null> {
  const stored = await findStoredLook(db, ownerId, imageId);
  if (stored) return stored;
  const look = await findLook(await storage.localPath(previewKey));
  if (look !== null) await insertLook(db, ownerId, imageId, look);
  return look;
}

/** Finds the looks of images that are older than looks, `limit` at a time. Answers how many it dealt with. */
export async function findMissingLooks(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  limit: number,
): Promise<number> {
  const waiting = await listWithoutLook(services.db, limit);
  for (const { owner_id, image_id, preview_key } of waiting) {
    try {
      await lookOf(services, owner_id, image_id, preview_key);
    } catch (error) {
      // A preview that is lost or damaged has no look; it must not stop the others for ever.
      services.log.warn({ err: error, imageId: image_id }, 'no look found for an image');
    }
    await doneWithoutLook(services.db, owner_id, image_id);
  }
  return waiting.length;
}
