import type { DownloadFormat } from '@diy/contract/downloads';
import type { MessageLocale } from '@diy/contract/messages';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing, countRows, newestPage, type PageRange } from '../../platform/database/page.ts';
import type { PackedFacts } from '../orders/index.ts';
import type { AcceptedError } from './files/accepted-list.ts';
import type { PackProblem } from './packing/problem-list.ts';

/** A finished archive of a download. */
export interface ZipPart {
  key: string;
  /** File name under which it is saved. */
  name: string;
  bytes: number;
}

interface DownloadTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  name: string;
  operation_id: string;
  item_ids: string[];
  what: ('print' | 'mockup')[];
  format: DownloadFormat;
  naming: string;
  /** Whether the format and naming rule of a template come before `format` and `naming`. */
  by_template: Generated<boolean>;
  split_mb: Generated<number>;
  parts: Generated<ZipPart[]>;
  next_index: Generated<number>;
  packed: Generated<number>;
  problems: Generated<PackProblem[]>;
  accepted: Generated<AcceptedError[]>;
  /** Paths of what `parts` hold, by id of the design or line. */
  paths: Generated<Record<string, string[]>>;
  /** Facts of the order lines that `parts` hold, by id. */
  lines: Generated<Record<string, PackedFacts>>;
  /** Whether lines of an import are packed that were packed before. */
  again: Generated<boolean>;
  /** Import whose lines `item_ids` names; null = it names designs. */
  orders_log_id: Generated<string | null>;
  /** Language of the person who asked for it. */
  locale: Generated<MessageLocale>;
  zip_key: string | null;
  /** The driver returns bigint as text. */
  bytes: Generated<string | number>;
  created_at: Generated<Date>;
  expires_at: Date | null;
}
export type DownloadRecord = Selectable<DownloadTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    downloads: DownloadTable;
  }
}

export type NewDownload = Pick<
  DownloadRecord,
  | 'id'
  | 'name'
  | 'operation_id'
  | 'item_ids'
  | 'what'
  | 'format'
  | 'naming'
  | 'by_template'
  | 'split_mb'
  | 'locale'
> & { orders_log_id?: string; again?: boolean; problems?: PackProblem[] };

/** Adds a download that has no archive yet. */
export async function insertDownload(db: Db, ownerId: string, download: NewDownload): Promise<void> {
  await db
    .insertInto('downloads')
    .values({
      ...download,
      problems: JSON.stringify(download.problems ?? []) as unknown as PackProblem[],
      owner_id: ownerId,
      zip_key: null,
      expires_at: null,
    })
    .execute();
}

/** One download, expired ones too while their row is there. */
export function findDownload(db: Db, ownerId: string, id: string): Promise<DownloadRecord | undefined> {
  return db
    .selectFrom('downloads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The download, locked until the transaction ends. */
export function lockDownload(trx: Db, ownerId: string, id: string): Promise<DownloadRecord | undefined> {
  return trx
    .selectFrom('downloads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Downloads by id, in no order. */
export function findDownloads(db: Db, ownerId: string, ids: string[]): Promise<DownloadRecord[]> {
  return db
    .selectFrom('downloads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

function matching(db: Db, ownerId: string, content: string) {
  const query = db.selectFrom('downloads').where('owner_id', '=', ownerId);
  return content ? query.where('name', 'ilike', containing(content)) : query;
}

/** Newest first. */
export function pageOfDownloads(
  db: Db,
  ownerId: string,
  content: string,
  page: PageRange,
): Promise<DownloadRecord[]> {
  return newestPage(matching(db, ownerId, content).selectAll(), page);
}

/** How many downloads all pages of such a list have. */
export function countDownloads(db: Db, ownerId: string, content = ''): Promise<number> {
  return countRows(matching(db, ownerId, content));
}

/**
 * Records a finished archive and how far packing got; false when another worker has got further, or the download was
 * deleted.
 */
export async function addPart(
  db: Db,
  ownerId: string,
  id: string,
  from: number,
  part: {
    zip: ZipPart;
    nextIndex: number;
    packed: number;
    problems: readonly PackProblem[];
    accepted: readonly AcceptedError[];
    paths: ReadonlyMap<string, readonly string[]>;
    lines: ReadonlyMap<string, PackedFacts>;
  },
): Promise<boolean> {
  const result = await db
    .updateTable('downloads')
    .set({
      parts: sql<ZipPart[]>`parts || ${JSON.stringify([part.zip])}::jsonb`,
      next_index: part.nextIndex,
      packed: part.packed,
      problems: JSON.stringify(part.problems) as unknown as PackProblem[],
      accepted: JSON.stringify(part.accepted) as unknown as AcceptedError[],
      paths: JSON.stringify(Object.fromEntries(part.paths)) as unknown as Record<string, string[]>,
      lines: JSON.stringify(Object.fromEntries(part.lines)) as unknown as Record<string, PackedFacts>,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('next_index', '=', from)
    .where('zip_key', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Records the finished ZIP under its final name, kept for `days`; false when the download was deleted or has one
 * already.
 */
export async function setZip(
  db: Db,
  ownerId: string,
  id: string,
  zip: { key: string; name: string; bytes: number; days: number; parts: readonly ZipPart[] },
): Promise<boolean> {
  const result = await db
    .updateTable('downloads')
    .set({
      zip_key: zip.key,
      name: zip.name,
      bytes: zip.bytes,
      parts: JSON.stringify(zip.parts) as unknown as ZipPart[],
      expires_at: sql<Date>`now() + make_interval(days => ${zip.days}::int)`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('zip_key', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Clears what was packed of a download whose archives do not come; a later try begins at the first item. */
export async function clearParts(trx: Db, ownerId: string, id: string): Promise<void> {
  await trx
    .updateTable('downloads')
    .set({
      parts: sql<ZipPart[]>`'[]'::jsonb`,
      next_index: 0,
      packed: 0,
      problems: sql<PackProblem[]>`'[]'::jsonb`,
      accepted: sql<AcceptedError[]>`'[]'::jsonb`,
      paths: sql<Record<string, string[]>>`'{}'::jsonb`,
      lines: sql<Record<string, PackedFacts>>`'{}'::jsonb`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('zip_key', 'is', null)
    .execute();
}

/** Downloads of all accounts, requested `days` ago or more, that have parts of an archive but none that is finished; oldest first. */
export function findUnfinishedDownloads(db: Db, days: number, limit: number): Promise<DownloadRecord[]> {
  return db
    .selectFrom('downloads')
    .selectAll()
    .where('zip_key', 'is', null)
    .where(sql<boolean>`parts <> '[]'::jsonb`)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Records that the archives of a download are deleted; the download stays in the list. */
export async function removeZip(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('downloads')
    .set({ zip_key: null, parts: sql<ZipPart[]>`'[]'::jsonb` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Expired downloads of all accounts, for housekeeping. */
export function findExpiredDownloads(db: Db, limit: number): Promise<DownloadRecord[]> {
  return db
    .selectFrom('downloads')
    .selectAll()
    .where('zip_key', 'is not', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Deletes the row; false where another call did so before. Its files are deleted by the caller. */
export async function deleteDownloadRow(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('downloads')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
