import { join } from 'node:path';
import { findProjectFolder } from './project-folder.ts';

/** Folder with the SQL migrations. */
export function migrationsFolder(): string {
  return join(findProjectFolder(), 'server', 'migrations');
}
