import { keepDemoAsItIs } from '../demo-account.ts';
import type { RestoreTarget } from '../platform/backup/restore-backup.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { lockDataFolder } from '../platform/database/embedded-postgres/lock-data-folder.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { Services } from '../platform/services.ts';
import { openStore } from '../platform/storage/open-store.ts';

/**
 * Runs a command that fills an empty database and store. The embedded server is started for its time, and refused while the
 * system runs on the same DATA_DIR.
 */
export async function withEmptyDatabase<T>(
  command: (
    target: Pick<Services, 'config' | 'log' | 'storage'> & Pick<RestoreTarget, 'beforeLoad'>,
  ) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const log = createLogger({ level: 'silent', name: 'cli' });
  const storage = openStore(config);
  if (config.databaseUrl !== '') return command({ config, log, storage });
  const unlock = lockDataFolder(config.dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
    try {
      return await command({
        config: { ...config, databaseUrl: postgres.url },
        log,
        storage,
        beforeLoad: () => keepDemoAsItIs(config.dataDir),
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    unlock();
  }
}
