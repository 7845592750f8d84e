import { cannotSucceed } from '../errors/cannot-succeed.ts';
import { StorageFull } from '../storage/storage-errors.ts';
import { isTemporaryFailure } from './is-temporary-failure.ts';
import type { JobContext } from './job-context.ts';

/** A disk stays full until somebody makes room: the person learns it after about 10 seconds, not after 85. */
const TRIES_ON_FULL_DISK = 3;

/**
 * Whether a job that threw this should run again: its handler then rethrows the error. Otherwise it records a
 * user-facing failure. A stopping worker releases its jobs, whatever they threw.
 */
export function mayRetry(error: unknown, context: JobContext): boolean {
  if (context.signal.aborted) return true;
  if (context.mayWait && isTemporaryFailure(error)) return true;
  if (error instanceof StorageFull && context.attempt >= TRIES_ON_FULL_DISK) return false;
  return !context.isLastAttempt && !cannotSucceed(error);
}
