import { setTimeout as pause } from 'node:timers/promises';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { GenerationError } from '../providers/generation-failure.ts';

/** Before each further try, in ms: a store or a database that starts again is back by then. */
const PAUSES_MS = [1000, 5000, 15_000, 30_000, 60_000, 60_000];

/** What a picture costs that is to be kept. */
export interface Paid {
  /** What the response says. */
  cost: number | undefined;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
  /** Called when a try has failed and another one follows. */
  onFailure(error: unknown): void;
}

/**
 * Keeps a picture that the provider charges for. What a store or a database does not take now is tried again for some minutes; making the
 * picture again would be paid again, so every failure in the end says that it was made. Throws GenerationError, or the signal's reason.
 */
export async function keepPaid(
  keep: () => Promise<void>,
  { cost, signal, onFailure }: Paid,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await keep();
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StorageFull) throw new GenerationError('storage-full').asPaid(cost);
      if (error instanceof GenerationError) throw error.asPaid(cost);
      onFailure(error);
      const pauseMs = pausesMs[tries];
      if (pauseMs === undefined) throw new GenerationError('not-kept').asPaid(cost);
      await pause(pauseMs, undefined, { signal });
    }
  }
}
