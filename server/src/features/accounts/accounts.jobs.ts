import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { deleteExpiredCaptchas } from './captchas.queries.ts';
import { deleteOldGuesses } from './guessing/guesses.queries.ts';
import { deleteOldCounters } from './guessing/rate-counters.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes what has expired; nothing reads it any more. */
export const accountJobs: JobHandler[] = [
  defineJob({
    name: 'accounts.clean-expired',
    payload: z.object({}),
    async run({ db }) {
      await deleteExpiredSessions(db);
      await deleteExpiredCaptchas(db);
      await deleteOldGuesses(db);
      await deleteOldCounters(db);
    },
  }),
];
