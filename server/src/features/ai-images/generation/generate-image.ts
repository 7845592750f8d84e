import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PatternFonts } from '@diy/patterns';
import { startDeadline } from '../../../platform/process/deadline.ts';
import type { Services } from '../../../platform/services.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import type { RecordNeeds } from '../../images/index.ts';
import { reportProgress } from '../../operations/index.ts';
import { composePrompt } from '../providers/compose-prompt.ts';
import { GenerationError } from '../providers/generation-failure.ts';
import type { GenerationRequest, MakingContext, Provider, ProviderPicture } from '../providers/provider.ts';
import { findProvider } from '../providers/read-providers.ts';
import { failImage, requeueImage } from './finish-image.ts';
import { type ClaimedImage, claimImage, recordCall } from './held-images.queries.ts';
import { keepPaid } from './keep-paid.ts';
import { deleteObjects, keepResult } from './keep-result.ts';
import { prepareSources } from './prepare-sources.ts';
import { stopImages } from './stop-images.ts';
import { watchImage } from './watch-image.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs' | 'log'>;

/**
 * Makes one image, which is one job. It raises the image's fence first, so that a process that still works on the image
 * can no longer end it. Does nothing for an image that is not running. A call that may be charged is never repeated where its worker was
 * killed before the response: the person decides. Throws only when the job shall run again.
 */
export async function generateImage(
  services: Needs,
  ownerId: string,
  imageId: string,
  context: { signal: AbortSignal; fonts: PatternFonts },
): Promise<void> {
  const image = await claimImage(services.db, ownerId, imageId);
  if (!image) return;
  await deleteObjects(services, ownerId, imageId, image.draft_keys);
  if (!(await reportProgress(services.db, ownerId, image.run_id, {}))) {
    await stopImages(services, ownerId, { runId: image.run_id });
    return;
  }
  if (image.called_at !== null) {
    await failImage(services, ownerId, image, new GenerationError('call-interrupted'));
    return;
  }
  const watch = watchImage(services, ownerId, image);
  try {
    const provider = findProvider(services.config, image.provider);
    if (!provider) throw new GenerationError('provider-gone');
    const deadline = startDeadline(provider.timeoutMs, context.signal, watch.signal);
    const making = { fonts: context.fonts, signal: deadline.signal };
    const made = await make(services, ownerId, image, provider, making).finally(deadline.clear);
    if (made === null) return;
    try {
      await keep(services, ownerId, image, made, context.signal);
    } finally {
      await rm(made.file, { force: true });
    }
  } catch (error) {
    if (watch.signal.aborted) return;
    // The worker is stopping; the next one starts this image again.
    if (context.signal.aborted) throw error;
    await recordFailure(services, ownerId, image, error);
  } finally {
    watch.stop();
  }
}

/** Keeps a picture. One that cost nothing is made again by a later try of the job instead. */
function keep(
  services: Needs,
  ownerId: string,
  image: ClaimedImage,
  made: ProviderPicture,
  signal: AbortSignal,
): Promise<void> {
  const once = () => keepResult(services, ownerId, image, made);
  const { cost } = made;
  if ((cost ?? image.cost_amount ?? 0) <= 0) return once();
  const onFailure = (error: unknown) =>
    services.log.warn({ err: error, imageId: image.id }, 'a picture that was made could not be kept');
  return keepPaid(once, { cost, signal, onFailure });
}

/** Calls the provider, at a price only while the image is held; null when it no longer is. */
async function make(
  services: Needs,
  ownerId: string,
  image: ClaimedImage,
  provider: Provider,
  context: Pick<MakingContext, 'signal' | 'fonts'>,
): Promise<ProviderPicture | null> {
  const { request: wanted } = image;
  const request: GenerationRequest = {
    words: wanted.prompt,
    prompt: composePrompt(wanted.prompt, wanted.style, wanted.kind, wanted.transparent),
    negativePrompt: wanted.negativePrompt,
    widthPx: wanted.widthPx,
    heightPx: wanted.heightPx,
    kind: wanted.kind,
    transparent: wanted.transparent,
    family: wanted.family,
    strength: wanted.strength,
    seed: Number(image.seed ?? 0),
    sources: await prepareSources(services, ownerId, wanted.sourceIds),
  };
  const mayCost = provider.mayCharge || (image.cost_amount ?? 0) > 0;
  if (mayCost && !(await recordCall(services.db, ownerId, image.id, image.fence))) return null;
  const { dataDir, pictureHosts, requiresTls: isTlsOnly } = services.config;
  return provider.make(request, { ...context, pictureHosts, isTlsOnly, folder: join(dataDir, 'incoming') });
}

async function recordFailure(
  services: Needs,
  ownerId: string,
  image: ClaimedImage,
  error: unknown,
): Promise<void> {
  const failure = error instanceof StorageFull ? new GenerationError('storage-full') : error;
  if (!(failure instanceof GenerationError)) throw error;
  const { id, retryAfterSeconds } = failure;
  services.log.warn({ imageId: image.id, provider: image.provider, failure: id }, 'an image was not made');
  // What is paid for is not made again by itself: that would be paid again.
  const mayRepeat = failure.paid === undefined;
  if (mayRepeat && (await requeueImage(services, ownerId, image, id, retryAfterSeconds))) return;
  await failImage(services, ownerId, image, failure);
}
