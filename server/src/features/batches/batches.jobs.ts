import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts';
import { cannotSucceed, textOf } from '../../platform/errors/cannot-succeed.ts';
import type { Message } from '../../platform/errors/refusal.ts';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { isTemporaryFailure } from '../../platform/jobs/is-temporary-failure.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { giveUpCell, makeCell, stopForLackOfSpace } from './cells/make-cell.ts';
import { cellJob, planJob } from './job-types.ts';
import { failPlanning, planBatch } from './planning/plan-batch.ts';
import { purgeBatches } from './purge-batches.ts';

/**
 * Tries after which a cell's error is final. A cell whose worker or database was killed gets all tries of a job, since
 * it did nothing wrong.
 */
const CELL_TRIES = 3;

const CELL_FAILED: Message = message('batches.cell-failed');

export const batchJobs: JobHandler[] = [
  defineJob({
    ...planJob,
    // Planning dispatches work and must not wait until a cell of another account has ended.
    lane: 'wait',
    async run(services, payload, context) {
      const { ownerId, batchId, plan } = payload;
      try {
        await planBatch(services, ownerId, batchId, plan, context.signal);
      } catch (error) {
        if (context.signal.aborted || !cannotSucceed(error)) throw error;
        await failPlanning(services, ownerId, batchId, plan);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, batchId, plan } = payload;
      await failPlanning(services, ownerId, batchId, plan);
    },
  }),
  defineJob({
    ...cellJob,
    async run(services, payload, context) {
      const job = payload;
      try {
        await makeCell(services, job);
      } catch (error) {
        if (error instanceof StorageFull) return stopForLackOfSpace(services, job);
        if (context.signal.aborted || isDatabaseUnavailable(error)) throw error;
        if (context.mayWait && isTemporaryFailure(error)) throw error;
        if (context.attempt < CELL_TRIES && !cannotSucceed(error)) throw error;
        services.log.error({ err: error, batchId: job.batchId, key: job.key }, 'batch cell failed for good');
        await giveUpCell(services, job, textOf(error) ?? CELL_FAILED);
      }
    },
    async giveUp(services, payload) {
      await giveUpCell(services, payload, CELL_FAILED);
    },
  }),
  defineJob({
    name: 'batches.purge-deleted',
    payload: z.object({}),
    lane: 'wait',
    async run({ db, log }) {
      const removed = await purgeBatches(db);
      if (removed > 0) log.info({ removed }, 'deleted batches were removed for good');
    },
  }),
];
