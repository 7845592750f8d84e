import type { OrderState } from '@diy/contract/orders';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing } from '../../platform/database/page.ts';
import type { Message } from '../../platform/errors/refusal.ts';
import { OPEN_STATES, UNPRINTED_STATES } from './orders.state.ts';

/** What production found: why a line was not made, or what to look at before it is printed. */
export type LineNote = Message & { isWarning?: true };

interface OrderLineTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  log_id: string;
  row: number;
  line_key: string;
  platform: string;
  shop: string;
  order_no: string;
  line_no: string;
  sku: string;
  title: string;
  variation: string;
  quantity: number;
  price_cents: number | null;
  currency: string;
  placed_at: Date | null;
  ship_by: Date | null;
  state: OrderState;
  held: boolean;
  design_id: string;
  design_version: number;
  template_id: string;
  template_version: number;
  colour_id: string;
  size_id: string;
  file_hash: string;
  personalised: boolean;
  private: Buffer;
  search: string;
  problem: JSONColumnType<LineNote> | null;
  touched_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    order_lines: OrderLineTable;
    order_line_history: { owner_id: string; log_id: string; line_id: string; before: Buffer };
  }
}

export type LineRecord = Selectable<OrderLineTable>;
/** What an import says of a line. */
export type LineContent = Omit<
  LineRecord,
  'owner_id' | 'id' | 'seq' | 'line_key' | 'problem' | 'touched_at' | 'created_at' | 'updated_at'
>;

/** A version of a design that lines are locked to. */
export interface LockedVersion {
  designId: string;
  version: number;
}

export interface LineFilter {
  logId: string | null;
  state: OrderState | null;
  only: 'problem' | 'personalised' | 'held' | null;
  /** Only unprinted lines locked to one of these versions. */
  versions: readonly LockedVersion[] | null;
  content: string;
}

/** Inserts lines that do not exist yet. Answers the keys of those it made. */
export async function insertLines(
  trx: Db,
  ownerId: string,
  lines: readonly (LineContent & { id: string; line_key: string })[],
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const made = await trx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, owner_id: ownerId, problem: null, touched_at: null })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'line_key']).doNothing())
    .returning('line_key')
    .execute();
  return new Set(made.map((line) => line.line_key));
}

export async function findLinesByKey(
  db: Db,
  ownerId: string,
  keys: readonly string[],
): Promise<LineRecord[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`line_key = any(${[...keys]}::text[])`)
    .execute();
}

export function findLine(db: Db, ownerId: string, id: string): Promise<LineRecord | undefined> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findLines(db: Db, ownerId: string, ids: readonly string[]): Promise<LineRecord[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The lines of an order, as far as they are of one shop. */
export function linesOfOrder(db: Db, ownerId: string, line: LineRecord): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('order_no', '=', line.order_no)
    .where('platform', '=', line.platform)
    .where('shop', '=', line.shop)
    .orderBy('seq')
    .limit(200)
    .execute();
}

/** Newest first; the lines of one import in the order of its file. */
export function pageOfLines(
  db: Db,
  ownerId: string,
  filter: LineFilter,
  page: { limit: number; offset: number },
): Promise<LineRecord[]> {
  const query = filtered(db, ownerId, filter).selectAll('l').limit(page.limit).offset(page.offset);
  return (
    filter.logId === null ? query.orderBy('l.seq', 'desc') : query.orderBy('l.row').orderBy('l.seq')
  ).execute();
}

export async function countLines(db: Db, ownerId: string, filter: LineFilter): Promise<number> {
  const row = await filtered(db, ownerId, filter)
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** Brings a line up to date. */
export async function updateLine(
  trx: Db,
  ownerId: string,
  id: string,
  change: Partial<Omit<LineRecord, 'owner_id' | 'id' | 'seq' | 'line_key' | 'problem'>>,
): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Moves lines to a state by hand. Answers the designs of those that changed. */
export async function moveLines(
  trx: Db,
  ownerId: string,
  ids: readonly string[],
  state: OrderState,
): Promise<string[]> {
  const changed = await trx
    .updateTable('order_lines')
    .set({ state, touched_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('state', '<>', state)
    .returning('design_id')
    .execute();
  return changed.map((line) => line.design_id);
}

/** Deletes lines. Answers the designs they had. */
export async function deleteLines(trx: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await trx
    .deleteFrom('order_lines')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .returning('design_id')
    .execute();
  return deleted.map((line) => line.design_id);
}

/** Keeps what production found: the line is ready, or why it is not. */
export async function noteProduced(
  trx: Db,
  ownerId: string,
  id: string,
  problem: LineNote | null,
): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({
      problem: problem === null ? null : JSON.stringify(problem),
      ...(problem === null || problem.isWarning
        ? { state: sql<OrderState>`case when state = 'new' then 'ready' else state end` }
        : {}),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

function filtered(db: Db, ownerId: string, { logId, state, only, versions, content }: LineFilter) {
  let query = db.selectFrom('order_lines as l').where('l.owner_id', '=', ownerId);
  if (logId !== null) query = query.where('l.log_id', '=', logId);
  if (state !== null) query = query.where('l.state', '=', state);
  if (only === 'problem') query = query.where('l.problem', 'is not', null);
  if (only === 'personalised') query = query.where('l.personalised', '=', true);
  if (only === 'held') query = query.where('l.held', '=', true);
  if (versions !== null)
    query = query.where(isLockedTo(versions)).where('l.state', 'in', [...UNPRINTED_STATES]);
  if (content) query = query.where('l.search', 'ilike', containing(content));
  return query;
}

function isLockedTo(versions: readonly LockedVersion[]) {
  const designs = versions.map(({ designId }) => designId);
  return sql<boolean>`(l.design_id, l.design_version) in (
    select * from unnest(${designs}::text[], ${versions.map(({ version }) => version)}::int[]))`;
}

/** Open lines by design and version, of one import or design, or of all. */
export async function countOpenVersions(
  db: Db,
  ownerId: string,
  of: { logId?: string; designId?: string },
): Promise<(LockedVersion & { lines: number; unprinted: number })[]> {
  let query = db
    .selectFrom('order_lines')
    .select(['design_id as designId', 'design_version as version'])
    .select(sql<number>`count(*)::int`.as('lines'))
    .select(sql<number>`count(*) filter (where state in ('new', 'ready'))::int`.as('unprinted'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', [...OPEN_STATES])
    .groupBy(['design_id', 'design_version']);
  if (of.logId !== undefined) query = query.where('log_id', '=', of.logId);
  if (of.designId !== undefined) query = query.where('design_id', '=', of.designId);
  return query.execute();
}

/** Open lines of designs; those without any are in the answer with 0. */
export async function countOpenLines(
  db: Db,
  ownerId: string,
  designIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map(designIds.map((id) => [id, 0]));
  if (designIds.length === 0) return counts;
  const rows = await db
    .selectFrom('order_lines')
    .select(['design_id', sql<number>`count(*)::int`.as('lines')])
    .where('owner_id', '=', ownerId)
    .where('design_id', 'in', [...counts.keys()])
    .where('state', 'in', [...OPEN_STATES])
    .groupBy('design_id')
    .execute();
  for (const row of rows) counts.set(row.design_id, row.lines);
  return counts;
}

/** Lines and pieces of imports by state. */
export function countLinesOfLogs(
  db: Db,
  ownerId: string,
  logIds: readonly string[],
): Promise<{ log_id: string; state: OrderState; lines: number; pieces: number; touched: number }[]> {
  if (logIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_lines')
    .select(['log_id', 'state'])
    .select(sql<number>`count(*)::int`.as('lines'))
    .select(sql<number>`sum(quantity)::int`.as('pieces'))
    .select(sql<number>`count(touched_at)::int`.as('touched'))
    .where('owner_id', '=', ownerId)
    .where('log_id', 'in', [...logIds])
    .groupBy(['log_id', 'state'])
    .execute();
}

/** All lines of an import in the order of its file. */
export function linesOfLog(db: Db, ownerId: string, logId: string): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('log_id', '=', logId)
    .orderBy('row')
    .orderBy('seq')
    .execute();
}

/** Lines of a design that are not printed yet. */
export function linesOfDesign(db: Db, ownerId: string, designId: string): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('state', 'in', [...UNPRINTED_STATES])
    .execute();
}
