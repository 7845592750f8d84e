import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Queries over an account's categories, whatever kind of rows they hold. */
export interface CategoryQueries {
  typeExists(db: Db, ownerId: string, id: string): Promise<boolean>;
  /** `taken` when another category has this name, `missing` when there is no such category. */
  renameType(db: Db, ownerId: string, id: string, name: string): Promise<'renamed' | 'taken' | 'missing'>;
  deleteType(db: Db, ownerId: string, id: string): Promise<boolean>;
  /** Rows of a category, deleted ones too, become uncategorised. Returns how many lists show. */
  emptyType(db: Db, ownerId: string, typeId: string): Promise<number>;
  /** Returns the rows that were moved, each with the category it was in. */
  moveToType(
    db: Db,
    ownerId: string,
    ids: string[],
    typeId: string,
  ): Promise<{ id: string; type_id: string }[]>;
}

/**
 * The queries over one pair of tables: categories (`id`, `name`) and what is sorted into them (`type_id`, empty = none;
 * `deleted_at`), both with `owner_id`.
 */
export function categoryQueries(names: { types: string; sorted: string }): CategoryQueries {
  const [types, sorted] = [sql.table(names.types), sql.table(names.sorted)];

  async function typeExists(db: Db, ownerId: string, id: string): Promise<boolean> {
    const { rows } = await sql`select from ${types} where owner_id = ${ownerId} and id = ${id}`.execute(db);
    return rows.length > 0;
  }

  return {
    typeExists,
    async renameType(db, ownerId, id, name) {
      if (!(await typeExists(db, ownerId, id))) return 'missing';
      const { numAffectedRows } = await sql`
        update ${types} set name = ${name} where owner_id = ${ownerId} and id = ${id} and not exists (
          select from ${types} o where o.owner_id = ${ownerId} and o.name = ${name} and o.id <> ${id})`.execute(
        db,
      );
      return numAffectedRows ? 'renamed' : 'taken';
    },
    async deleteType(db, ownerId, id) {
      const { numAffectedRows } =
        await sql`delete from ${types} where owner_id = ${ownerId} and id = ${id}`.execute(db);
      return Boolean(numAffectedRows);
    },
    async emptyType(db, ownerId, typeId) {
      const { rows } = await sql<{ deleted_at: Date | null }>`
        update ${sorted} set type_id = '' where owner_id = ${ownerId} and type_id = ${typeId}
        returning deleted_at`.execute(db);
      return rows.filter((row) => row.deleted_at === null).length;
    },
    async moveToType(db, ownerId, ids, typeId) {
      const { rows } = await sql<{ id: string; type_id: string }>`
        with held as (
          select id, type_id from ${sorted}
          where owner_id = ${ownerId} and id = any(${ids}::text[]) and deleted_at is null
          order by id for no key update)
        update ${sorted} s set type_id = ${typeId}
        from held where s.owner_id = ${ownerId} and s.id = held.id
        returning s.id, held.type_id`.execute(db);
      return rows;
    },
  };
}
