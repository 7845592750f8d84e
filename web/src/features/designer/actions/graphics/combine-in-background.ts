import type { CombinedLayers } from '@diy/design/combining';
import type { CombineReply, CombineRequest } from './combine-worker.ts';

/** Shapes that need longer are refused: a second person would not wait either. */
export const MAX_COMBINING_MS = 10_000;

/** Why a worker returned nothing: its code did not come, the time was up, or it failed. */
export type CombineFailure = 'notLoaded' | 'slow' | 'crashed';

/**
 * Combines shapes off the page's thread, in a separate worker that is ended whatever comes of it. Many shapes take seconds, which
 * nobody can foresee from their number. Null = `signal` stopped it.
 */
export function combineInBackground(
  request: CombineRequest,
  signal: AbortSignal,
): Promise<CombinedLayers | CombineFailure | null> {
  if (signal.aborted) return Promise.resolve(null);
  const worker = new Worker(new URL('./combine-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;
  return new Promise<CombinedLayers | CombineFailure | null>((done) => {
    worker.onmessage = ({ data }: MessageEvent<CombineReply>) => {
      if (data === 'loaded') {
        isLoaded = true;
        worker.postMessage(request);
        timer = setTimeout(() => done('slow'), MAX_COMBINING_MS);
      } else if ('combined' in data) {
        done(data.combined);
      } else {
        console.error(data.problem);
        done('crashed');
      }
    };
    worker.onerror = () => done(isLoaded ? 'crashed' : 'notLoaded');
    signal.addEventListener('abort', () => done(null), { once: true });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
