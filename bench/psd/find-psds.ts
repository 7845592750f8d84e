import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All PSD and PSB files below a folder with `part` in their path, by name, each content once. */
export function findPsds(folder: string, part: string): string[] {
  const found = new Map<string, string>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ps[bd]$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(part));
  for (const path of paths.sort()) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    if (!found.has(hash)) found.set(hash, path);
  }
  return [...found.values()];
}
