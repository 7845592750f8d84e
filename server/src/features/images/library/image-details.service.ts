import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { isDamaged, isVector } from '../image-notes.ts';
import { findImages, findImagesBySha, type StoredImage } from '../images.queries.ts';
import { findInks } from '../intake/derive/image-inks.queries.ts';
import { isPreviewExact } from '../intake/image-keys.ts';
import { findProvenance } from '../intake/image-provenance.queries.ts';
import { listCategories } from './image-categories.queries.ts';

type Provenance = Awaited<ReturnType<typeof findProvenance>>;

/** An image with its category's name and where it came from. Throws the same Refusal for a foreign, deleted or random id. */
export async function getImageInFull(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
): Promise<{ image: StoredImage; categoryName: string | null; provenance: Provenance }> {
  const [image] = await findImages(db, ownerId, [id]);
  if (!image) throw notFound('images');
  const categories = image.type_id === '' ? [] : await listCategories(db, ownerId);
  const category = categories.find((one) => one.id === image.type_id);
  return { image, categoryName: category?.name ?? null, provenance: await findProvenance(db, ownerId, id) };
}

/** What preflight and the stage need to know of images; `ink` is hex, null until it is measured. */
export async function listImageFacts(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  ids: string[],
): Promise<
  {
    id: string;
    width: number;
    height: number;
    detail: number;
    has_alpha: boolean;
    has_semi_transparency: boolean;
    is_damaged: boolean;
    is_vector: boolean;
    is_preview_exact: boolean;
    ink: string | null;
  }[]
> {
  const inks = await findInks(db, ownerId, ids);
  const images = await findImages(db, ownerId, ids);
  return images.map((image) => ({
    id: image.id,
    width: image.width_px,
    height: image.height_px,
    detail: image.detail,
    has_alpha: image.has_alpha,
    has_semi_transparency: image.has_semi_transparency,
    is_damaged: isDamaged(image.notes),
    is_vector: isVector(image),
    is_preview_exact: isPreviewExact(config.keys.naming(), ownerId, image.sha256, image.preview_key),
    ink: inks.get(image.id)?.toString('hex') ?? null,
  }));
}

/** Images of the account with these contents, deleted ones included. */
export function findKnownImages(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  hashes: string[],
): Promise<StoredImage[]> {
  return findImagesBySha(db, ownerId, hashes);
}
