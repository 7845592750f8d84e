import type { Migration } from './migration.ts';

/**
 * Format 10 has vector graphics made of paths, texts with widths of their own, lists, squeezed punctuation and OpenType
 * features, shadows of pictures and shapes, dashed outlines, lines with heads, and ten more ways to blend. Older designs have none of them, and print as before.
 */
export const graphicsAndWords: Migration = {
  from: 9,
  migrate: (document) => ({ ...document, format: 10 }),
};
