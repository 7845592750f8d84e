import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Stories run one after another against the built system, in a real browser. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['stories/**/*.spec.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
  },
});
