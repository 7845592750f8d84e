import { StoreFailed } from './remote/call-store.ts';
import { StoreFolderGone } from './storage-errors.ts';

const DEEPEST_CAUSE = 5;

/**
 * Whether the store could not be reached, or fails for a moment, also when other errors were built around that. It says
 * nothing about the object: a caller that waits gets it.
 */
export function isStoreUnreachable(error: unknown): boolean {
  for (let [inner, depth] = [error, 0]; inner instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
    if (inner instanceof StoreFolderGone) return true;
    if (inner instanceof StoreFailed) return inner.isPassing;
    inner = inner.cause;
  }
  return false;
}
