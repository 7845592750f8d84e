import type { Db } from '../../platform/database/db.ts';
import { notFound, type Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { CategoryQueries } from './categories.queries.ts';

/** A category with the number of rows in it that are not deleted. */
export interface CountedCategory {
  id: string;
  name: string;
  count: number;
}

/** What one feature's categories differ in. */
export interface CategoryServiceOptions {
  /** The feature, as ids of refusals name it. */
  feature: string;
  queries: Pick<CategoryQueries, 'categoryExists' | 'renameCategory' | 'deleteCategory' | 'emptyCategory'> & {
    /** False when the account has a category of this name already. */
    insertCategory(db: Db, ownerId: string, category: { id: string; name: string }): Promise<boolean>;
  };
  /** How many rows of a category are not deleted. */
  countIn(db: Db, ownerId: string, id: string): Promise<number>;
  refusals: { categoryExists(name: string): Refusal; categoryNotFound(): Refusal };
}

/** Rules of an account's categories. */
export interface CategoryService {
  addCategory(
    services: Pick<Services, 'db' | 'newId'>,
    ownerId: string,
    name: string,
  ): Promise<CountedCategory>;
  updateCategory(services: WithDb, ownerId: string, id: string, name: string): Promise<CountedCategory>;
  /** Returns how many rows became uncategorised. */
  removeCategory(services: WithDb, ownerId: string, id: string): Promise<number>;
  /** Empty means uncategorised and always exists. Throws a Refusal when there is no such category. */
  requireCategory(services: WithDb, ownerId: string, categoryId: string): Promise<void>;
}

type WithDb = Pick<Services, 'db'>;

/** The rules over one pair of tables. All throw a Refusal for a category that does not exist or a name that is taken. */
export function categoryService({
  feature,
  queries,
  countIn,
  refusals,
}: CategoryServiceOptions): CategoryService {
  return {
    async addCategory({ db, newId }, ownerId, name) {
      const id = newId();
      if (!(await queries.insertCategory(db, ownerId, { id, name }))) throw refusals.categoryExists(name);
      return { id, name, count: 0 };
    },
    async updateCategory({ db }, ownerId, id, name) {
      const outcome = await queries.renameCategory(db, ownerId, id, name);
      if (outcome === 'missing') throw notFound(feature);
      if (outcome === 'taken') throw refusals.categoryExists(name);
      return { id, name, count: await countIn(db, ownerId, id) };
    },
    removeCategory({ db }, ownerId, id) {
      return db.transaction().execute(async (trx) => {
        if (!(await queries.deleteCategory(trx, ownerId, id))) throw notFound(feature);
        return queries.emptyCategory(trx, ownerId, id);
      });
    },
    async requireCategory({ db }, ownerId, categoryId) {
      if (categoryId !== '' && !(await queries.categoryExists(db, ownerId, categoryId)))
        throw refusals.categoryNotFound();
    },
  };
}
