import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findImagePage } from '../../server/src/features/images/library/find-images.ts';
import { type ImageFilterInput, readFilter } from '../../server/src/features/images/library/image-filter.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import type { Case } from './cases.ts';

const ANY: ImageFilterInput = {
  content: '',
  tid: 'all',
  shape: 'all',
  alpha: 'all',
  used: 'all',
  format: 'all',
};

/** Plans, run and timed, of all that the server asks the database for one page. */
export async function explainPage(databaseUrl: string, ownerId: string, one: Case): Promise<string[]> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  try {
    const { p = 1, limit = 20, sort = 'newest', ...filter } = one.query;
    const page = { sort: sort as 'newest', offset: (Number(p) - 1) * Number(limit), limit: Number(limit) };
    await findImagePage(db, ownerId, readFilter({ ...ANY, ...filter } as ImageFilterInput), page);
    const plans: string[] = [];
    for (const { sql, parameters } of [...asked]) {
      const explained = CompiledQuery.raw(`explain (analyze, buffers, costs off) ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained);
      plans.push(rows.map((row) => shorten(row['QUERY PLAN'])).join('\n'));
    }
    return plans;
  } finally {
    await db.destroy();
  }
}

/** Sets of bits and lists of places fill pages and say nothing. */
function shorten(line: string): string {
  return line
    .replace(/'[01]{64,}'/g, "'0…'")
    .replace(/\{\d+(,\d+){5,}\}/g, '{…}')
    .slice(0, 180);
}
