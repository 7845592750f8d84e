// npm run bench -- NAME: runs bench/NAME.bench.ts or bench/NAME/NAME.bench.ts; without a name it lists them. Our figures: docs/benchmarks/.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { root } from './setup/root.mjs';

const SUFFIX = '.bench.ts';
const folder = join(root, 'bench');
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => [basename(file, SUFFIX), join(folder, file)]),
);

const [name, ...rest] = process.argv.slice(2);
const file = files.get(name);
if (!file) {
  if (name) console.error(`No benchmark is called ${name}.`);
  console.log('npm run bench -- NAME, with NAME one of');
  for (const [one, path] of files) {
    // The first line of each file says what it measures.
    const [about = ''] = readFileSync(path, 'utf8').split('\n');
    console.log(`  ${one.padEnd(12)}${about.replace(/^\/\/ /, '')}`);
  }
  process.exit(name ? 1 : 0);
}

ensureNode();
ensureInstall();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
});
process.exit(status ?? 1);
