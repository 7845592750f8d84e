import type { Services } from '../../../../../platform/services.ts';
import { RENEW_MS, renewReader } from './readers.queries.ts';

/** The upload was deleted, or given to another reader, while this one read it: what it read is dropped. */
export class ReaderReplaced extends Error {
  constructor() {
    super('the order file is no longer read by this reader');
    this.name = 'ReaderReplaced';
  }
}

/** Keeps a claimed upload for its reader until `release`; `signal` aborts with ReaderReplaced when it is lost. */
export function holdUpload(
  { db, log }: Pick<Services, 'db' | 'log'>,
  ownerId: string,
  id: string,
  reader: string,
): { signal: AbortSignal; release(): void } {
  const lost = new AbortController();
  const renew = async () => {
    try {
      if (!(await renewReader(db, ownerId, id, reader))) lost.abort(new ReaderReplaced());
    } catch (error) {
      // The database is away for a moment; if for longer, the transaction at the end finds out whose the upload is.
      log.warn({ err: error, uploadId: id }, 'the reader of an order file could not be renewed');
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  return { signal: lost.signal, release: () => clearInterval(timer) };
}
