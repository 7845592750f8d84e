import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A connection pool or a transaction; query functions take it as their first argument. */
export type Db = Kysely<Tables>;
