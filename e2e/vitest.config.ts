import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../scripts/testing/longest-first.mjs';
import { SIDE_BY_SIDE } from './support/system/shared-system.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const options = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // What follows an action is waited for, and a busy machine takes its time.
  expect: { poll: { timeout: 30_000, interval: 100 } },
  pool: 'forks' as const,
  // Files of one process share its browser (support/browser/browser.ts).
  isolate: false,
  // See ../vitest.config.ts.
  disableConsoleIntercept: true,
};
const STORIES = ['stories/**/*.spec.ts'];

/**
 * Stories that have the machine to themselves, behind the others: those that measure time or memory, and those that kill at a point
 * which the work must not have passed when the story looks.
 */
const ALONE = [
  'orders/two-hundred-lines',
  'hostile-uploads',
  'faults/orders-killed',
  'faults/upload-kill',
  'faults/ai-kill',
  'faults/products-killed',
].map((name) => `stories/${name}.spec.ts`);

/** The stories that Firefox runs as well: a design to its print file, a batch, an order file, six languages in both directions, signing in, words on artwork and in five scripts, more of the designer, and pages that crash. */
const IN_FIREFOX = [
  'main-job',
  'batch',
  'orders/orders',
  'languages',
  'two-step',
  'designer/combine',
  'designer/context-menu',
  'designer/words-on-artwork',
  'designer/letters',
  'words',
  'designer/more-behaviours',
  'designer/page-gone',
].map((name) => `stories/${name}.spec.ts`);
const hasFirefox = existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr');

const inPairs = { ...options, maxWorkers: SIDE_BY_SIDE };

/**
 * Stories run against the built system, in real browsers, two at a time. Those that break, set or measure their system start it;
 * the others are sellers of one that is shared, with windows of a shared browser.
 */
export default defineConfig({
  root: folder,
  test: {
    globalSetup: ['support/system/first-start.ts'],
    maxWorkers: SIDE_BY_SIDE,
    sequence: { sequencer: LongestFirst },
    projects: [
      { root: folder, test: { ...inPairs, name: 'stories', include: STORIES, exclude: ALONE } },
      ...(hasFirefox
        ? [
            {
              root: folder,
              test: { ...inPairs, name: 'firefox', include: IN_FIREFOX, env: { STORY_BROWSER: 'firefox' } },
            },
          ]
        : []),
      {
        root: folder,
        test: { ...options, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
