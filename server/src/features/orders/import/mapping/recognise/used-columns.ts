import type { Mapping } from '../../../model/mapping.ts';

/** One more column than a table may have. */
const MAX_COLUMNS = 401;

/** Columns that a field or a personalisation of the mapping reads. */
export function usedColumns({ columns, personalisation }: Mapping): ReadonlySet<number> {
  return new Set([
    ...Object.values(columns).flat(),
    ...personalisation.flatMap(({ column, name_column }) => [column, name_column ?? column]),
  ]);
}

/** By column, 1 where the mapping reads it, or where it is one of `others`: for questions that every row asks. */
export function settledColumns(mapping: Mapping, others: readonly number[]): Uint8Array {
  const settled = new Uint8Array(MAX_COLUMNS);
  for (const column of usedColumns(mapping)) settled[column] = 1;
  for (const column of others) settled[column] = 1;
  return settled;
}
