import type { ProposedMapping } from './types.ts';

/**
 * What the columns of a file with these headers mean: the best profile, then the aliases of each field.
 * @param samples the first rows below the headers
 */
export function proposeMapping(_headers: string[], _samples: string[][]): ProposedMapping {
  return { mapping: { profile: 'generic@1', columns: {}, personalisation: [] }, missing: [] };
}
