import type { Migration } from './migration.ts';

/** Letters of a text may look unlike the others (`spans`); those of older designs are all alike, and print as before. */
export const textSpans: Migration = {
  from: 8,
  migrate: (document) => ({ ...document, format: 9 }),
};
