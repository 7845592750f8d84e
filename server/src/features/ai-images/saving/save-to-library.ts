import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import { type RecordNeeds, recordGeneratedImage, requireCategory } from '../../images/index.ts';
import { aiRefusals } from '../ai-refusals.ts';
import {
  findImages,
  type GeneratedImageRow,
  recordLibraryImage,
} from '../generation/generated-images.queries.ts';
import { findGroup } from '../groups/ai-groups.queries.ts';

type Needs = RecordNeeds;

/** A generated image that is in the library now. */
export interface SavedImage {
  id: string;
  imageId: string;
  name: string;
  previewKey: string;
  widthPx: number;
  heightPx: number;
}

/**
 * Saves succeeded images to the library, each with its provenance; if one is refused, the others are still saved.
 * Saving an image twice returns the same library image. Throws when the category is not there.
 */
export async function saveToLibrary(
  services: Needs,
  ownerId: string,
  ids: string[],
  categoryId: string,
): Promise<{ saved: SavedImage[]; refused: { id: string; refusal: Refusal }[] }> {
  await requireCategory(services, ownerId, categoryId);
  const wanted = [...new Set(ids)];
  const images = new Map((await findImages(services.db, ownerId, wanted)).map((image) => [image.id, image]));
  const saved: SavedImage[] = [];
  const refused: { id: string; refusal: Refusal }[] = [];
  for (const id of wanted) {
    try {
      saved.push(await saveOne(services, ownerId, images.get(id), categoryId));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, refusal: error });
    }
  }
  return { saved, refused };
}

async function saveOne(
  services: Needs,
  ownerId: string,
  image: GeneratedImageRow | undefined,
  categoryId: string,
): Promise<SavedImage> {
  if (!image) throw notFound('ai-images');
  if (image.state !== 'succeeded' || image.original_key === null) throw aiRefusals.notReady();
  const group = await findGroup(services.db, ownerId, image.group_id);
  if (!group) throw notFound('ai-images');
  const name = `${group.name}-${image.id.slice(0, 6)}`;
  const path = await services.storage.localPath(image.original_key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? notFound('ai-images') : error;
  });
  const file = { path, key: image.original_key };
  const provenance = provenanceOf(image);
  const stored = await recordGeneratedImage(services, ownerId, file, { name, categoryId }, provenance);
  await recordLibraryImage(services.db, ownerId, image.id, stored.id);
  return {
    id: image.id,
    imageId: stored.id,
    name: stored.name,
    previewKey: stored.preview_key,
    widthPx: stored.width_px,
    heightPx: stored.height_px,
  };
}

/** How an image was made; kept with its copy in the library. */
function provenanceOf(image: GeneratedImageRow): Record<string, unknown> {
  const { request } = image;
  return {
    made_by: 'ai-images',
    generated_image_id: image.id,
    group_id: image.group_id,
    provider: image.provider,
    provider_title: request.providerTitle,
    model: image.model,
    prompt: request.prompt,
    negative_prompt: request.negativePrompt,
    kind: request.kind,
    style: request.style,
    size: `${request.widthPx}x${request.heightPx}`,
    family: request.family,
    seed: image.seed,
    source_ids: request.sourceIds,
    cost: image.cost_amount === null ? null : { amount: image.cost_amount, currency: image.cost_currency },
    time_ms: generationMs(image),
    generated_at: image.finished_at?.toISOString() ?? null,
  };
}

/** Milliseconds from the first try to the end; null until then. */
export function generationMs(image: Pick<GeneratedImageRow, 'started_at' | 'finished_at'>): number | null {
  if (image.started_at === null || image.finished_at === null) return null;
  return Math.max(0, image.finished_at.getTime() - image.started_at.getTime());
}
