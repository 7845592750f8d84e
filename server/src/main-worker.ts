import { getPriority, setPriority } from 'node:os';
import { createServices } from './create-services.ts';
import { jobHandlers, periodicJobs, prepareProcess, waitingSlots } from './features/index.ts';
import { dropStartedNext } from './platform/config/read-secret.ts';
import { requireDatabaseUrl } from './platform/config/require-database-url.ts';
import { requireSameSecret } from './platform/database/require-same-secret.ts';
import { requireSchema } from './platform/database/require-schema.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { checkJobs } from './platform/jobs/check-handlers.ts';
import { declaredJobs } from './platform/jobs/job-type.ts';
import { scheduleJobs } from './platform/jobs/schedule-jobs.ts';
import { startWorker } from './platform/jobs/start-worker.ts';
import { watchKeys } from './platform/keys/watch-keys.ts';
import { endLimitedChildren } from './platform/process/limited-child.ts';
import { runMain } from './platform/process/run-main.ts';
import { stopOnSignal } from './platform/process/stop-on-signal.ts';
import { requireSameFolder } from './platform/storage/folder/require-same-folder.ts';
import { sweepHourly, temporaryFolders } from './platform/storage/folder/sweep-temporary.ts';
import { abortUploadsHourly } from './platform/storage/s3/abort-uploads-hourly.ts';

/**
 * Half of what the API gets when both want a core. At 10, a ninth of it, one account's uploads, which the API decodes, kept
 * everybody's files waiting (`npm run bench -- fairness`).
 */
const PRIORITY = 3;

/** A worker alone; any number of them share one database. */
await runMain('worker', async (config, log) => {
  requireDatabaseUrl(config);
  // Where an API runs on the same machine: who waits for a page comes before who waits for a file. Threads started later inherit it.
  // A process started with a still lower priority keeps it: raising is only root's.
  if (getPriority() < PRIORITY) setPriority(PRIORITY);
  checkJobs(jobHandlers, declaredJobs(), periodicJobs);
  const { services, close } = createServices(config, log);
  await requireSchema(services.db);
  await requireSameSecret(services.db, config.secretKey, { mayRecord: true });
  dropStartedNext(config.dataDir, config.secretKey);
  await requireSameFolder(services.db, config, services);
  const keys = await watchKeys(services);
  const metrics = createMetrics(services.db, config.dataDir);
  const stopMetrics = await serveMetrics(config.metricsAddress, metrics, log);
  services.renderers.drawInThreads(services, (error) => {
    log.error({ err: error }, 'the render threads died, and the worker with them');
    process.exit(1);
  });
  prepareProcess();
  const worker = startWorker(services, jobHandlers, {
    concurrency: config.workerConcurrency,
    waiting: waitingSlots(services),
  });
  const stopSweeping = sweepHourly(
    temporaryFolders(config),
    () => Date.now(),
    (error) => log.error({ err: error }, 'temporary files could not be swept'),
  );
  const stopAborting = abortUploadsHourly(services);
  const schedule = scheduleJobs(services, jobHandlers, periodicJobs);
  stopOnSignal(log, async () => {
    endLimitedChildren();
    schedule.stop();
    stopSweeping();
    stopAborting();
    await Promise.all([worker.stop(), stopMetrics(), keys.stop()]);
    await close();
  });
  log.info({ concurrency: config.workerConcurrency }, 'worker running');
});
