import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireClean } from '../../../platform/scanning/require-clean.ts';
import type { Services } from '../../../platform/services.ts';
import { imageRefusals } from '../image-refusals.ts';
import type { StoredImage } from '../images.queries.ts';
import type { InspectedPicture } from '../inspected-picture.ts';
import { createPictureDecoder, type DerivedPictures, derivePictures } from './derive/derive-pictures.ts';
import { hashFile } from './hash-file.ts';
import { recordProvenance } from './image-provenance.queries.ts';
import { inspectPicture, vectorDrawing } from './inspect/inspect-picture.ts';
import { type ImagePlace, type RecordNeeds, recordFile } from './record-image.ts';

type Needs = RecordNeeds;

/** A picture that passed every check an upload passes. */
export interface CheckedPicture {
  picture: InspectedPicture;
  /** Its `masterPath`, if any, is a temporary file that the caller deletes. */
  derived: DerivedPictures;
  sha256: string;
}

/** Checks a local file as uploads are checked and makes its preview, without recording it. Throws a Refusal. */
export async function checkPicture(
  services: Pick<Services, 'config' | 'imageState' | 'decoding'>,
  ownerId: string,
  path: string,
): Promise<CheckedPicture> {
  await requireClean(services, path);
  const vector = vectorDrawing(services, ownerId);
  const picture = await inspectPicture(path, { key: '', name: '' }, vector);
  const derived = await derivePictures(
    createPictureDecoder(services),
    ownerId,
    picture,
    join(services.config.dataDir, 'incoming'),
  );
  if (derived.isDamaged) {
    // Damage refuses here: the file can be fetched again, and nobody has seen it yet.
    if (derived.masterPath !== null) await rm(derived.masterPath, { force: true });
    throw imageRefusals.corrupt();
  }
  return { picture, derived, sha256: await hashFile(path) };
}

/**
 * Takes a picture that was generated here into the library, with how it was made. The same bytes return the existing
 * image, restored if it was deleted. Throws like an upload.
 */
export async function recordGeneratedImage(
  services: Needs,
  ownerId: string,
  file: { path: string; key: string },
  place: ImagePlace,
  provenance: object,
): Promise<StoredImage> {
  const image = await recordFile(services, ownerId, file, place);
  await recordProvenance(services.db, ownerId, image.id, provenance, 'generated');
  return image;
}
