import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type CountedCategory, categoryQueries } from '../../categories/index.ts';

interface AiCategoryTable {
  owner_id: string;
  id: string;
  name: string;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_types: AiCategoryTable;
  }
}

export const {
  categoryExists,
  renameCategory,
  deleteCategory,
  emptyCategory,
  moveToCategory: moveGroups,
} = categoryQueries({ categories: 'ai_types', sorted: 'ai_groups' });

/** In the order they were made. */
export async function listCategories(db: Db, ownerId: string): Promise<CountedCategory[]> {
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

/** False when the account has a category of this name already. */
export async function insertCategory(
  db: Db,
  ownerId: string,
  category: { id: string; name: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('ai_types')
    .values({ owner_id: ownerId, ...category })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
