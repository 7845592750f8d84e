import type { Migration } from './migration.ts';

/**
 * Texts may name faces to fall back to. Those of older designs name none: letters that their face lacks stay missing, as they
 * were, until a person chooses otherwise.
 */
export const fallbackFonts: Migration = {
  from: 4,
  migrate: (document) => ({ ...document, format: 5 }),
};
