import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_START_FOLDER } from './copy-first-start.ts';
import { startSystem } from './start-system.ts';

/**
 * Starts the system once for all stories: a first start makes the database, reads the catalogue and fills the demo account. Each
 * story starts on a copy of its folder, as on a machine where it has run before; stories about first starts name their own folder.
 */
export async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diy-first-'));
  const system = await startSystem({ dataDir });
  await system.stop();
  process.env[FIRST_START_FOLDER] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
