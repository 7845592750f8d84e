import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a system that was started once and stopped; unset outside the stories' run. */
export const FIRST_START_FOLDER = 'STORIES_FIRST_START';

/** Copies that folder, if there is one, into a new one. */
export function copyFirstStart(dataDir: string): void {
  const from = process.env[FIRST_START_FOLDER];
  if (!from) return;
  for (const name of readdirSync(from)) {
    // What one system has logged is no other's.
    if (name !== 'logs') cpSync(join(from, name), join(dataDir, name), { recursive: true });
  }
  // Node 22 copies a folder without its mode, and PostgreSQL starts in no folder that others may read.
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster)) chmodSync(cluster, 0o700);
}
