import { message } from '@diy/contract/messages';
import type { z } from 'zod';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import type { Services } from '../services.ts';
import type { JobContext } from './job-context.ts';
import type { JobPayload, JobType } from './job-type.ts';

/**
 * Slots of a worker that jobs share. `work`: jobs that use the processor. `soon`: short ones of these that a person waits
 * for; while these wait, no batch of another account has all slots. `wait`: jobs that wait for others or dispatch work; many may
 * run at once, and none of them can delay the others.
 */
export type JobLane = 'soon' | 'work' | 'wait';

/** A job's name and payload with its handler. */
export interface JobDefinition<P extends JobPayload> extends JobType<P> {
  /** Default `work`. */
  lane?: JobLane;
  run(services: Services, payload: P, context: JobContext): Promise<void>;
  /**
   * Runs when no further try follows: the last one threw, or its worker died. Here the feature records a user-facing
   * failure. May run twice, and is tried again when it throws.
   * @param key null for a job that had one: it was replaced or removed while it ran
   */
  giveUp?(services: Services, payload: P, reason: string, key: string | null): Promise<void>;
}

/** A definition as the queue runs it: payloads come as they were stored, and are parsed first. */
export interface JobHandler {
  name: string;
  payload: z.ZodType<JobPayload>;
  lane: JobLane;
  /** Throws CannotSucceed for a payload of another shape: the job then ends at once, and stays among the dead jobs. */
  run(services: Services, payload: unknown, context: JobContext): Promise<void>;
  giveUp(services: Services, payload: unknown, reason: string, key: string | null): Promise<void>;
}

/** The handler of one job name. */
export function defineJob<P extends JobPayload>(definition: JobDefinition<P>): JobHandler {
  const { name, payload: shape, lane = 'work' } = definition;
  return {
    name,
    payload: shape,
    lane,
    async run(services, payload, context) {
      const parsed = shape.safeParse(payload);
      if (!parsed.success) throw wrongPayload(name, parsed.error);
      await definition.run(services, parsed.data, context);
    },
    async giveUp(services, payload, reason, key) {
      const parsed = shape.safeParse(payload);
      // No handler can be called for a job whose payload cannot be read; it is kept among the dead jobs.
      if (parsed.success) await definition.giveUp?.(services, parsed.data, reason, key);
    },
  };
}

function wrongPayload(name: string, cause: Error): CannotSucceed {
  return new CannotSucceed(message('operations.invalid-job', { name }), { cause });
}
