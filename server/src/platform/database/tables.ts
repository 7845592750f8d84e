/** Migrations that have run; written by the migration runner. */
interface SchemaMigrationTable {
  number: number;
  name: string;
  checksum: string;
}

/**
 * All tables, by name. Only the runner's own here: each feature adds its tables in its `*.queries.ts` by module
 * augmentation, so that the platform knows no product words.
 */
export interface Tables {
  schema_migrations: SchemaMigrationTable;
}
