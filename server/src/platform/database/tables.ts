/**
 * All tables, by name. Empty here: each feature adds its own in its `*.queries.ts` by module augmentation,
 * so that the platform knows no product words.
 */
export interface Tables {}
