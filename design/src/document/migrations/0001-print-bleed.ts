import type { Migration } from './migration.ts';

/**
 * Bleed became a choice. Until then every print file had its surface's bleed, so designs of that time keep it: a
 * file the factory has accepted must not change its size by itself.
 */
export const printBleed: Migration = {
  from: 1,
  migrate: (document) => ({ ...document, format: 2, print: { bleed: true } }),
};
