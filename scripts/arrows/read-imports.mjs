import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const FROM = /(?:^|[\n;])\s*(?:import|export)\b(?<what>[^'"`;]*?)\bfrom\s*['"](?<spec>[^'"]+)['"]/g;
const BARE = /(?:^|[\n;])\s*import\s*['"](?<spec>[^'"]+)['"]/g;
/** Programs of workers and children, which are named by their address; one of our files, not a folder or a built program. */
const PROGRAM =
  /\bnew URL\(\s*['"](?<spec>\.{1,2}\/[^'"]+\.(?:tsx?|mts|mjs))['"],\s*import\.meta\.url\s*,?\s*\)/g;
const DYNAMIC = /\bimport\(\s*['"](?<spec>[^'"]+)['"]\s*\)/g;

/**
 * Imports of a TypeScript text: what is imported, and whether only its types are.
 * @returns {{ spec: string, typeOnly: boolean }[]}
 */
export function readImports(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
  const found = [];
  for (const match of code.matchAll(FROM)) {
    found.push({ spec: match.groups.spec, typeOnly: /^\s*type\b/.test(match.groups.what) });
  }
  for (const pattern of [BARE, DYNAMIC, PROGRAM]) {
    for (const match of code.matchAll(pattern)) found.push({ spec: match.groups.spec, typeOnly: false });
  }
  return found;
}

/** Path below the root of what `spec` names in `file`; packages of others stay their name. Null = does not exist. */
export function resolveImport(root, file, spec) {
  const clean = spec.split('?')[0];
  if (clean.startsWith('.')) {
    const path = normalize(join(dirname(file), clean));
    return existsSync(join(root, path)) ? path : null;
  }
  const ours = /^@diy\/([^/]+)(?:\/(.+))?$/.exec(clean);
  if (!ours) return clean;
  const [, name, part] = ours;
  const { exports = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const exact = exports[part ? `./${part}` : '.'];
  if (typeof exact === 'string') return normalize(join(name, exact));
  for (const [key, target] of Object.entries(exports)) {
    if (!key.includes('*') || !part) continue;
    const [head, tail] = key.slice(2).split('*');
    if (part.startsWith(head) && part.endsWith(tail)) {
      return normalize(join(name, target.replace('*', part.slice(head.length, part.length - tail.length))));
    }
  }
  return null;
}
