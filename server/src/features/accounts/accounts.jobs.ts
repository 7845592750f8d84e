import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExpiredCaptchas } from './captchas.queries.ts';
import { deleteOldFailures } from './login-failures.queries.ts';
import { deleteOldCounters } from './rate-counters.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes what has expired; nothing reads it any more. */
export const accountJobs: JobHandler<Services>[] = [
  {
    name: 'accounts.clean-expired',
    async run({ db }) {
      await deleteExpiredSessions(db);
      await deleteExpiredCaptchas(db);
      await deleteOldFailures(db);
      await deleteOldCounters(db);
    },
  },
];
