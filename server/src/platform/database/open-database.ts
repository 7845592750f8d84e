import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { clientOf, readDatabaseUrl } from './database-address.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

// Counts and byte sizes are bigint; all our values stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** An open pool, as kysely for features and raw for the job queue. */
export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a connection pool; connects lazily, so it also opens while PostgreSQL is restarting. A query for which no
 * connection comes free within `waitMs` fails.
 */
export function openDatabase(url: string, log: Logger, { waitMs = 5000 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: readDatabaseUrl(url, log),
    Client: clientOf(url, log),
    max: 20,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'diy',
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'));
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
