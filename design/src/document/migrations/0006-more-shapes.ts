import type { Migration } from './migration.ts';

/**
 * Shapes, and what pictures are cut to, may be polygons, starbursts, arrows, plus signs, drops, crescents, clouds and speech bubbles.
 * Older designs have none.
 */
export const moreShapes: Migration = {
  from: 6,
  migrate: (document) => ({ ...document, format: 7 }),
};
