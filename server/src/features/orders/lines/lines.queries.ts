import type { LineState } from '@diy/contract/orders/orders';
import { type ColumnType, type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { LineNote } from '../model/line-note.ts';
import type { KeptFinding } from '../model/open-errors.ts';
import { numberKey } from '../model/order-number.ts';
import { stateSetBy } from '../states/line-states.queries.ts';
import { type NextState, statesBefore, UNPRINTED_STATES } from '../states/line-states.ts';
import { linesByOrder } from './same-order.ts';

interface OrderLineTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  import_id: string;
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
  state: ColumnType<LineState, NextState, NextState>;
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
  blank_personalisation: boolean;
  findings: JSONColumnType<KeptFinding[]> | null;
  checked_at: Date | null;
  /** A person took it as it prints; null once it is changed. */
  reviewed_at: Date | null;
  touched_at: Date | null;
  /** Files of it were made before its print was changed. */
  files_outdated: Generated<boolean>;
  /** What `printKeysOf` returned; a trigger clears it when the words change, and null = not computed since then. */
  print_key: Generated<string | null>;
  /** The mockup of what the line prints now; a trigger clears it when that changes, and null = none was made since then. */
  mockup_key: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_lines: OrderLineTable;
    order_line_history: {
      owner_id: string;
      import_id: string;
      line_id: string;
      before: Buffer;
      reprint: Generated<boolean>;
      /** Places of the first and the last change by this import among all changes by imports. */
      first_seq: string;
      last_seq: string;
    };
  }
}

export type LineRecord = Selectable<OrderLineTable>;
/** The fields of a line that an import sets. */
export type LineContent = { state: NextState } & Omit<
  LineRecord,
  | 'state'
  | 'owner_id'
  | 'id'
  | 'seq'
  | 'line_key'
  | 'problem'
  | 'findings'
  | 'checked_at'
  | 'reviewed_at'
  | 'touched_at'
  | 'files_outdated'
  | 'print_key'
  | 'mockup_key'
  | 'created_at'
  | 'updated_at'
>;

/** What an update may change of a line; it is then checked again. */
export type LineUpdate = { state?: NextState } & Partial<
  Omit<
    LineRecord,
    | 'state'
    | 'owner_id'
    | 'id'
    | 'seq'
    | 'line_key'
    | 'problem'
    | 'findings'
    | 'checked_at'
    | 'reviewed_at'
    | 'print_key'
  >
>;

/** Inserts lines that do not exist yet. Returns the keys of those it made. */
export async function insertLines(
  trx: Db,
  ownerId: string,
  lines: readonly (LineContent & { id: string; line_key: string })[],
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const made = await trx
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        ...line,
        owner_id: ownerId,
        problem: null,
        findings: null,
        checked_at: null,
        reviewed_at: null,
        touched_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['owner_id', 'line_key']).doNothing())
    .returning('line_key')
    .execute();
  return new Set(made.map((line) => line.line_key));
}

/** Lines by line key, in no order, in every state. */
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

/** One line, in every state. */
export function findLine(db: Db, ownerId: string, id: string): Promise<LineRecord | undefined> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lines by id, in no order, in every state. */
export async function findLines(db: Db, ownerId: string, ids: readonly string[]): Promise<LineRecord[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Lines, locked until the transaction ends: always in the order of their ids, so that no two callers wait for each other. */
export function lockLines(trx: Db, ownerId: string, ids: readonly string[]): Promise<LineRecord[]> {
  return trx
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The version that a change gives a line; versions have milliseconds, and no two are equal. */
export const NEXT_VERSION = sql<Date>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

/** The lines of an order, of the same shop in whatever way it is written. */
export async function findLinesOfOrder(db: Db, ownerId: string, line: LineRecord): Promise<LineRecord[]> {
  const found = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`order_number_key(order_no) = ${numberKey(line.order_no)}`)
    .orderBy('seq')
    .limit(1000)
    .execute();
  return linesByOrder(found).find((lines) => lines.some(({ id }) => id === line.id)) ?? [];
}

/** Where the lines of these order numbers go, and how far they are. */
export function findLinesOfOrders(
  db: Db,
  ownerId: string,
  numbers: readonly string[],
): Promise<Pick<LineRecord, 'id' | 'platform' | 'shop' | 'order_no' | 'state' | 'private'>[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'platform', 'shop', 'order_no', 'state', 'private'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`order_number_key(order_no) = any(${[...new Set(numbers.map(numberKey))]}::text[])`)
    .execute();
}

/** Updates a line that the caller has locked (`lockLines`); it is then checked again in the background. */
export async function updateLine(trx: Db, ownerId: string, id: string, change: LineUpdate): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({
      ...change,
      problem: null,
      findings: null,
      checked_at: null,
      reviewed_at: null,
      updated_at: NEXT_VERSION,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Moves lines to a state by hand, if that state may follow theirs. Returns the designs of the changed lines. */
export async function moveLines(
  trx: Db,
  ownerId: string,
  ids: readonly string[],
  state: LineState,
): Promise<string[]> {
  const event = `moved-to-${state}` as const;
  const changed = await trx
    .updateTable('order_lines')
    .set({ state: stateSetBy(event), touched_at: sql<Date>`now()`, updated_at: NEXT_VERSION })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('state', 'in', statesBefore(event))
    .returning('design_id')
    .execute();
  return changed.map((line) => line.design_id);
}

/** Deletes lines. Returns the designs they had. */
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

/**
 * Stores the result of production: the line is ready, or why it is not. False when the line is no longer the version that this
 * is about, or was deleted; nothing is stored then. `mockupKey`: the mockup that was drawn with it; null = none.
 */
export async function recordProduced(
  trx: Db,
  ownerId: string,
  line: Pick<LineRecord, 'id' | 'updated_at'>,
  { problem, mockupKey }: { problem: LineNote | null; mockupKey: string | null },
): Promise<boolean> {
  const result = await trx
    .updateTable('order_lines')
    .set({
      problem: problem === null ? null : JSON.stringify(problem),
      ...(problem === null || problem.isWarning
        ? { state: stateSetBy('produced'), files_outdated: false, mockup_key: mockupKey }
        : {}),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', line.id)
    .where('state', 'in', statesBefore('produced'))
    .where(
      sql<boolean>`date_trunc('milliseconds', updated_at) = ${line.updated_at.toISOString()}::timestamptz`,
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Stores the mockup of a line as it prints now. False when the line is no longer the version that this is about. */
export async function recordMockup(
  db: Db,
  ownerId: string,
  line: Pick<LineRecord, 'id' | 'updated_at'>,
  mockupKey: string | null,
): Promise<boolean> {
  const result = await db
    .updateTable('order_lines')
    .set({ mockup_key: mockupKey })
    .where('owner_id', '=', ownerId)
    .where('id', '=', line.id)
    .where(
      sql<boolean>`date_trunc('milliseconds', updated_at) = ${line.updated_at.toISOString()}::timestamptz`,
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** All lines of an import in the order of its file. */
export function findLinesOfImport(db: Db, ownerId: string, importId: string): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('import_id', '=', importId)
    .orderBy('row')
    .orderBy('seq')
    .execute();
}

/** Lines of a design that are not printed yet. */
export function findLinesOfDesign(db: Db, ownerId: string, designId: string): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('state', 'in', [...UNPRINTED_STATES])
    .execute();
}
