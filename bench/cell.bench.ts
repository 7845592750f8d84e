// One batch cell: processor time of its files alone, without database and queue (--designs=60), with a hash of all of them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../e2e/support/system/start-system.ts';
import { mallocSettings } from '../scripts/setup/malloc-settings.mjs';
import { makePictures } from './batch/make-pictures.ts';
import { writeTenTemplates } from './batch/ten-templates.ts';
import { bundleForNode } from './support/bundle-for-node.ts';

const given = process.argv.find((one) => one.startsWith('--designs='));
const designs = given ? Number(given.slice('--designs='.length)) : 60;
const profile = process.argv.includes('--profile');

const bundle = await bundleForNode(root, 'batch/cell-worker.ts');
const pictures = await makePictures(join(root, '.build/bench/pictures'), Math.ceil(designs / 10));
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
try {
  const catalogue = writeTenTemplates(root, work);
  const profiles = join(root, '.build/bench/profiles');
  if (profile) mkdirSync(profiles, { recursive: true });
  const setup = { root, catalogue, storageDir: join(work, 'files'), dataDir: work, pictures };
  const child = fork(bundle, [JSON.stringify(setup)], {
    execArgv: profile ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [],
    // As main-all starts the real worker, unless other values are to be tried.
    env: { ...mallocSettings, ...process.env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The worker ended with ${code}.`);
  if (profile) console.log('Profile below .build/bench/profiles');
} finally {
  rmSync(work, { recursive: true, force: true });
}
