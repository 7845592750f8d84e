import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder with its size in bytes, by its path from there; empty when there is no such folder. */
export function filesBelow(folder: string): Map<string, number> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((path) => [relative(folder, path), statSync(path).size]),
  );
}
