import { message, type StoredMessage } from '@diy/contract/messages';
import { readPicture } from '../../../platform/pictures/unreadable-picture.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import type { Services } from '../../../platform/services.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { failOperation, finishOperation, NotWanted, reportProgress } from '../../operations/index.ts';
import { announceSteps } from './announce-steps.ts';
import { bakePsdFile } from './bake-psd-file.ts';
import type { FromPsdWorker, ReadSurface } from './psd-messages.ts';
import { finishPsdMockup, type PsdSurfaceRecord } from './psd-mockups.queries.ts';
import { endedMessage, MAX_NAMED, noteMessages, problemMessage, refusalMessage } from './psd-problems.ts';
import { storePsdMockup } from './store-psd-mockup.ts';
import { watchCancelled } from './watch-cancelled.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'log' | 'psdQueue'>;

/**
 * Reads a PSD and stores the mockups of its smart objects, or fails its operation with the reason. Safe to run again after a kill at
 * any point: files have the name of their content. A person who cancels it ends the reading process at once.
 */
export async function makePsdMockup(
  services: Needs,
  { ownerId, imageId, operationId }: { ownerId: string; imageId: string; operationId: string },
): Promise<void> {
  const { db, storage } = services;
  if (!(await reportProgress(db, ownerId, operationId, { done: 0, total: 1 }))) return;
  const [image] = await getImagesForDrawing(db, ownerId, [imageId]);
  const fail = (text: StoredMessage) => failOperation(db, ownerId, operationId, text);
  if (!image) {
    await fail(message('own-templates.psd-gone'));
    return;
  }
  const path = await readPicture(
    image.name,
    () => storage.localPath(image.originalKey),
    (found) => Promise.resolve(found),
  );
  const steps = announceSteps(services, ownerId, operationId);
  const cancelling = watchCancelled(services, ownerId, operationId);
  const store = async (read: FromPsdWorker) => {
    await steps.settled();
    if (read.type !== 'read') {
      await fail(whyNotRead(services, read));
      return;
    }
    steps.onStep({ step: 'store' });
    const surfaces: PsdSurfaceRecord[] = [];
    for (const surface of read.surfaces) {
      cancelling.signal.throwIfAborted();
      surfaces.push(await storeSurface(services, surface));
    }
    await steps.settled();
    await db.transaction().execute(async (trx) => {
      const isUsable = surfaces.some(({ mockup }) => mockup);
      const result = { done: 1, total: 1, message: isUsable ? null : noneUsable(surfaces) };
      const isWanted = await finishOperation(trx, ownerId, operationId, result);
      if (isWanted) await finishPsdMockup(trx, ownerId, { imageId, operationId, surfaces });
    });
  };
  try {
    await bakePsdFile(services, ownerId, path, store, { onStep: steps.onStep, signal: cancelling.signal });
  } catch (error) {
    await steps.settled();
    if (error instanceof NotWanted) return;
    if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
    await fail(endedMessage(error));
  } finally {
    cancelling.stop();
  }
}

function noneUsable(surfaces: readonly PsdSurfaceRecord[]): StoredMessage {
  const parts = surfaces.flatMap(({ problems }) => problems).slice(0, MAX_NAMED);
  return message('own-templates.psd-not-carried', { parts });
}

function whyNotRead({ log }: Needs, read: Exclude<FromPsdWorker, { type: 'read' }>): StoredMessage {
  if (read.type === 'refused') return refusalMessage(read);
  log.error({ err: read.message }, 'a PSD could not be read');
  return message('own-templates.psd-went-wrong');
}

async function storeSurface(services: Needs, surface: ReadSurface): Promise<PsdSurfaceRecord> {
  const { key, name, widthPx, heightPx, showsAlso, difference, view, colour, savedColours, baked } = surface;
  const problems = surface.problems.slice(0, MAX_NAMED).map(problemMessage);
  const mockup = baked && (await storePsdMockup(services, { ...surface, baked }));
  return {
    key,
    name,
    widthPx,
    heightPx,
    showsAlso,
    difference,
    view,
    colour,
    savedColours,
    isUnproven: surface.notes.some(({ note }) => note === 'not compared'),
    problems,
    notes: noteMessages(surface.notes),
    mockup,
  };
}
