import { cannotSucceed } from '../errors/cannot-succeed.ts';
import type { JobContext } from './job-context.ts';

/**
 * Whether a job that threw this should run again: its handler then rethrows the error. Otherwise it records a
 * user-facing failure. A stopping worker releases its jobs, whatever they threw.
 */
export function mayTryAgain(error: unknown, context: Pick<JobContext, 'signal' | 'isLastAttempt'>): boolean {
  if (context.signal.aborted) return true;
  return !context.isLastAttempt && !cannotSucceed(error);
}
