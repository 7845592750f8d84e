import type { Migration } from './read-migrations.ts';

/** A row of `schema_migrations`. */
export interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

/** How a database's tables fit this version of the program. */
export type SchemaState =
  | { state: 'current' }
  /** None of our tables is there. */
  | { state: 'empty' }
  /** Made by an older version. */
  | { state: 'behind'; missing: number }
  /** Made by a newer version, whose data this one may not understand. */
  | { state: 'ahead'; newest: string }
  /** A migration was changed after it ran. */
  | { state: 'edited'; name: string };

/** Compares what this version wants with what was applied; `applied` null = the database has no such table. */
export function schemaState(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[] | null,
): SchemaState {
  if (applied === null || applied.length === 0) return { state: 'empty' };
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  const edited = applied.find(({ number, checksum }) => {
    const ours = known.get(number);
    return ours !== undefined && ![ours.checksum, ...ours.earlierChecksums].includes(checksum);
  });
  if (edited) return { state: 'edited', name: known.get(edited.number)!.name };
  const unknown = applied.filter(({ number }) => !known.has(number));
  const newest = unknown.toSorted((a, b) => b.number - a.number)[0];
  if (newest) return { state: 'ahead', newest: newest.name };
  const done = new Set(applied.map(({ number }) => number));
  const missing = migrations.filter(({ number }) => !done.has(number)).length;
  return missing === 0 ? { state: 'current' } : { state: 'behind', missing };
}
