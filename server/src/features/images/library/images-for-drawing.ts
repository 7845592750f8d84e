import { decodeInk, type InkSummary } from '@diy/design/preflight';
import type { Db } from '../../../platform/database/db.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { isDamaged, isVector } from '../image-notes.ts';
import { findImages } from '../images.queries.ts';
import { findInks } from '../intake/derive/image-inks.queries.ts';

/** What is needed to draw an image. */
export interface DrawableImage {
  id: string;
  name: string;
  /** Pixels of the master, upright. */
  widthPx: number;
  heightPx: number;
  /** Share of its pixels along a side that it has detail for; absent = 1. */
  detail?: number;
  /** Private PNG, JPEG or WebP: upright, sRGB, 8 bit. */
  masterKey: string;
  /** A file on this machine that is read instead of the master. */
  localPath?: string;
  /** Drawn from outlines: `originalKey` can be drawn in any size, and the master is one of them. */
  isVector: boolean;
  /** The file as it was uploaded. */
  originalKey: string;
  /** Public picture of at most 2048 px; its URL is `storage.publicUrl(previewKey)`. */
  previewKey: string;
  /** SHA-256 of the original's bytes; part of a render's key. */
  sha256: string;
  hasAlpha: boolean;
  hasSemiTransparency: boolean;
  /** Data of the original is missing, and parts of the picture may be. */
  isDamaged: boolean;
  /** The image's ink; absent = not scanned yet. */
  ink?: InkSummary;
}

/** Images by id, deleted ones too, in no order; unknown and foreign ids are left out. */
export async function getImagesForDrawing(db: Db, ownerId: string, ids: string[]): Promise<DrawableImage[]> {
  const images = await findImages(db, ownerId, ids);
  const inks = await findInks(db, ownerId, ids);
  return images.map((image) => ({
    ...withInk(decodeInk(inks.get(image.id))),
    id: image.id,
    name: image.name,
    widthPx: image.width_px,
    heightPx: image.height_px,
    detail: image.detail,
    masterKey: image.master_key,
    isVector: isVector(image),
    originalKey: image.original_key,
    previewKey: image.preview_key,
    sha256: image.sha256,
    hasAlpha: image.has_alpha,
    hasSemiTransparency: image.has_semi_transparency,
    isDamaged: isDamaged(image.notes),
  }));
}

function withInk(ink: InkSummary | undefined): Pick<DrawableImage, 'ink'> {
  return ink ? { ink } : {};
}

/** Lasting public URL of each image's preview; unknown and foreign ids are left out. */
export async function imagePreviewUrls(
  db: Db,
  storage: ObjectStore,
  ownerId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const images = await findImages(db, ownerId, ids);
  return new Map(images.map((image) => [image.id, storage.publicUrl(image.preview_key)]));
}
