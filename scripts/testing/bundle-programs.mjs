import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleChildren } from '../build.mjs';
import { root } from '../setup/root.mjs';

/** Those that only tests start: below server/src. */
const PROGRAMS_OF_TESTS = { 'worker-process': 'testing/jobs/worker-process' };

/**
 * Bundles the programs that the server starts beside itself, as the built server has them, for all tests of a run: a child that
 * tsx brings up from its sources takes a second and more of the processor. See server/src/platform/process/own-program.ts.
 */
export async function setup() {
  // Below the server, whose packages they import.
  const parent = join(root, 'server/.build');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'programs-'));
  await bundleChildren(folder, PROGRAMS_OF_TESTS);
  process.env.TEST_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
