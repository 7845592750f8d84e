import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../platform/database/db.ts';
import { requireClean } from '../../../platform/scanning/require-clean.ts';
import type { Services } from '../../../platform/services.ts';
import { contentTypeOf } from '../../../platform/storage/content-types.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { ObjectMissing, StorageFull } from '../../../platform/storage/storage-errors.ts';
import { markUploadUsed, uploadStateOf } from '../../uploads/index.ts';
import { type NoteId, withFixedPixels } from '../image-notes.ts';
import { imageRefusals } from '../image-refusals.ts';
import { findImageBySha, type StoredImage } from '../images.queries.ts';
import type { InspectedPicture } from '../inspected-picture.ts';
import { requireQuota, requireStorage } from '../require-quota.ts';
import { insertFingerprint } from '../similar/image-fingerprints.queries.ts';
import { insertImage, lowerDetail, reviveImage, setImagesDeleted } from '../write-images.queries.ts';
import { createPictureDecoder, type DerivedPictures, derivePictures } from './derive/derive-pictures.ts';
import { insertInk } from './derive/image-inks.queries.ts';
import { hashFile } from './hash-file.ts';
import { deleteDraft, recordDraft } from './image-drafts.queries.ts';
import { masterKeyOf, originalKeyOf, previewKeyOf } from './image-keys.ts';
import { inspectPicture, vectorDrawing } from './inspect/inspect-picture.ts';

/** Services that recording a picture needs, in the library or outside it. */
export type RecordNeeds = Pick<Services, 'db' | 'storage' | 'config' | 'newId' | 'imageState' | 'decoding'>;

/** The name and category under which the image is listed. */
export interface ImagePlace {
  name: string;
  /** Empty = uncategorised. */
  categoryId: string;
  /** Not for the library: the image is deleted from the start; a known image stays as it is. */
  isUnlisted?: true;
  /** Recorded like an unlisted one, but with what the library takes; `listPendingImages` puts it there. */
  isPending?: true;
  /** Made from a picture that lacks data. */
  isDamaged?: boolean;
  /** Share of its pixels along a side that it has detail for; absent = 1. */
  detail?: number;
  /** Called in the transaction that puts the image into the library: a new one, or one that was deleted. */
  onNew?(trx: Db, image: { id: string; categoryId: string }): Promise<void>;
}

/**
 * Takes an upload into the library. The same bytes and a repeated call return the existing image. Throws a Refusal with
 * the reason when the file is not acceptable; the upload then waits to be cleaned away.
 */
export async function recordUpload(
  services: RecordNeeds,
  ownerId: string,
  key: string,
  place: ImagePlace,
): Promise<StoredImage> {
  const { db, storage } = services;
  const upload = await uploadStateOf(services, ownerId, key);
  if (upload.state === 'taken') {
    const image = await findImageBySha(db, ownerId, upload.sha256);
    if (image) return image;
  }
  if (upload.state !== 'waiting') throw imageRefusals.uploadNotFound();
  try {
    const path = await storage.localPath(key);
    await requireClean(services, path);
    const image = await recordFile(services, ownerId, { path, key }, place);
    await markUploadUsed(db, ownerId, key, image.sha256);
    await storage.delete(key);
    return image;
  } catch (error) {
    if (error instanceof ObjectMissing) throw imageRefusals.uploadNotFound();
    throw error;
  }
}

/** Takes a local file into the library; it stays where it is. Throws like `recordUpload`. */
export async function recordFile(
  services: RecordNeeds,
  ownerId: string,
  file: { path: string; key: string },
  place: ImagePlace,
): Promise<StoredImage> {
  const { db } = services;
  const sha256 = await hashFile(file.path);
  const existing = await findImageBySha(db, ownerId, sha256);
  const isHidden = place.isUnlisted || place.isPending;
  if (!existing) {
    const { size } = await stat(file.path);
    // Early check before decoding; the check after the insert decides.
    if (isHidden) await requireStorage(db, ownerId, size);
    else await requireQuota(db, ownerId, { images: 1, bytes: size });
    const names = { key: file.key, name: place.name };
    const vector = vectorDrawing(services, ownerId);
    const picture = await inspectPicture(file.path, names, vector);
    // Unlisted PDFs are refused: nobody could choose the page or see its inks and fonts.
    if (picture.format === 'pdf' && place.isUnlisted) throw imageRefusals.convertFirst('PDF');
    const derived = await derivePictures(
      createPictureDecoder(services),
      ownerId,
      picture,
      join(services.config.dataDir, 'incoming'),
    );
    try {
      // Unlisted pictures go straight to print, so damage is refused, not reported.
      if (derived.isDamaged && place.isUnlisted) throw imageRefusals.corrupt();
      if (derived.isAlphaDenied && place.isUnlisted) throw imageRefusals.alphaDenied();
      const fixed = (await picture.tryForPrint?.()) ?? null;
      const notes = fixed ? withFixedPixels(picture.notes, fixed) : picture.notes;
      await keep(services, ownerId, sha256, { ...picture, notes }, derived, place);
    } finally {
      if (derived.masterPath !== null) await rm(derived.masterPath, { force: true });
    }
  } else if (existing.deleted_at !== null && !isHidden) {
    const { id } = existing;
    await db.transaction().execute(async (trx) => {
      const isBack = await reviveImage(trx, ownerId, id, { name: place.name, type_id: place.categoryId });
      if (isBack) await requireQuota(trx, ownerId);
      if (isBack) await place.onNew?.(trx, { id, categoryId: place.categoryId });
    });
  }
  // Only a caller that knows the `detail` may lower it: a plain upload of the same bytes says nothing about it.
  if (existing && place.detail !== undefined) await lowerDetail(db, ownerId, existing.id, place.detail);
  return (await findImageBySha(db, ownerId, sha256)) ?? missing(sha256);
}

/** Objects first, the row last: a row never points to nothing, and keys by content make a second try harmless. */
async function keep(
  { db, storage, config, newId }: RecordNeeds,
  ownerId: string,
  sha256: string,
  picture: Omit<InspectedPicture, 'notes'> & { notes: readonly string[] },
  derived: DerivedPictures,
  place: ImagePlace,
): Promise<void> {
  const originalKey = originalKeyOf(ownerId, sha256, picture.format);
  const masterKey = derived.masterPath === null ? originalKey : masterKeyOf(ownerId, sha256);
  const previewKey = previewKeyOf(config.keys.naming(), ownerId, sha256, derived.previewType);
  const put = (key: string, path: string) => putFile(storage, key, path, { contentType: contentTypeOf(key) });
  await recordDraft(db, ownerId, sha256, [...new Set([originalKey, masterKey, previewKey])]);
  try {
    await put(originalKey, picture.path);
    if (derived.masterPath !== null) await put(masterKey, derived.masterPath);
    await storage.put(previewKey, derived.preview, { contentType: contentTypeOf(previewKey) });
  } catch (error) {
    throw error instanceof StorageFull ? imageRefusals.storageFull() : error;
  }
  const image = {
    id: newId(),
    type_id: place.categoryId,
    name: place.name,
    sha256,
    format: picture.format,
    bytes: picture.bytes,
    original_key: originalKey,
    master_key: masterKey,
    preview_key: previewKey,
    width_px: picture.widthPx,
    height_px: picture.heightPx,
    page_count: picture.pageCount,
    detail: place.detail ?? 1,
    has_alpha: derived.hasAlpha,
    has_semi_transparency: derived.hasSemiTransparency,
    dominant_colour: derived.dominantColour,
    notes: [
      ...(derived.isDamaged || place.isDamaged ? ['damaged' satisfies NoteId] : []),
      ...(derived.isAlphaDenied ? ['alpha-denied' satisfies NoteId] : []),
      ...picture.notes,
    ],
  };
  const isHidden = place.isUnlisted || place.isPending;
  await db.transaction().execute(async (trx) => {
    const isNew = await insertImage(trx, ownerId, image);
    if (isNew && derived.fingerprint !== null)
      await insertFingerprint(trx, ownerId, image.id, derived.fingerprint);
    if (isNew) await insertInk(trx, ownerId, image.id, derived.ink);
    // Deleted in the transaction that makes the row, so that the library never shows it and both times are equal.
    if (isNew && isHidden) await setImagesDeleted(trx, ownerId, [image.id], true);
    if (isNew) await (isHidden ? requireStorage : requireQuota)(trx, ownerId);
    if (isNew) await place.onNew?.(trx, { id: image.id, categoryId: place.categoryId });
    await deleteDraft(trx, ownerId, sha256);
  });
}

function missing(sha256: string): never {
  throw new Error(`image ${sha256} vanished while it was recorded`);
}
