import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.mjs';
import { findSharedTests } from './scripts/testing/shared-tests.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const TESTS = '{design,contract,patterns,psd,server,web,catalogue,scripts,bench}/**/*.test.{ts,tsx,mjs}';
const { pure, pages, applications } = findSharedTests();

/** On two cores a third of the time nobody computed with two: files wait for PostgreSQL, for children and for time limits. */
const SIDE_BY_SIDE = 3;

const options = {
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['web/src/testing/test-timeouts.ts', 'web/src/testing/tidy-file.ts'],
  pool: 'forks' as const,
  // Projects transform the same modules; keyed by content and configuration, so a stale one is never found.
  experimental: { fsModuleCache: true },
  maxWorkers: SIDE_BY_SIDE,
  // A line that a test writes as its process ends would fail the whole run where vitest carries it (vitest-dev/vitest#11153).
  disableConsoleIntercept: true,
};

/** One run over all packages; stories in `e2e/` have their own runner because they need the built system. */
export default defineConfig({
  root: folder,
  test: {
    maxWorkers: SIDE_BY_SIDE,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['server/src/testing/global-setup.ts', 'scripts/testing/bundle-programs.mjs'],
    projects: [
      {
        root: folder,
        test: {
          ...options,
          name: 'apart',
          include: [TESTS],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '.build/**',
            ...pure,
            ...pages,
            ...applications.flat(),
          ],
        },
      },
      ...applications.map((include, n) => ({
        root: folder,
        test: { ...options, name: `applications ${n + 1}`, include, isolate: false },
      })),
      { root: folder, test: { ...options, name: 'pages', include: pages, isolate: false } },
      { root: folder, test: { ...options, name: 'together', include: pure, isolate: false } },
    ],
  },
});
