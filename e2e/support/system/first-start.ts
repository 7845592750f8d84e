import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSellers, READY_SELLERS } from '../add-seller.ts';
import { FIRST_START_FOLDER } from './copy-first-start.ts';
import { SHARED_SELLERS, startSharedSystems } from './shared-system.ts';
import { startSystem } from './start-system.ts';

/**
 * Starts the system once for all stories: a first start makes the database, reads the catalogue and fills the demo account; sellers
 * for the stories are added. Each story starts on a copy of its folder, as on a machine where it has run before, or shares a system
 * that did; stories about first starts name their own folder.
 */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diy-first-'));
  const system = await startSystem({ dataDir });
  const sellers = makeSellers(system, ['seller', ...SHARED_SELLERS]);
  writeFileSync(join(dataDir, READY_SELLERS), JSON.stringify(sellers));
  await system.stop();
  process.env[FIRST_START_FOLDER] = dataDir;
  const shared = await startSharedSystems();
  return async () => {
    await Promise.all(shared.map((one) => one.destroy()));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
