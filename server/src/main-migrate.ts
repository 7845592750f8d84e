import { createServices } from './create-services.ts';
import { prepareInstallation } from './features/index.ts';
import { migrationsFolder } from './platform/config/migrations-folder.ts';
import { requireDatabaseUrl } from './platform/config/require-database-url.ts';
import { migrate } from './platform/database/migrate.ts';
import { runMain } from './platform/process/run-main.ts';
import { requireSameInstallation } from './platform/storage/folder/require-same-installation.ts';

/** Brings the database of DATABASE_URL to this version and loads the catalogue, then ends: before API and workers. */
await runMain('migrate', async (config, log) => {
  requireDatabaseUrl(config);
  const { services, close } = createServices(config, log);
  await requireSameInstallation(services.db, config);
  const applied = await migrate(config.databaseUrl, migrationsFolder(), log);
  await prepareInstallation(services);
  await close();
  process.stdout.write(
    `数据库已是当前版本，执行了 ${applied} 个迁移 (up to date, ${applied} migrations applied)\n`,
  );
});
