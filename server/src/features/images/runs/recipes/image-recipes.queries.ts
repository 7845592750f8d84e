import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';

declare module '../../../../platform/database/tables.ts' {
  interface Tables {
    image_recipes: {
      owner_id: string;
      id: string;
      name: string;
      steps: JSONColumnType<WorkStep[]>;
      created_at: Generated<Date>;
    };
  }
}

/** A recipe with the categories whose new uploads pass it. */
export interface RecipeRow {
  id: string;
  name: string;
  steps: WorkStep[];
  category_ids: string[];
}

/** Finds the account's recipes, sorted by name; `id` = only that one. */
export async function findRecipes(db: Db, ownerId: string, id: string | null = null): Promise<RecipeRow[]> {
  const { rows } = await sql<RecipeRow>`
    select r.id, r.name, r.steps, array(
      select t.id from image_types t where t.owner_id = r.owner_id and t.recipe_id = r.id
      order by t.position, t.id) as category_ids
    from image_recipes r
    where r.owner_id = ${ownerId} and (${id}::text is null or r.id = ${id})
    order by r.name, r.id`.execute(db);
  return rows;
}

/** False when the account has a recipe of this name already. */
export async function insertRecipe(
  db: Db,
  ownerId: string,
  { id, name, steps }: { id: string; name: string; steps: WorkStep[] },
): Promise<boolean> {
  const inserted = await db
    .insertInto('image_recipes')
    .values({ owner_id: ownerId, id, name, steps: JSON.stringify(steps) })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when another recipe of the account has this name. */
export async function updateRecipe(
  db: Db,
  ownerId: string,
  id: string,
  { name, steps }: { name: string; steps: WorkStep[] | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update image_recipes r set name = ${name},
      steps = coalesce(${steps ? JSON.stringify(steps) : null}::jsonb, r.steps)
    where r.owner_id = ${ownerId} and r.id = ${id} and not exists (
      select from image_recipes o where o.owner_id = ${ownerId} and o.name = ${name} and o.id <> ${id})
    returning r.id`.execute(db);
  return rows.length === 1;
}

/** False when there is none. */
export async function deleteRecipe(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('image_recipes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** Null = new uploads into the category stay as they are. */
export async function setRecipeOfCategory(
  db: Db,
  ownerId: string,
  categoryId: string,
  recipeId: string | null,
): Promise<void> {
  await sql`update image_types set recipe_id = ${recipeId}
    where owner_id = ${ownerId} and id = ${categoryId}`.execute(db);
}

/** The recipe that new uploads into this category pass. */
export async function findRecipeOfCategory(
  db: Db,
  ownerId: string,
  categoryId: string,
): Promise<{ name: string; steps: WorkStep[] } | undefined> {
  const { rows } = await sql<{ name: string; steps: WorkStep[] }>`
    select r.name, r.steps from image_types t
    join image_recipes r on r.owner_id = t.owner_id and r.id = t.recipe_id
    where t.owner_id = ${ownerId} and t.id = ${categoryId}`.execute(db);
  return rows[0];
}
