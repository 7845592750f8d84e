import type { ReviewScope } from '@diy/contract/orders/order-review';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing } from '../../../platform/database/page.ts';
import { type LineRecord, NEXT_VERSION } from '../lines/lines.queries.ts';
import { type NextState, UNPRINTED_STATES } from '../states/line-states.ts';

/** What was decided of a line. */
export type ReviewKind = 'accepted' | 'edited' | 'held' | 'dropped';

interface ReviewTable {
  owner_id: string;
  id: string;
  line_id: string;
  kind: ReviewKind;
  decided_by: string;
  decided_at: Generated<Date>;
  before: Buffer;
  after: Date;
  accepted: JSONColumnType<string[]>;
  undone_at: Date | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_reviews: ReviewTable;
  }
}

/** The lines of a review queue. */
export interface ReviewQueue {
  importId: string | null;
  scope: ReviewScope;
  content: string;
}

/** Waiting lines, in the order in which they came. */
export function pageOfWaiting(
  db: Db,
  ownerId: string,
  queue: ReviewQueue,
  page: { limit: number; offset: number },
): Promise<LineRecord[]> {
  return waiting(db, ownerId, queue)
    .selectAll('l')
    .orderBy('l.seq')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Lines of the queue that wait for a decision. */
export async function countWaiting(db: Db, ownerId: string, queue: ReviewQueue): Promise<number> {
  const row = await waiting(db, ownerId, queue)
    .select((eb) => eb.fn.countAll<string>().as('lines'))
    .executeTakeFirstOrThrow();
  return Number(row.lines);
}

/** A line that may print the same, as far as a decision about it needs. */
export type EqualLine = Pick<LineRecord, 'id' | 'updated_at' | 'findings' | 'problem'>;

/** Waiting, checked lines of the same version, colour and size whose print key is `key`. */
export function findWaitingWithKey(
  db: Db,
  ownerId: string,
  queue: ReviewQueue,
  line: LineRecord,
  { key, limit }: { key: string; limit: number },
): Promise<EqualLine[]> {
  return waiting(db, ownerId, queue)
    .select(['l.id', 'l.updated_at', 'l.findings', 'l.problem'])
    .where('l.design_id', '=', line.design_id)
    .where('l.print_key', '=', key)
    .where('l.design_version', '=', line.design_version)
    .where('l.template_version', '=', line.template_version)
    .where('l.colour_id', '=', line.colour_id)
    .where('l.size_id', '=', line.size_id)
    .where('l.personalised', '=', line.personalised)
    .where('l.checked_at', 'is not', null)
    .where('l.id', '<>', line.id)
    .orderBy('l.seq')
    .limit(limit)
    .execute();
}

/** Waiting lines of imports; those without any are left out. */
export async function countWaitingOfImports(
  db: Db,
  ownerId: string,
  importIds: readonly string[],
): Promise<Map<string, number>> {
  if (importIds.length === 0) return new Map();
  const rows = await waiting(db, ownerId, { importId: null, scope: 'findings', content: '' })
    .select(['l.import_id', sql<number>`count(*)::int`.as('lines')])
    .where('l.import_id', 'in', [...importIds])
    .groupBy('l.import_id')
    .execute();
  return new Map(rows.map(({ import_id, lines }) => [import_id, lines]));
}

/** Unprinted lines that were not checked since they were made or changed. */
export async function countUnchecked(db: Db, ownerId: string, importId: string | null): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.countAll<string>().as('lines'))
    .where('owner_id', '=', ownerId)
    .where('checked_at', 'is', null)
    .where('state', 'in', [...UNPRINTED_STATES])
    .$if(importId !== null, (query) => query.where('import_id', '=', importId!))
    .executeTakeFirstOrThrow();
  return Number(row.lines);
}

/** An error that nobody accepted, whatever was decided before. */
const STOPPED = sql<boolean>`(l.problem is not null and l.problem ->> 'isWarning' is null)`;

function waiting(db: Db, ownerId: string, { importId, scope, content }: ReviewQueue) {
  let query = db
    .selectFrom('order_lines as l')
    .where('l.owner_id', '=', ownerId)
    .where('l.state', 'in', [...UNPRINTED_STATES])
    .where('l.held', '=', scope === 'held');
  if (importId !== null) query = query.where('l.import_id', '=', importId);
  if (content !== '') query = query.where('l.search', 'ilike', containing(content));
  if (scope === 'findings')
    query = query.where(sql<boolean>`(${STOPPED} or (l.problem is not null and l.reviewed_at is null))`);
  if (scope === 'personalised')
    query = query.where(
      sql<boolean>`(${STOPPED} or (l.reviewed_at is null and (l.problem is not null or l.personalised or l.blank_personalisation)))`,
    );
  return query;
}

/** The line, locked until the transaction ends. */
export function lockLine(trx: Db, ownerId: string, id: string): Promise<LineRecord | undefined> {
  return trx
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Columns that a decision changes. */
export type ReviewedColumns = { state?: NextState } & Partial<
  Pick<
    LineRecord,
    | 'files_outdated'
    | 'held'
    | 'private'
    | 'personalised'
    | 'blank_personalisation'
    | 'colour_id'
    | 'size_id'
    | 'file_hash'
    | 'problem'
    | 'findings'
    | 'checked_at'
    | 'reviewed_at'
    | 'touched_at'
    | 'mockup_key'
  >
>;

/** Writes what was decided of a line that the caller has locked. Returns the moment of the change, which is the line's version from then on. */
export async function writeReviewed(
  trx: Db,
  ownerId: string,
  id: string,
  { problem, findings, ...change }: ReviewedColumns,
): Promise<Date> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const row = await trx
    .updateTable('order_lines')
    .set({
      ...change,
      ...(problem === undefined ? {} : { problem: json(problem) }),
      ...(findings === undefined ? {} : { findings: json(findings) }),
      updated_at: NEXT_VERSION,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return row.updated_at;
}

/** Records a decision about a line, with what it was before, so that it can be undone. */
export async function insertReview(
  trx: Db,
  ownerId: string,
  review: Pick<ReviewTable, 'id' | 'line_id' | 'kind' | 'decided_by' | 'before' | 'after'> & {
    accepted: readonly string[];
  },
): Promise<void> {
  await trx
    .insertInto('order_reviews')
    .values({ ...review, owner_id: ownerId, accepted: JSON.stringify(review.accepted), undone_at: null })
    .execute();
}

/** The lines of a decision that was not taken back, locked. */
export function lockReview(trx: Db, ownerId: string, id: string) {
  return trx
    .selectFrom('order_reviews')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('line_id')
    .forUpdate()
    .execute();
}

/** Records that a decision was undone. */
export async function recordUndone(trx: Db, ownerId: string, id: string): Promise<void> {
  await trx
    .updateTable('order_reviews')
    .set({ undone_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}
