import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PageLoading } from '../ui/feedback/page-loading.tsx';

/** Spec §9. */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * A file that fails to load is reported only after this: a browser breaks off what it loads when it leaves a page, and
 * what is seen last must not be an error.
 */
export const LEAVING_MS = 1500;

/** A page whose code is loaded when its path is entered; shows `Loading...` meanwhile. Fails with ChunkLoadError. */
export function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(async () => ({ default: await withinTime(load()) }));
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
}

/** A chunk's loading with its time-out; fails with ChunkLoadError or CSS_CHUNK_LOAD_FAILED. */
export async function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('time-out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading.catch(failLater), late]);
  } catch (error) {
    throw chunkError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function failLater(error: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  throw error;
}

/** Names the two ways a page's files can fail to load (spec §8). */
export function chunkError(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const isCss = /css/i.test(text);
  const named = new Error(text, { cause: error });
  named.name = isCss ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  return named;
}
