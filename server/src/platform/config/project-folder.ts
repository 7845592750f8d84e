import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, found from this file upward: sources and the bundle lie at different depths. */
export function findProjectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'server', 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder server/migrations was not found beside the program');
    folder = parent;
  }
  return folder;
}
