import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));
const options = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // What follows an action is waited for, and a busy machine takes its time.
  expect: { poll: { timeout: 30_000, interval: 100 } },
};

/** The stories that Firefox runs as well: a design to its print file, a batch, an order file, six languages in both directions. */
const IN_FIREFOX = ['main-job', 'batch', 'orders/orders', 'languages'].map(
  (name) => `stories/${name}.spec.ts`,
);
const hasFirefox = existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr');

/** Stories run one after another against the built system, in real browsers. */
export default defineConfig({
  root: folder,
  test: {
    pool: 'forks',
    globalSetup: ['support/system/first-start.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    projects: [
      { root: folder, test: { ...options, name: 'stories', include: ['stories/**/*.spec.ts'] } },
      ...(hasFirefox
        ? [
            {
              root: folder,
              test: { ...options, name: 'firefox', include: IN_FIREFOX, env: { STORY_BROWSER: 'firefox' } },
            },
          ]
        : []),
    ],
  },
});
