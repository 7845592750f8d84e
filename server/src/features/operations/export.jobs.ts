import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { JobPayload, JobType } from '../../platform/jobs/job-type.ts';
import { mayRetry } from '../../platform/jobs/may-retry.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import type { OperationMessage } from './operations.service.ts';

/** A job that makes a file which the person waits for. */
export interface ExportJob<P extends JobPayload & { ownerId: string }> {
  job: JobType<P>;
  /** Throws what `mayRetry` decides about. */
  run(
    services: Services,
    payload: P,
    options: { signal: AbortSignal; isLastAttempt: boolean },
  ): Promise<void>;
  /** Records in the file's operation why there will be none. */
  fail(services: Services, payload: P, reason: OperationMessage): Promise<unknown>;
  words: {
    storageFull: OperationMessage;
    wentWrong: OperationMessage;
    noTryLeft: OperationMessage;
    /** Line of the log for a failure that no try follows. */
    log: string;
  };
}

/** The handler of an export: a failure is tried again where that may help, else recorded in words that a person understands. */
export function defineExportJob<P extends JobPayload & { ownerId: string }>({
  job,
  run,
  fail,
  words,
}: ExportJob<P>): JobHandler {
  return defineJob({
    ...job,
    async run(services, payload, context) {
      const { signal, isLastAttempt } = context;
      try {
        await run(services, payload, { signal, isLastAttempt });
      } catch (error) {
        if (mayRetry(error, context)) throw error;
        const { ownerId: _, ...made } = payload;
        services.log.error({ err: error, ...made }, words.log);
        await fail(services, payload, error instanceof StorageFull ? words.storageFull : words.wentWrong);
      }
    },
    async giveUp(services, payload) {
      await fail(services, payload, words.noTryLeft);
    },
  });
}
