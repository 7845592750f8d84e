import { cannotSucceed } from '../errors/cannot-succeed.ts';
import type { JobContext } from './job-context.ts';

/**
 * Whether a job that threw this should be run again: its handler then throws the error on. Else it records the failure
 * for people. A worker that stops gives its jobs to the next, whatever they threw.
 */
export function mayTryAgain(error: unknown, context: Pick<JobContext, 'signal' | 'isLastAttempt'>): boolean {
  if (context.signal.aborted) return true;
  return !context.isLastAttempt && !cannotSucceed(error);
}
