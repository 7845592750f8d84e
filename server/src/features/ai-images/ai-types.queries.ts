import { type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface AiTypeTable {
  owner_id: string;
  id: string;
  name: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_types: AiTypeTable;
  }
}

/** A category with the number of its groups that are not deleted. */
export interface CountedType {
  id: string;
  name: string;
  count: number;
}

/** In the order they were made. */
export async function listTypes(db: Db, ownerId: string): Promise<CountedType[]> {
  const rows = await db
    .selectFrom('ai_types as t')
    .select(['t.id', 't.name'])
    .select((build) =>
      build
        .selectFrom('ai_groups as g')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('g.owner_id', '=', 't.owner_id')
        .whereRef('g.type_id', '=', 't.id')
        .where('g.deleted_at', 'is', null)
        .as('count'),
    )
    .where('t.owner_id', '=', ownerId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function typeExists(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ai_types')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has a category of this name already. */
export async function insertType(
  db: Db,
  ownerId: string,
  type: { id: string; name: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('ai_types')
    .values({ owner_id: ownerId, ...type })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** `taken` when another category has this name, `missing` when there is no such category. */
export async function renameType(
  db: Db,
  ownerId: string,
  id: string,
  name: string,
): Promise<'renamed' | 'taken' | 'missing'> {
  if (!(await typeExists(db, ownerId, id))) return 'missing';
  const result = await db
    .updateTable('ai_types')
    .set({ name })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select 1 from ai_types o where o.owner_id = ${ownerId} and o.name = ${name} and o.id <> ${id})`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? 'renamed' : 'taken';
}

export async function deleteType(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('ai_types')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
