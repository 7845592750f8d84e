import type { Services } from '../../services.ts';

const HOUR_MS = 3_600_000;

/** Ends uploads to the store that killed processes left, now and every hour, until the function it returns is called. */
export function abortUploadsHourly({ storage, log }: Pick<Services, 'storage' | 'log'>): () => void {
  const abort = async () => {
    try {
      const ended = (await storage.abortOldUploads?.()) ?? 0;
      if (ended > 0) log.info({ ended }, 'uploads of killed processes are ended');
    } catch (error) {
      log.warn({ err: error }, 'uploads of killed processes could not be ended');
    }
  };
  void abort();
  const timer = setInterval(() => void abort(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
