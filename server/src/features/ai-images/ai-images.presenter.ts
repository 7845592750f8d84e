import type {
  AiGroup,
  AiGroupRow,
  GeneratedImage,
  GeneratedImageCounts,
} from '@diy/contract/ai-images/ai-image-shapes';
import type { MessageLocale } from '@diy/contract/messages';
import type { Services } from '../../platform/services.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { getImagesForDrawing } from '../images/index.ts';
import {
  countStates,
  findCosts,
  findCovers,
  type GeneratedImageRow,
} from './generation/generated-images.queries.ts';
import { openRuns } from './generation/runs.queries.ts';
import type { GroupRow } from './groups/ai-groups.queries.ts';
import { presentFailure } from './providers/generation-failure.ts';
import type { StartedRun } from './runs/runs.service.ts';
import { generationMs, type SavedImage } from './saving/save-to-library.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** Groups as lists show them, with counts and covers. */
export async function presentGroups(
  { db, storage }: Needs,
  ownerId: string,
  groups: GroupRow[],
): Promise<AiGroupRow[]> {
  const ids = groups.map((group) => group.id);
  if (ids.length === 0) return [];
  const [states, covers] = await Promise.all([countStates(db, ownerId, ids), findCovers(db, ownerId, ids)]);
  return groups.map((group) => ({
    id: group.id,
    name: group.name,
    prompt: group.prompt,
    type_id: group.type_id,
    counts: countsOf(states.filter((row) => row.group_id === group.id)),
    covers: covers
      .filter((cover) => cover.group_id === group.id)
      .map((cover) => storage.publicUrl(cover.preview_key)),
    created_at: group.created_at.toISOString(),
    updated_at: group.updated_at.toISOString(),
  }));
}

function countsOf(rows: { state: GeneratedImageRow['state']; count: number }[]): GeneratedImageCounts {
  const counts = { total: 0, queued: 0, running: 0, succeeded: 0, failed: 0, refused: 0, cancelled: 0 };
  for (const { state, count } of rows) {
    counts[state] = Number(count);
    counts.total += Number(count);
  }
  return counts;
}

/** One group in full. */
export async function presentGroup(services: Needs, ownerId: string, group: GroupRow): Promise<AiGroup> {
  const { db, storage } = services;
  const [rows, images, runs, costs] = await Promise.all([
    presentGroups(services, ownerId, [group]),
    getImagesForDrawing(db, ownerId, group.source_ids),
    openRuns(db, ownerId, group.id),
    findCosts(db, ownerId, group.id),
  ]);
  const sources = group.source_ids.flatMap((id) => {
    const image = images.find((one) => one.id === id);
    return image ? [{ image_id: id, name: image.name, url: storage.publicUrl(image.previewKey) }] : [];
  });
  return {
    ...rows[0]!,
    yuantu: sources.map((source) => source.url).join(','),
    sources,
    settings: group.settings,
    open_operation_ids: runs,
    costs: costs.map(({ currency, amount }) => ({ currency, amount: roundMoney(Number(amount)) })),
  };
}

/** A generated image in the caller's language. */
export function presentImage(
  storage: ObjectStore,
  image: GeneratedImageRow,
  locale: MessageLocale,
): GeneratedImage {
  const { request } = image;
  const hasFailed = image.state === 'failed' || image.state === 'refused';
  return {
    id: image.id,
    group_id: image.group_id,
    state: image.state,
    url: image.preview_key === null ? null : storage.publicUrl(image.preview_key),
    width: image.width_px ?? request.widthPx,
    height: image.height_px ?? request.heightPx,
    has_alpha: image.has_alpha,
    prompt: request.prompt,
    provider: image.provider,
    provider_title: request.providerTitle,
    model: image.model,
    kind: request.kind,
    style: request.style,
    size: `${request.widthPx}x${request.heightPx}`,
    family: request.family,
    transparent: request.transparent,
    seed: image.seed,
    source_ids: request.sourceIds,
    cost:
      image.cost_amount === null
        ? null
        : {
            amount: roundMoney(image.cost_amount),
            currency: image.cost_currency,
            is_estimate: image.is_cost_estimate,
          },
    time_ms: generationMs(image),
    attempts: image.attempts,
    failure: hasFailed
      ? presentFailure(image.failure_id ?? '', image.failure_detail, request.providerTitle, locale)
      : null,
    image_id: image.image_id,
    favourite: image.favourite,
    operation_id: image.run_id,
    created_at: image.created_at.toISOString(),
    finished_at: image.finished_at?.toISOString() ?? null,
  };
}

/** Sums of prices, without the rounding errors of binary fractions. */
const roundMoney = (amount: number) => Math.round(amount * 1e6) / 1e6;

/** A run that has just begun, with its images that wait. */
export function presentStarted(
  storage: ObjectStore,
  { operationId, images }: StartedRun,
  locale: MessageLocale,
) {
  const shown = images.map((image) => presentImage(storage, image, locale));
  return { operation_id: operationId, shengchengtus: shown };
}

/** A generated image that is in the library now. */
export function presentSaved(storage: ObjectStore, image: SavedImage) {
  return {
    id: image.id,
    image_id: image.imageId,
    name: image.name,
    url: storage.publicUrl(image.previewKey),
    width: image.widthPx,
    height: image.heightPx,
  };
}
