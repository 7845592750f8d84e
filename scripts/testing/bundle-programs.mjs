import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleChildren } from '../build.mjs';
import { root } from '../setup/root.mjs';

/** Programs that only tests start: below server/src. */
const PROGRAMS_OF_TESTS = { 'worker-process': 'testing/jobs/worker-process' };

/**
 * Bundles the programs that the server starts as separate processes, as the built server has them, for all tests of a run: a child that
 * tsx brings up from its sources takes a second and more of the processor. See server/src/platform/process/program-url.ts.
 */
export async function setup() {
  // Below the server, whose packages they import.
  const parent = join(root, 'server/.build');
  mkdirSync(parent, { recursive: true });
  removeLeftOvers(parent);
  const folder = mkdtempSync(join(parent, 'programs-'));
  await bundleChildren(folder, PROGRAMS_OF_TESTS);
  process.env.TEST_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const DAY_MS = 86_400_000;

/** Folders of runs that were killed, which no run needs any more. */
function removeLeftOvers(parent) {
  for (const name of readdirSync(parent)) {
    const age = Date.now() - (statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAY_MS) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
