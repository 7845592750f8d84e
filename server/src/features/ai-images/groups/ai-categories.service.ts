import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { aiRefusals } from '../ai-refusals.ts';
import {
  type CountedCategory,
  categoryExists,
  deleteCategory,
  emptyCategory,
  insertCategory,
  listCategories,
  renameCategory,
} from './ai-categories.queries.ts';
import { countGroups } from './ai-groups.queries.ts';

type WithDb = Pick<Services, 'db'>;

/** All categories, the number of groups, and the number of uncategorised groups. */
export async function browseCategories(
  { db }: WithDb,
  ownerId: string,
): Promise<{ list: CountedCategory[]; total: number; uncategorised: number }> {
  const [list, total, uncategorised] = await Promise.all([
    listCategories(db, ownerId),
    countGroups(db, ownerId, { categoryId: null, content: '' }),
    countGroups(db, ownerId, { categoryId: '', content: '' }),
  ]);
  return { list, total, uncategorised };
}

export async function addCategory(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  name: string,
): Promise<CountedCategory> {
  const id = newId();
  if (!(await insertCategory(db, ownerId, { id, name }))) throw aiRefusals.categoryExists(name);
  return { id, name, count: 0 };
}

export async function updateCategory(
  { db }: WithDb,
  ownerId: string,
  id: string,
  name: string,
): Promise<CountedCategory> {
  const outcome = await renameCategory(db, ownerId, id, name);
  if (outcome === 'missing') throw notFound('ai-images');
  if (outcome === 'taken') throw aiRefusals.categoryExists(name);
  return { id, name, count: await countGroups(db, ownerId, { categoryId: id, content: '' }) };
}

/** Returns how many groups became uncategorised. */
export function removeCategory({ db }: WithDb, ownerId: string, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteCategory(trx, ownerId, id))) throw notFound('ai-images');
    return emptyCategory(trx, ownerId, id);
  });
}

/** Empty means uncategorised and always exists. */
export async function requireCategory({ db }: WithDb, ownerId: string, categoryId: string): Promise<void> {
  if (categoryId !== '' && !(await categoryExists(db, ownerId, categoryId)))
    throw aiRefusals.categoryNotFound();
}
