import type { Services } from '../../../../../platform/services.ts';
import { RENEW_MS, renewReader } from './readers.queries.ts';

/** The upload was deleted, or given to another reader, while this one read it: what it read is dropped. */
export class ReaderReplaced extends Error {
  constructor() {
    super('the order file is no longer read by this reader');
    this.name = 'ReaderReplaced';
  }
}

/** A claimed upload that its reader keeps. */
export interface HeldUpload {
  /** Aborts with ReaderReplaced when the upload is lost. */
  signal: AbortSignal;
  /** Ends the renewals; a second time it does nothing. */
  release(): void;
}

/** Keeps a claimed upload for its reader until `release`. */
export function holdUpload(
  { db, log }: Pick<Services, 'db' | 'log'>,
  ownerId: string,
  id: string,
  reader: string,
  renewal: typeof renewReader = renewReader,
): HeldUpload {
  const lost = new AbortController();
  let isPending = false;
  const renew = async () => {
    // One may wait behind a lock of the row; more of them would only take connections.
    if (isPending) return;
    isPending = true;
    try {
      if (!(await renewal(db, ownerId, id, reader))) lost.abort(new ReaderReplaced());
    } catch (error) {
      // The database is away for a moment; if for longer, the transaction at the end finds out whose the upload is.
      log.warn({ err: error, uploadId: id }, 'the reader of an order file could not be renewed');
    } finally {
      isPending = false;
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  return { signal: lost.signal, release: () => clearInterval(timer) };
}
