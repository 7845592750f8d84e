import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/setup/longest-first.mjs';

/** One run over all packages; stories in `e2e/` have their own runner because they need the built system. */
export default defineConfig({
  test: {
    include: ['{design,contract,patterns,server,web,catalogue,scripts,bench}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.build/**'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['web/src/testing/test-timeouts.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['server/src/testing/global-setup.ts'],
  },
});
