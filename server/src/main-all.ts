import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './build-app.ts';
import { createServices } from './create-services.ts';
import { endDemoPassword, ensureDemoAccount } from './demo-account.ts';
import { appFeatures, prepareInstallation, prepareProcess } from './features/index.ts';
import type { Config } from './platform/config/config.ts';
import { isLocalHost } from './platform/config/is-local-host.ts';
import { migrationsFolder } from './platform/config/migrations-folder.ts';
import { dropStartedNext } from './platform/config/read-secret.ts';
import { lockDataFolder } from './platform/database/embedded-postgres/lock-data-folder.ts';
import { runEmbeddedPostgres } from './platform/database/embedded-postgres/run-embedded-postgres.ts';
import { deleteFact } from './platform/database/installation.queries.ts';
import { migrate } from './platform/database/migrate.ts';
import { requireSameSecret } from './platform/database/require-same-secret.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { watchKeys } from './platform/keys/watch-keys.ts';
import type { Logger } from './platform/logging/logger.ts';
import { endLimitedChildren } from './platform/process/limited-child.ts';
import { mallocSettings } from './platform/process/malloc-settings.ts';
import { explainListenError, requireFreePort } from './platform/process/require-free-port.ts';
import { runMain } from './platform/process/run-main.ts';
import { stopOnSignal } from './platform/process/stop-on-signal.ts';
import { superviseChild } from './platform/process/supervise-child.ts';
import { requireSameFolder } from './platform/storage/folder/require-same-folder.ts';
import { requireSameInstallation } from './platform/storage/folder/require-same-installation.ts';
import { STOPPING, startBanner } from './start-banner.ts';
import { withWorkingUploads } from './with-working-uploads.ts';

/** Everything on one machine: PostgreSQL, API, a worker process, the web app. What npm start runs. */
async function main(given: Config, log: Logger): Promise<void> {
  const unlock = lockDataFolder(given.dataDir);
  // Runs also when the start fails half-way; a killed process leaves a lock that the next start recognises as stale.
  process.once('exit', unlock);
  await requireFreePort(given.host, given.port);
  const postgres =
    given.databaseUrl === '' ? await runEmbeddedPostgres({ dataDir: given.dataDir, log }) : null;
  const config = { ...given, databaseUrl: postgres?.url ?? given.databaseUrl };
  try {
    const { services, close } = createServices(config, log);
    await requireSameInstallation(services.db, config);
    await migrate(config.databaseUrl, migrationsFolder(), log);
    await requireSameSecret(services.db, config.secretKey, { mayRecord: true });
    dropStartedNext(config.dataDir, config.secretKey);
    await requireSameFolder(services.db, config, services);
    // From now on the data are those of who works here: a restore must not take them for its own.
    await deleteFact(services.db, 'restored-from');
    const keys = await watchKeys(services);
    await prepareInstallation(services);
    // An installation that the internet reaches begins without an account.
    const isTrial = postgres !== null && isLocalHost(config.publicUrl);
    const demo = isTrial ? await ensureDemoAccount(services) : null;
    if (!isTrial) await endDemoPassword(services);
    const metrics = createMetrics(services.db, config.dataDir);
    const stopMetrics = await serveMetrics(config.metricsAddress, metrics, log);
    const app = buildApp(await withWorkingUploads(services), appFeatures, metrics);
    prepareProcess();
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw explainListenError(error, config.host, config.port);
    });
    const worker = superviseChild(workerScript(), workerEnv(config), log);
    stopOnSignal(log, async () => {
      process.stdout.write(STOPPING);
      endLimitedChildren();
      await Promise.all([app.close(), worker.stop(), stopMetrics(), keys.stop()]);
      await close();
      await postgres?.stop();
    });
    process.stdout.write(startBanner(config, demo));
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

/** The file next to this one: the bundle when built, the source when run as such. */
function workerScript(): string {
  const bundled = fileURLToPath(new URL('./main-worker.js', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./main-worker.ts', import.meta.url));
}

function workerEnv(config: Config): Record<string, string | undefined> {
  return {
    ...mallocSettings,
    ...process.env,
    DATABASE_URL: config.databaseUrl,
    DATABASE_URL_FILE: '',
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl,
    LOG_DIR: config.logDir ?? '',
    // Only one process can listen on this address.
    METRICS_ADDRESS: '',
  };
}

await runMain('api', main, (config) => ({
  ...config,
  logDir: config.logDir ?? join(config.dataDir, 'logs'),
}));
