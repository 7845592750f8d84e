import type { z } from 'zod';

/** The content of a job: ids and figures, never blobs. */
export type JobPayload = Record<string, string | number | undefined>;

/** A job's name and the shape of its payload, which is all a caller needs to enqueue it. */
export interface JobType<P extends JobPayload = JobPayload> {
  /** `<feature>.<verb-noun>`; exactly one handler exists, checked at start-up. */
  name: string;
  /** Parsed when the job is enqueued and again when it runs: it may come from another release. */
  payload: z.ZodType<P>;
}

const declared = new Set<string>();

/**
 * Declares a job. It has its own file, so that callers need not import the handler. A program in which no handler
 * for it exists does not start.
 */
export function declareJob<P extends JobPayload>(type: JobType<P>): JobType<P> {
  declared.add(type.name);
  return type;
}

/** Names of all jobs that some loaded file can enqueue. */
export function declaredJobs(): ReadonlySet<string> {
  return declared;
}
