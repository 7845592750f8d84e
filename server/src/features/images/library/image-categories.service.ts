import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { countsByCategory } from '../image-counts.queries.ts';
import { imageRefusals } from '../image-refusals.ts';
import {
  categoryExists,
  deleteCategory,
  emptyCategory,
  insertCategory,
  listCategories,
  moveImages,
  renameCategory,
  sortCategories,
} from './image-categories.queries.ts';

type Needs = Pick<Services, 'db'>;

/** A category with the number of its images that are not deleted. */
export interface CountedCategory {
  id: string;
  name: string;
  count: number;
}

/** All categories with counts, the count of the whole library, and that of uncategorised images. */
export interface LibraryCategories {
  categories: CountedCategory[];
  counts: { all: number; uncategorised: number };
}

export async function browseCategories({ db }: Needs, ownerId: string): Promise<LibraryCategories> {
  const [categories, live] = await Promise.all([listCategories(db, ownerId), countsByCategory(db, ownerId)]);
  const all = [...live.values()].reduce((sum, count) => sum + count, 0);
  return {
    categories: categories.map((category) => ({ ...category, count: live.get(category.id) ?? 0 })),
    counts: { all, uncategorised: live.get('') ?? 0 },
  };
}

/** Returns the images that were moved, each with the category it was in. */
export async function putIntoCategory(
  { db }: Needs,
  ownerId: string,
  ids: string[],
  categoryId: string,
): Promise<{ id: string; type_id: string }[]> {
  await requireCategory({ db }, ownerId, categoryId);
  return moveImages(db, ownerId, ids, categoryId);
}

export async function addCategory(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  name: string,
): Promise<CountedCategory> {
  const id = newId();
  if (!(await insertCategory(db, ownerId, { id, name }))) throw imageRefusals.categoryExists(name);
  return { id, name, count: 0 };
}

export async function updateCategory(
  { db }: Needs,
  ownerId: string,
  id: string,
  name: string,
): Promise<CountedCategory> {
  const outcome = await renameCategory(db, ownerId, id, name);
  if (outcome === 'missing') throw notFound('images');
  if (outcome === 'taken') throw imageRefusals.categoryExists(name);
  return { id, name, count: (await countsByCategory(db, ownerId)).get(id) ?? 0 };
}

/** Returns all categories in their new order. */
export async function arrangeCategories(
  { db }: Needs,
  ownerId: string,
  ids: string[],
): Promise<CountedCategory[]> {
  await sortCategories(db, ownerId, ids);
  return (await browseCategories({ db }, ownerId)).categories;
}

/** Returns how many images became uncategorised. */
export function removeCategory({ db }: Needs, ownerId: string, id: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteCategory(transaction, ownerId, id))) throw notFound('images');
    return emptyCategory(transaction, ownerId, id);
  });
}

/** Empty means uncategorised and always exists. Throws a Refusal when there is no such category. */
export async function requireCategory({ db }: Needs, ownerId: string, categoryId: string): Promise<void> {
  if (categoryId !== '' && !(await categoryExists(db, ownerId, categoryId)))
    throw imageRefusals.categoryNotFound();
}
