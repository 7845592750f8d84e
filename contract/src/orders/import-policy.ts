import { z } from 'zod';

/** `right`: import what is right and leave the rest; `all`: everything or nothing. */
export const importMode = z.enum(['right', 'all']);
/** Lines that exist already: leave them, bring them up to date while nobody touched them, or make them once more. */
const duplicateRule = z.enum(['skip', 'update', 'create']);

/** How an import treats its rows. */
export const importPolicy = z.strictObject({
  /** Whether rows that are right are imported when others are not. */
  mode: importMode.default('right'),
  /** What becomes of rows whose lines exist already. */
  duplicates: duplicateRule.default('skip'),
});
export type ImportPolicy = z.infer<typeof importPolicy>;
