import { type SelectQueryBuilder, sql } from 'kysely';

/** The paging figures that every list returns. */
export interface PageFigures {
  curPage: number;
  rowCount: number;
  /** At least 1. */
  totalPage: number;
}

/** Figures of page `p` (from 1) of `rowCount` rows. */
export function pageFigures(p: number, limit: number, rowCount: number): PageFigures {
  return { curPage: p, rowCount, totalPage: Math.max(1, Math.ceil(rowCount / limit)) };
}

/** A pattern for ILIKE that finds `text` anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Which rows of a list a page shows. */
export interface PageRange {
  limit: number;
  offset: number;
}

/** One page of a query whose rows are numbered by `seq` as they come, newest first. */
export function newestPage<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { limit, offset }: PageRange,
) {
  return query.orderBy(sql`seq`, 'desc').limit(limit).offset(offset).execute();
}

/** How many rows a query finds that selects nothing yet. */
export async function countRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = query.select(sql<string>`count(*)`.as('rows')).$castTo<{ rows: string }>();
  return Number((await counted.executeTakeFirstOrThrow()).rows);
}
