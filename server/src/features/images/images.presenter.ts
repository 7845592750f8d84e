import { type ImageItem, imageProvenance, workshopOrigin } from '@diy/contract/images/image-details';
import type { ImageRow, SimilarImage } from '@diy/contract/images/images';
import type { MessageLocale } from '@diy/contract/messages';
import { presentRefusal } from '../../platform/errors/present-refusal.ts';
import type { Refusal } from '../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { isDamaged, isVector, needsCheck, noteTexts } from './image-notes.ts';
import type { StoredImage } from './images.queries.ts';
import type { SimilarMatch } from './similar/image-fingerprints.queries.ts';

const ORIGINAL_LINK_SECONDS = 3600;

/** A row as the contract has it. */
export function presentImage(storage: ObjectStore, image: StoredImage, locale: MessageLocale): ImageRow {
  return {
    id: image.id,
    name: image.name,
    tid: image.type_id,
    url: storage.publicUrl(image.preview_key),
    width: image.width_px,
    height: image.height_px,
    detail: image.detail,
    has_alpha: image.has_alpha,
    format: image.format,
    bytes: Number(image.bytes),
    dpi_meta: image.dpi_meta,
    used_count: image.used_count,
    is_vector: isVector(image),
    pages: image.page_count,
    notes: noteTexts(image.notes, locale),
    note_ids: image.notes,
    needs_check: needsCheck(image.notes),
    is_damaged: isDamaged(image.notes),
    created_at: image.created_at.toISOString(),
  };
}

/** An image in full. */
export function presentImageItem(
  storage: ObjectStore,
  image: StoredImage,
  locale: MessageLocale,
  more: { categoryName: string | null; uses: ImageItem['uses']; provenance: unknown },
): ImageItem {
  return {
    ...presentImage(storage, image, locale),
    sha256: image.sha256,
    colour_space: image.colour_space,
    profile: image.profile,
    type_name: more.categoryName,
    original_url: storage.signedUrl(image.original_key, {
      ttlSeconds: ORIGINAL_LINK_SECONDS,
      fileName: originalFileName(image),
    }),
    // Provenance as its maker recorded it; a value of another shape is not shown.
    provenance: imageProvenance.safeParse(more.provenance).data ?? null,
    workshop: workshopOrigin.safeParse(more.provenance).data ?? null,
    deleted_at: image.deleted_at?.toISOString() ?? null,
    uses: more.uses,
  };
}

/** A similar image with its distance: 0 is the same picture. */
export function presentSimilarImage(storage: ObjectStore, image: SimilarMatch): SimilarImage {
  return {
    id: image.id,
    name: image.name,
    url: storage.publicUrl(image.preview_key),
    width: image.width_px,
    height: image.height_px,
    distance: image.distance,
  };
}

/** An image that has just come, with the most similar ones that were there. */
export function presentNewImage(
  storage: ObjectStore,
  image: StoredImage,
  similar: readonly SimilarMatch[] = [],
  locale: MessageLocale,
) {
  const alike = similar.map((one) => presentSimilarImage(storage, one));
  return { ...presentImage(storage, image, locale), similar: alike };
}

/** An upload that was not recorded, and why. */
export function presentRefusedUpload(
  { upload: { key, name }, refusal }: { upload: { key: string; name: string }; refusal: Refusal },
  locale: MessageLocale,
) {
  return { key, name, ...presentRefusal(refusal, locale) };
}

/** The image's name with the extension that its bytes need, whatever it was renamed to. */
function originalFileName({ name, format }: StoredImage): string {
  const ending = format === 'jpeg' ? 'jpg' : format;
  return /\.[a-z0-9]{2,5}$/i.test(name) ? name : `${name}.${ending}`;
}
