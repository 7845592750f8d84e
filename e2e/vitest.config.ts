import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Stories run one after another against the built system, in a real browser. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['stories/**/*.spec.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What follows an action is waited for, and a busy machine takes its time.
    expect: { poll: { timeout: 30_000, interval: 100 } },
    pool: 'forks',
    globalSetup: ['support/system/first-start.ts'],
    maxWorkers: 1,
    fileParallelism: false,
  },
});
