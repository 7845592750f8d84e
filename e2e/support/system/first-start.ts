import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from './start-system.ts';

/** The folder of a system that was started once and stopped; unset outside the stories' run. */
const FOLDER = 'STORIES_FIRST_START';

/**
 * Starts the system once for all stories: a first start makes the database, reads the catalogue and fills the demo account. Each
 * story starts on a copy of its folder, as on a machine where it has run before; stories about first starts name their own folder.
 */
export async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diy-first-'));
  const system = await startSystem({ dataDir });
  await system.stop();
  process.env[FOLDER] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Copies that folder, if there is one, into a new one. */
export function copyFirstStart(dataDir: string): void {
  const from = process.env[FOLDER];
  if (!from) return;
  for (const name of readdirSync(from)) {
    // What one system has logged is no other's.
    if (name !== 'logs') cpSync(join(from, name), join(dataDir, name), { recursive: true });
  }
}
