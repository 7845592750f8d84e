import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Queries over an account's categories, whatever kind of rows they hold. */
export interface CategoryQueries {
  categoryExists(db: Db, ownerId: string, id: string): Promise<boolean>;
  /** `taken` when another category has this name, `missing` when there is no such category. */
  renameCategory(db: Db, ownerId: string, id: string, name: string): Promise<'renamed' | 'taken' | 'missing'>;
  deleteCategory(db: Db, ownerId: string, id: string): Promise<boolean>;
  /** Rows of a category, deleted ones too, become uncategorised. Returns how many lists show. */
  emptyCategory(db: Db, ownerId: string, categoryId: string): Promise<number>;
  /** Returns the rows that were moved, each with the category it was in. */
  moveToCategory(
    db: Db,
    ownerId: string,
    ids: string[],
    categoryId: string,
  ): Promise<{ id: string; type_id: string }[]>;
}

/**
 * The queries over one pair of tables: categories (`id`, `name`) and what is sorted into them (`type_id`, empty = none;
 * `deleted_at`), both with `owner_id`.
 */
export function categoryQueries(names: { categories: string; sorted: string }): CategoryQueries {
  const [categories, sorted] = [sql.table(names.categories), sql.table(names.sorted)];

  async function categoryExists(db: Db, ownerId: string, id: string): Promise<boolean> {
    const { rows } = await sql`select from ${categories} where owner_id = ${ownerId} and id = ${id}`.execute(
      db,
    );
    return rows.length > 0;
  }

  return {
    categoryExists,
    async renameCategory(db, ownerId, id, name) {
      if (!(await categoryExists(db, ownerId, id))) return 'missing';
      const { numAffectedRows } = await sql`
        update ${categories} set name = ${name} where owner_id = ${ownerId} and id = ${id} and not exists (
          select from ${categories} o where o.owner_id = ${ownerId} and o.name = ${name} and o.id <> ${id})`.execute(
        db,
      );
      return numAffectedRows ? 'renamed' : 'taken';
    },
    async deleteCategory(db, ownerId, id) {
      const { numAffectedRows } =
        await sql`delete from ${categories} where owner_id = ${ownerId} and id = ${id}`.execute(db);
      return Boolean(numAffectedRows);
    },
    async emptyCategory(db, ownerId, categoryId) {
      const { rows } = await sql<{ deleted_at: Date | null }>`
        update ${sorted} set type_id = '' where owner_id = ${ownerId} and type_id = ${categoryId}
        returning deleted_at`.execute(db);
      return rows.filter((row) => row.deleted_at === null).length;
    },
    async moveToCategory(db, ownerId, ids, categoryId) {
      const { rows } = await sql<{ id: string; type_id: string }>`
        with held as (
          select id, type_id from ${sorted}
          where owner_id = ${ownerId} and id = any(${ids}::text[]) and deleted_at is null
          order by id for no key update)
        update ${sorted} s set type_id = ${categoryId}
        from held where s.owner_id = ${ownerId} and s.id = held.id
        returning s.id, held.type_id`.execute(db);
      return rows;
    },
  };
}
