import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.mjs';
import { findSharedTests } from './scripts/testing/shared-tests.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const TESTS = '{design,contract,patterns,psd,server,web,catalogue,scripts,bench}/**/*.test.{ts,tsx,mjs}';
const { pure, applications } = findSharedTests();

const options = {
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['web/src/testing/test-timeouts.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  // A line that a test writes as its process ends would fail the whole run where vitest carries it (vitest-dev/vitest#11153).
  disableConsoleIntercept: true,
};

/** One run over all packages; stories in `e2e/` have their own runner because they need the built system. */
export default defineConfig({
  root: folder,
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['server/src/testing/global-setup.ts', 'scripts/testing/bundle-programs.mjs'],
    projects: [
      {
        root: folder,
        test: {
          ...options,
          name: 'apart',
          include: [TESTS],
          exclude: ['**/node_modules/**', '**/dist/**', '.build/**', ...pure, ...applications.flat()],
        },
      },
      ...applications.map((include, n) => ({
        root: folder,
        test: { ...options, name: `applications ${n + 1}`, include, isolate: false },
      })),
      { root: folder, test: { ...options, name: 'together', include: pure, isolate: false } },
    ],
  },
});
