import { DesignFormatError } from '@diy/design/document';
import { isStoreUnreachable } from '../storage/is-store-unreachable.ts';

/**
 * Whether a job waits for what is over without its doing: a store that is away comes back, and a document of a newer program is
 * read by a newer worker, which an update starts sooner or later.
 */
export function isTemporaryFailure(error: unknown): boolean {
  return (
    isStoreUnreachable(error) || (error instanceof DesignFormatError && error.problem === 'newer-format')
  );
}
