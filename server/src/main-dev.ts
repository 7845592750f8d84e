import { createServices } from './create-services.ts';
import { ensureDemoAccount } from './demo-account.ts';
import { prepareInstallation } from './features/index.ts';
import { migrationsFolder } from './platform/config/migrations-folder.ts';
import { lockDataFolder } from './platform/database/embedded-postgres/lock-data-folder.ts';
import { runEmbeddedPostgres } from './platform/database/embedded-postgres/run-embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { runMain } from './platform/process/run-main.ts';
import { stopOnSignal } from './platform/process/stop-on-signal.ts';
import { requireSameInstallation } from './platform/storage/folder/require-same-installation.ts';
import { startBanner } from './start-banner.ts';

/** What stays up while API and worker reload: PostgreSQL, its migrations, the demo account. `npm run dev` starts it. */
await runMain('dev', async (given, log) => {
  const unlock = lockDataFolder(given.dataDir);
  process.once('exit', unlock);
  const postgres =
    given.databaseUrl === '' ? await runEmbeddedPostgres({ dataDir: given.dataDir, log }) : null;
  stopOnSignal(log, async () => postgres?.stop());
  const config = { ...given, databaseUrl: postgres?.url ?? given.databaseUrl };
  const { services, close } = createServices(config, log);
  await requireSameInstallation(services.db, config);
  await migrate(config.databaseUrl, migrationsFolder(), log);
  await prepareInstallation(services);
  const demo = await ensureDemoAccount(services);
  await close();
  process.send?.({ databaseUrl: config.databaseUrl, banner: startBanner(config, demo) });
});
