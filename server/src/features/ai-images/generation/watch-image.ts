import type { Services } from '../../../platform/services.ts';
import { findOperations } from '../../operations/index.ts';
import { isHeld } from './held-images.queries.ts';

const POLL_MS = 1000;

/** Aborts a running job whose picture is no longer wanted. */
export interface ImageWatch {
  signal: AbortSignal;
  stop(): void;
}

/** Checks every second whether the image is still held and its run still wanted; aborts when not. */
export function watchImage(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  image: { id: string; run_id: string; fence: number },
): ImageWatch {
  const unwanted = new AbortController();
  const poll = async () => {
    const [operation] = await findOperations(db, ownerId, [image.run_id]);
    const isWanted = operation?.state !== 'cancelled' && (await isHeld(db, ownerId, image.id, image.fence));
    if (!isWanted) unwanted.abort(new Error('the image is no longer wanted'));
  };
  // A database that is unavailable for a moment does not mean that the image was cancelled.
  const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
  timer.unref();
  return { signal: unwanted.signal, stop: () => clearInterval(timer) };
}
