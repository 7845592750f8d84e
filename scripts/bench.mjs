// npm run bench -- NAME: runs bench/NAME.bench.ts; without a name it lists them. Figures of ours: docs/benchmarks/.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { root } from './setup/root.mjs';

const SUFFIX = '.bench.ts';
const folder = join(root, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

const [name, ...rest] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  if (name) console.error(`No benchmark is called ${name}.`);
  console.log('npm run bench -- NAME, with NAME one of');
  for (const one of names) {
    // The first line of each file says what it measures.
    const [about = ''] = readFileSync(join(folder, `${one}${SUFFIX}`), 'utf8').split('\n');
    console.log(`  ${one.padEnd(12)}${about.replace(/^\/\/ /, '')}`);
  }
  process.exit(name ? 1 : 0);
}

ensureNode();
ensureInstall();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(folder, `${name}${SUFFIX}`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  },
);
process.exit(status ?? 1);
