import { randomInt } from 'node:crypto';
import type { textToImage } from '@diy/contract/ai-images/ai-images';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import { fingerprintOf, requireSameRequest } from '../../../platform/errors/same-request.ts';
import type { Services } from '../../../platform/services.ts';
import { requireBudget, requireMoney } from '../../budgets/index.ts';
import { startOperation } from '../../operations/index.ts';
import { aiRefusals } from '../ai-refusals.ts';
import { sumAiUsage } from '../generation/ai-usage.queries.ts';
import { findFailed, priceFailed, requeueFailed } from '../generation/failed-images.queries.ts';
import {
  countOpenImages,
  findImages,
  findImagesOfRun,
  type GeneratedImageRow,
  type ImageRequest,
  insertImages,
} from '../generation/generated-images.queries.ts';
import { findNewestRuns, findRunByKey, insertRun, lockRuns } from '../generation/runs.queries.ts';
import { enqueueDispatch, settleRun } from '../generation/settle-run.ts';
import { type GroupRow, updateGroup } from '../groups/ai-groups.queries.ts';
import { getGroup } from '../groups/ai-groups.service.ts';
import { parseSize, resolveSettings } from '../groups/resolve-settings.ts';
import type { Provider } from '../providers/provider.ts';
import { findProvider } from '../providers/read-providers.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'config' | 'newId'>;

/** Images of one account that may wait or run at once; more would only wait. */
const MAX_OPEN = 2000;
const SEEDS = 2_147_483_648;

/** A started run: its operation and its images in order. */
export interface StartedRun {
  operationId: string;
  images: GeneratedImageRow[];
}

/** Images of one request, still without run and seed. */
interface Planned {
  provider: Provider;
  request: ImageRequest;
  seed: number;
}

/**
 * Starts a run and remembers words and settings with the group; settings that the caller leaves out are the group's. Throws a
 * Refusal naming the wrong field.
 */
export async function startRun(
  services: Needs,
  ownerId: string,
  request: ParsedInputOf<typeof textToImage>,
): Promise<StartedRun> {
  const { id: groupId, prompt: givenPrompt, seed, idempotency_key: idempotencyKey, ...given } = request;
  const asked = fingerprintOf({ ...request, idempotency_key: undefined });
  const group = await getGroup(services, ownerId, groupId);
  const provider = findProvider(services.config, given.provider ?? group.settings.provider);
  if (!provider) throw aiRefusals.providerNotFound();
  const settings = resolveSettings(provider.shown, group.settings, given);
  const prompt = givenPrompt ?? group.prompt;
  if (prompt === '' && provider.shown.kind !== 'pattern') throw aiRefusals.promptNeeded();
  const image: ImageRequest = {
    prompt,
    negativePrompt: provider.shown.negative_prompt ? settings.negative_prompt : '',
    kind: settings.kind,
    style: provider.shown.styles ? settings.style : 'none',
    ...parseSize(settings.size),
    family: provider.shown.families.length > 0 ? settings.family : '',
    transparent: settings.transparent,
    strength: settings.strength,
    sourceIds: settings.use_sources ? group.source_ids.slice(0, provider.shown.max_sources) : [],
    providerTitle: provider.shown.title,
  };
  const first = seed ?? randomInt(SEEDS);
  const planned = Array.from({ length: settings.n }, (_, index) => ({
    provider,
    request: image,
    seed: (first + index) % SEEDS,
  }));
  return beginRun(services, ownerId, group, planned, {
    idempotencyKey,
    asked,
    remember: { prompt, settings },
  });
}

/** Repeats images with new seeds: the given images of the group, or all of its newest run. */
export async function runAgain(
  services: Needs,
  ownerId: string,
  groupId: string,
  request: { imageIds?: string[]; idempotencyKey?: string },
): Promise<StartedRun> {
  const group = await getGroup(services, ownerId, groupId);
  const images = (await imagesToRepeat(services, ownerId, groupId, request.imageIds)).filter(
    (image) => image.group_id === groupId && image.deleted_at === null,
  );
  if (images.length === 0) throw request.imageIds ? notFound('ai-images') : aiRefusals.nothingToRepeat();
  const planned = images.map((image) => {
    const provider = findProvider(services.config, image.provider);
    if (!provider) throw aiRefusals.providerNotFound();
    return { provider, request: image.request, seed: randomInt(SEEDS) };
  });
  const asked = fingerprintOf({ again: groupId, images: request.imageIds });
  return beginRun(services, ownerId, group, planned, { idempotencyKey: request.idempotencyKey, asked });
}

async function imagesToRepeat({ db }: Needs, ownerId: string, groupId: string, ids: string[] | undefined) {
  if (ids) return findImages(db, ownerId, ids);
  const [newest] = await findNewestRuns(db, ownerId, groupId, 1);
  return newest === undefined ? [] : findImagesOfRun(db, ownerId, newest);
}

async function beginRun(
  { db, jobs, newId }: Needs,
  ownerId: string,
  group: GroupRow,
  planned: Planned[],
  options: { idempotencyKey?: string; asked: string; remember?: Pick<GroupRow, 'prompt' | 'settings'> },
): Promise<StartedRun> {
  const { idempotencyKey, asked, remember } = options;
  const runId = await db.transaction().execute(async (trx) => {
    const id = newId();
    const request_sha256 = idempotencyKey === undefined ? null : asked;
    const run = { id, group_id: group.id, idempotency_key: idempotencyKey ?? null, request_sha256 };
    if (!(await insertRun(trx, ownerId, run))) {
      const earlier = await findRunByKey(trx, ownerId, idempotencyKey ?? '');
      if (earlier?.group_id !== group.id) throw aiRefusals.keyUsedElsewhere();
      requireSameRequest(earlier, asked, aiRefusals.keyUsedElsewhere);
      return earlier.id;
    }
    await lockName(trx, `ai-images.open ${ownerId}`);
    if ((await countOpenImages(trx, ownerId)) + planned.length > MAX_OPEN)
      throw aiRefusals.tooManyOpen(MAX_OPEN);
    await requireAiBudget(
      trx,
      ownerId,
      planned.map(({ provider }) => provider.shown.cost_hint),
    );
    if (remember) await updateGroup(trx, ownerId, group.id, remember);
    const work = { ownerId, id, kind: 'ai-images', title: group.name };
    await startOperation(trx, { ...work, total: planned.length, resultId: group.id });
    const images = planned.map(({ provider: { shown }, request, seed }) => ({
      id: newId(),
      group_id: group.id,
      run_id: id,
      provider: shown.id,
      request,
      seed: shown.seed ? seed : null,
      cost_amount: shown.cost_hint?.amount ?? null,
      cost_currency: shown.cost_hint?.currency ?? '',
    }));
    await insertImages(trx, ownerId, images);
    for (const provider of new Set(images.map((image) => image.provider)))
      await enqueueDispatch(trx, jobs, provider);
    return id;
  });
  return { operationId: runId, images: await findImagesOfRun(db, ownerId, runId) };
}

/** Queues failed images again, with their seeds, as one new run; null when none had failed. */
export async function retryFailed(
  { db, jobs, newId, config }: Needs,
  ownerId: string,
  which: { group?: GroupRow; imageIds?: string[] },
): Promise<{ retried: number; operationId: string | null }> {
  return db.transaction().execute(async (trx) => {
    const failed = await findFailed(trx, ownerId, { groupId: which.group?.id, ids: which.imageIds });
    const first = failed[0];
    if (!first) return { retried: 0, operationId: null };
    const group = which.group ?? (await getGroup({ db: trx }, ownerId, first.group_id));
    const id = newId();
    const runs = [...new Set(failed.map((image) => image.run_id))];
    await lockRuns(trx, ownerId, runs);
    await lockName(trx, `ai-images.open ${ownerId}`);
    if ((await countOpenImages(trx, ownerId)) + failed.length > MAX_OPEN)
      throw aiRefusals.tooManyOpen(MAX_OPEN);
    const priceOf = (provider: string) => findProvider(config, provider)?.shown.cost_hint ?? null;
    await requireAiBudget(
      trx,
      ownerId,
      failed.map(({ provider }) => priceOf(provider)),
    );
    await insertRun(trx, ownerId, { id, group_id: group.id, idempotency_key: null, request_sha256: null });
    const work = { ownerId, id, kind: 'ai-images', title: group.name };
    await startOperation(trx, { ...work, total: failed.length, resultId: group.id });
    const ids = failed.map((image) => image.id);
    // A failure that cost nothing says nothing of what the next try costs.
    for (const provider of new Set(failed.map((image) => image.provider)))
      await priceFailed(trx, ownerId, ids, provider, priceOf(provider));
    const retried = await requeueFailed(trx, ownerId, ids, id);
    for (const runId of [...runs, id]) await settleRun(trx, ownerId, runId);
    for (const provider of new Set(failed.map((image) => image.provider)))
      await enqueueDispatch(trx, jobs, provider);
    return { retried, operationId: id };
  });
}

/** Throws a Refusal when this many more images, at these prices, are more than the account may have generated. */
async function requireAiBudget(
  trx: Db,
  ownerId: string,
  hints: readonly ({ amount: number; currency: string } | null)[],
): Promise<void> {
  const { images, money } = await sumAiUsage(trx, ownerId);
  await requireBudget(trx, ownerId, 'ai_images', images + hints.length);
  await requireMoney(trx, ownerId, {
    planned: hints.map((hint) => hint ?? { amount: null, currency: '' }),
    spent: async (currency) => money.get(currency) ?? 0,
  });
}
