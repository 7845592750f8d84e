import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const SOURCES = [
  'design/src',
  'design/fonts',
  'contract/src',
  'patterns/src',
  'psd/src',
  'server/src',
  'web',
  'scripts/build.mjs',
  'package-lock.json',
];
const SKIP = new Set(['node_modules', 'dist', 'testing']);

/** Builds server and web app when a source has changed since the last build. */
export async function ensureBuild() {
  const wanted = fingerprint();
  const stamp = join(root, '.build', 'stamp');
  const built =
    existsSync(join(root, 'server/dist/main-all.js')) && existsSync(join(root, 'web/dist/index.html'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('正在构建… (building)');
  const { build } = await import('../build.mjs');
  await build();
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times of all sources; cheap, and a needless build does no harm. */
function fingerprint() {
  const hash = createHash('sha256');
  const walk = (path) => {
    const entry = statSync(join(root, path), { throwIfNoEntry: false });
    if (!entry) return;
    if (!entry.isDirectory()) {
      hash.update(`${path}\0${entry.size}\0${entry.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).sort()) if (!SKIP.has(name)) walk(`${path}/${name}`);
  };
  for (const source of SOURCES) walk(source);
  return hash.digest('hex');
}
