import type { Migration } from './migration.ts';

/**
 * Makes bleed a choice. Before, every print file had its surface's bleed, so older designs keep it: a file that the
 * factory has accepted must not change its size.
 */
export const printBleed: Migration = {
  from: 1,
  migrate: (document) => ({ ...document, format: 2, print: { bleed: true } }),
};
