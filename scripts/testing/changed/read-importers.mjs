import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readImports, resolveImport } from '../../arrows/read-imports.mjs';
import { root } from '../../setup/root.mjs';

/** Files that a program takes by their address: workers, pictures, tables. */
const BY_ADDRESS = /new URL\(\s*['"](\.[^'"]+)['"]/g;

/**
 * Who imports each file of the house: importers by path.
 * @returns {Map<string, string[]>}
 */
export function readImporters() {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const importers = new Map();
  const resolved = new Map();
  const resolve = (file, spec) => {
    const key = spec.startsWith('.') ? normalize(join(dirname(file), spec)) : spec;
    if (!resolved.has(key)) resolved.set(key, resolveImport(root, file, spec));
    return resolved.get(key);
  };
  for (const file of tracked.split('\n')) {
    if (!/\.(tsx?|mjs)$/.test(file) || !existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const wanted = readImports(text).filter(({ typeOnly }) => !typeOnly);
    const targets = wanted.map(({ spec }) => resolve(file, spec));
    for (const [, path] of text.matchAll(BY_ADDRESS)) targets.push(normalize(join(dirname(file), path)));
    for (const target of targets) {
      if (!target) continue;
      if (!importers.has(target)) importers.set(target, []);
      importers.get(target).push(file);
    }
  }
  return importers;
}
