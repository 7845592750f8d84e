import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/db.ts';
import { requireSameSecret } from '../../database/require-same-secret.ts';
import { requireSameFolder } from './require-same-folder.ts';

/**
 * Throws one sentence when this process has another SECRET_KEY or another DATA_DIR than the installation, also before its tables are those of
 * this version: who starts with the wrong ones must not find the database upgraded. Nothing is recorded.
 */
export async function requireSameInstallation(
  db: Db,
  config: Pick<Config, 'secretKey' | 'storage' | 'dataDir'>,
): Promise<void> {
  // Databases of before it was recorded have no such table, nor has an empty one.
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('installation') is not null as found`.execute(db);
  if (!rows[0]!.found) return;
  await requireSameSecret(db, config.secretKey, { mayRecord: false });
  await requireSameFolder(db, config, { newId: null });
}
