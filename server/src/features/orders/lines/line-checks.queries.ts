import type { MessageId } from '@diy/contract/messages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { LineNote } from '../model/line-note.ts';
import type { KeptFinding } from '../model/open-errors.ts';
import { UNPRINTED_STATES } from '../states/line-states.ts';
import type { SizedVersion } from '../variants/variant-checks.queries.ts';
import type { LineRecord } from './lines.queries.ts';

/** Unprinted lines that were not checked since they were made or changed, the oldest first. */
export function findUncheckedLines(db: Db, ownerId: string, limit: number): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('checked_at', 'is', null)
    .where('state', 'in', [...UNPRINTED_STATES])
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** A line's encrypted part as it is now. */
export function findPrivate(db: Db, ownerId: string, id: string): Promise<{ private: Buffer } | undefined> {
  return db
    .selectFrom('order_lines')
    .select('private')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores the findings of lines, except of those that were changed meanwhile. */
export async function recordChecked(
  db: Db,
  ownerId: string,
  lines: readonly Pick<LineRecord, 'id' | 'updated_at'>[],
  { note, findings }: { note: LineNote | null; findings: readonly KeptFinding[] },
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const moments = lines.map((line) => line.updated_at.toISOString());
  await db
    .updateTable('order_lines')
    .set({
      problem: note === null ? null : JSON.stringify(note),
      findings: JSON.stringify(findings),
      checked_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('checked_at', 'is', null)
    // Locked in the order of their ids, as everywhere.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_lines')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .orderBy('id')
        .forUpdate(),
    )
    .where(
      sql<boolean>`(id, date_trunc('milliseconds', updated_at)) in
        (select * from unnest(${ids}::text[], ${moments}::timestamptz[]))`,
    )
    .execute();
}

/** Writes what a seller said of an unchecked line's words; false when it was changed or checked since it was read. */
export async function writeChoices(
  db: Db,
  ownerId: string,
  line: Pick<LineRecord, 'id' | 'updated_at'>,
  encrypted: Buffer,
): Promise<boolean> {
  const result = await db
    .updateTable('order_lines')
    .set({ private: encrypted })
    .where('owner_id', '=', ownerId)
    .where('id', '=', line.id)
    .where('checked_at', 'is', null)
    .where(
      sql<boolean>`date_trunc('milliseconds', updated_at) = ${line.updated_at.toISOString()}::timestamptz`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks lines that wait for this reason to be checked again. */
export async function uncheckWaiting(db: Db, ownerId: string, reason: MessageId): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ checked_at: null })
    .where('owner_id', '=', ownerId)
    // Locked in the order of their ids, as everywhere.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_lines')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('state', 'in', [...UNPRINTED_STATES])
        .where(sql<boolean>`${reason} in (problem->>'id', problem->'params'->'first'->>'id')`)
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
}

/** Unprinted lines of a version of a design in a size. */
export function findLinesOfSize(db: Db, ownerId: string, of: SizedVersion): Promise<LineRecord[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .where('size_id', '=', of.sizeId)
    .where('state', 'in', [...UNPRINTED_STATES])
    .execute();
}

/** Marks unprinted lines of a design to be checked again, because accepted findings have changed. */
export async function uncheckLines(db: Db, ownerId: string, designId: string): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ checked_at: null })
    .where('owner_id', '=', ownerId)
    // Locked in the order of their ids, as everywhere.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_lines')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('design_id', '=', designId)
        .where('state', 'in', [...UNPRINTED_STATES])
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
}
