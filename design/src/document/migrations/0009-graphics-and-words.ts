import type { Migration } from './migration.ts';

/**
 * Format 10 has vector graphics made of paths, and texts with widths of their own, lists, squeezed punctuation and OpenType
 * features. Older designs have none of them, and print as before.
 */
export const graphicsAndWords: Migration = {
  from: 9,
  migrate: (document) => ({ ...document, format: 10 }),
};
