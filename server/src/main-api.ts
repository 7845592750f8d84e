import { buildApp } from './build-app.ts';
import { createServices } from './create-services.ts';
import { appFeatures, prepareProcess } from './features/index.ts';
import { dropStartedNext } from './platform/config/read-secret.ts';
import { requireDatabaseUrl } from './platform/config/require-database-url.ts';
import { deleteFact } from './platform/database/installation.queries.ts';
import { requireSameSecret } from './platform/database/require-same-secret.ts';
import { requireSchema } from './platform/database/require-schema.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { watchKeys } from './platform/keys/watch-keys.ts';
import { endLimitedChildren } from './platform/process/limited-child.ts';
import { explainListenError } from './platform/process/require-free-port.ts';
import { runMain } from './platform/process/run-main.ts';
import { stopOnSignal } from './platform/process/stop-on-signal.ts';
import { requireSameFolder } from './platform/storage/folder/require-same-folder.ts';
import { withWorkingUploads } from './with-working-uploads.ts';

/** The HTTP API alone; database and workers run elsewhere. */
await runMain('api', async (config, log) => {
  requireDatabaseUrl(config);
  const { services, close } = createServices(config, log);
  await requireSchema(services.db);
  await requireSameSecret(services.db, config.secretKey, { mayRecord: true });
  dropStartedNext(config.dataDir, config.secretKey);
  await requireSameFolder(services.db, config, services);
  // From now on the data are those of who works here: a restore must not take them for its own.
  await deleteFact(services.db, 'restored-from');
  const keys = await watchKeys(services);
  const metrics = createMetrics(services.db, config.dataDir);
  const stopMetrics = await serveMetrics(config.metricsAddress, metrics, log);
  const app = buildApp(await withWorkingUploads(services), appFeatures, metrics);
  prepareProcess();
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw explainListenError(error, config.host, config.port);
  });
  stopOnSignal(log, async () => {
    endLimitedChildren();
    await Promise.all([app.close(), stopMetrics(), keys.stop()]);
    await close();
  });
  log.info({ host: config.host, port: config.port }, 'api listening');
});
