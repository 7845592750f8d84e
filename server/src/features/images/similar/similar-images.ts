import { SIMILAR_HINTS } from '@diy/contract/images/images';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findImages } from '../images.queries.ts';
import { findFingerprint, haveSameColours } from './find-fingerprint.ts';
import { hammingLookupKeys, MAX_DISTANCE } from './hamming-lookup-keys.ts';
import {
  findSimilarImages,
  findStoredFingerprint,
  type ImageFingerprint,
  insertFingerprint,
  listWithoutFingerprint,
  recordMissingFingerprint,
  type SimilarMatch,
} from './image-fingerprints.queries.ts';

/** The most matches by hash whose colours are compared; one motif may have thousands of colourways. */
const MAX_CANDIDATES = 1000;
const MAX_RESULTS = 50;

/** Similar images, nearest first, at most 50. Throws when the account has no such image. */
export async function findSimilar(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
): Promise<SimilarMatch[]> {
  const [image] = await findImages(services.db, ownerId, [imageId]);
  if (!image) throw notFound('images');
  const fingerprint = await fingerprintOf(services, ownerId, imageId, image.preview_key);
  return fingerprint === null ? [] : nearest(services, ownerId, imageId, fingerprint, MAX_RESULTS);
}

/** At most 3 similar images of each given image, by image id; images without any are left out. */
export async function findHints(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageIds: string[],
): Promise<Map<string, SimilarMatch[]>> {
  const hints = new Map<string, SimilarMatch[]>();
  for (const id of imageIds) {
    const fingerprint = await findStoredFingerprint(db, ownerId, id);
    const found = fingerprint ? await nearest({ db }, ownerId, id, fingerprint, SIMILAR_HINTS) : [];
    if (found.length > 0) hints.set(id, found);
  }
  return hints;
}

async function nearest(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageId: string,
  fingerprint: ImageFingerprint,
  limit: number,
): Promise<SimilarMatch[]> {
  const lookupKeys = hammingLookupKeys(fingerprint.hash);
  const found = await findSimilarImages(
    db,
    ownerId,
    fingerprint.hash,
    lookupKeys,
    MAX_DISTANCE,
    MAX_CANDIDATES,
  );
  return found
    .filter(({ id, colours }) => id !== imageId && haveSameColours(colours, fingerprint.colours))
    .slice(0, limit);
}

async function fingerprintOf(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
  previewKey: string,
): Promise<ImageFingerprint | null> {
  const stored = await findStoredFingerprint(db, ownerId, imageId);
  if (stored) return stored;
  const fingerprint = await findFingerprint(await storage.localPath(previewKey));
  if (fingerprint !== null) await insertFingerprint(db, ownerId, imageId, fingerprint);
  return fingerprint;
}

/** Computes fingerprints of images that are older than fingerprints, `limit` at a time. Returns how many it dealt with. */
export async function findMissingFingerprints(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  limit: number,
): Promise<number> {
  const waiting = await listWithoutFingerprint(services.db, limit);
  for (const { owner_id, image_id, preview_key } of waiting) {
    try {
      await fingerprintOf(services, owner_id, image_id, preview_key);
    } catch (error) {
      // A preview that is lost or damaged has no fingerprint; it must not stop the others forever.
      services.log.warn({ err: error, imageId: image_id }, 'no fingerprint found for an image');
    }
    await recordMissingFingerprint(services.db, owner_id, image_id);
  }
  return waiting.length;
}
