import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { reportProgress } from '../../operations/index.ts';
import { isDamaged } from '../image-notes.ts';
import { imageRefusals } from '../image-refusals.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import { recordProvenance } from '../intake/image-provenance.queries.ts';
import { type RecordNeeds, recordFile } from '../intake/record-image.ts';
import { chainOfImage, refuseTooLarge, withNameEnding } from '../tools/chain-of-image.ts';
import type { ToolResult } from '../workshop/define-tool.ts';
import { runChain } from '../workshop/process/run-chain.ts';
import { finishItem, type ItemPlace, stopWork } from './settle-work.ts';
import { type ItemEnd, openImageOf } from './work-items.queries.ts';
import { findWork, type WorkRow } from './works.queries.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs'>;

/**
 * Makes the result of one picture, which is one job. A killed worker's job runs again: equal steps give equal bytes,
 * which are one image, and a picture ends once. Throws only when the job shall run again.
 */
export async function makeItem(services: Needs, ownerId: string, place: ItemPlace): Promise<void> {
  const { db } = services;
  const { workId, position } = place;
  const imageId = await openImageOf(db, ownerId, workId, position);
  const work = await findWork(db, ownerId, workId);
  if (imageId === undefined || !work) return;
  if (!(await reportProgress(db, ownerId, workId, {}))) return stopWork(services, ownerId, workId);
  await finishItem(services, ownerId, place, await makeOf(services, ownerId, work, imageId));
}

async function makeOf(services: Needs, ownerId: string, work: WorkRow, imageId: string): Promise<ItemEnd> {
  try {
    const [image] = await findImages(services.db, ownerId, [imageId]);
    // A picture that is deleted while the run waits is made all the same: the person chose it when it was there.
    if (!image) throw imageRefusals.sourceGone();
    refuseTooLarge(image, work.steps);
    const chain = await chainOfImage(services.storage, image, work.steps);
    return await runChain(services, ownerId, chain, async (made): Promise<ItemEnd> => {
      if (made === null) return { state: 'unchanged' };
      const kept = await keepResult(services, ownerId, work, image, made);
      const { edgeQuality = null, frame, checkReason } = made.result;
      const reason = checkReason ? { id: checkReason.id, text: checkReason } : null;
      return { state: 'made', ...kept, edgeQuality, frame, reason };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { id, text } = error;
    return { state: 'failed', reason: { id, text } };
  }
}

/** Takes the file into the library with how it was made. */
async function keepResult(
  services: Needs,
  ownerId: string,
  work: WorkRow,
  image: StoredImage,
  { path, result }: { path: string; result: ToolResult },
): Promise<{ resultId: string; wasThere: boolean }> {
  const place = {
    name: withNameEnding(image.name, work.ending),
    categoryId: work.target_type ?? image.type_id,
    isDamaged: isDamaged(image.notes),
    detail: image.detail / (result.enlarged ?? 1),
  };
  const made = await recordFile(services, ownerId, { path, key: path }, place);
  const provenance = {
    kind: 'workshop',
    source_id: image.id,
    source_name: image.name,
    work_id: work.id,
    title: work.title,
    steps: work.steps,
  };
  await recordProvenance(services.db, ownerId, made.id, provenance, 'workshop');
  // A second try finds the first one's image, which is younger than the run.
  return { resultId: made.id, wasThere: made.created_at < work.created_at };
}

/** Ends a picture whose job died too often. May be called again. */
export async function abandonItem(
  services: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  place: ItemPlace,
): Promise<void> {
  const { id, text } = imageRefusals.toolFailed();
  await finishItem(services, ownerId, place, { state: 'failed', reason: { id, text } });
}
