import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The rows of docs/designer-behaviours.md by real events in all three browsers: `npm run behaviours`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['hands/hands.spec.ts'],
    globalSetup: ['support/system/first-start.ts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
    pool: 'forks',
    disableConsoleIntercept: true,
    reporters: ['verbose'],
  },
});
