import type { ResolvedRow } from './resolve-rows.ts';

/** Rows that differ from a line that exists, counted by what the import will do with them. */
export interface ChangeCounts {
  /** All of them, those that cannot be updated too. */
  rows: number;
  /** Nothing was said of them yet: the rule for lines that exist holds. */
  undecided: number;
  /** Rows whose lines are updated because somebody said so. */
  updates: number;
  /** Rows whose lines are in production, shipped or cancelled. */
  refused: number;
  /** Updated lines of which files were made already: they have to be packed again. */
  reprints: number;
}

/** Counts, row by row, what an import would change on lines that exist; `reprints` = lines that are ready and would be drawn again. */
export function createChangeCounter(): { add(row: ResolvedRow): void; result(): ChangeCounts } {
  const counts = { rows: 0, undecided: 0, updates: 0, refused: 0, reprints: 0 };
  return {
    add({ change, choice, existing }) {
      if (!change) return;
      counts.rows += 1;
      if (change.refused) counts.refused += 1;
      else if (choice === null) counts.undecided += 1;
      else if (choice === 'update') counts.updates += 1;
      if (!change.refused && change.isReprint && existing?.state === 'ready' && choice !== 'keep')
        counts.reprints += 1;
    },
    result: () => counts,
  };
}
