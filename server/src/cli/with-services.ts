import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createServices } from '../create-services.ts';
import type { Config } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import {
  isPostgresAlive,
  readPostmasterFile,
} from '../platform/database/embedded-postgres/postmaster-file.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.ts';
import { requireSameSecret } from '../platform/database/require-same-secret.ts';
import { requireSchema } from '../platform/database/require-schema.ts';
import { loadKeys } from '../platform/keys/installation-keys.queries.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Services } from '../platform/services.ts';
import { requireSameFolder } from '../platform/storage/folder/require-same-folder.ts';
import { requireInstallation, requireOwnUser } from './require-installation.ts';

/**
 * Runs a command on the database of the running system; starts the embedded one for its time if it is down, and leaves it to a system
 * that is started meanwhile. Throws one sentence when
 * there is none, when it is not of this version (which a command never changes), or was used with another secret, unless `anySecret`.
 */
export async function withServices<T>(
  command: (services: Services) => Promise<T>,
  { anySecret = false }: { anySecret?: boolean } = {},
): Promise<T> {
  requireInstallation(process.env);
  const config = readConfig(process.env);
  // A command prints its own result; only internal failures are logged, on the error stream.
  const log = createLogger({ level: 'silent', name: 'cli' });
  const database = await reachDatabase(config, log);
  try {
    const { services, close } = createServices({ ...config, databaseUrl: database.url }, log);
    try {
      await requireSchema(services.db);
      if (!anySecret) await requireSameSecret(services.db, config.secretKey, { mayRecord: false });
      await requireSameFolder(services.db, config, { newId: null });
      if (!anySecret) await loadKeys(services.db, services.config);
      return await command(services);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

async function reachDatabase(config: Config, log: Logger): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== '') return { url: config.databaseUrl, stop: async () => undefined };
  const running = readPostmasterFile(join(config.dataDir, 'postgres'));
  const wasRunning = running !== null && isPostgresAlive(running.pid);
  if (!wasRunning) requireOwnUser(statSync(join(config.dataDir, 'postgres')).uid, process.getuid?.());
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    mayHandOver: !wasRunning,
    leavesFound: true,
  });
  return postgres;
}
