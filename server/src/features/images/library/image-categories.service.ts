import type { Services } from '../../../platform/services.ts';
import { type CountedCategory, categoryService } from '../../categories/index.ts';
import { countImagesByCategory } from '../image-counts.queries.ts';
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

/** All categories with counts, the count of the whole library, and that of uncategorised images. */
export interface LibraryCategories {
  categories: CountedCategory[];
  counts: { all: number; uncategorised: number };
}

export const { addCategory, updateCategory, removeCategory, requireCategory } = categoryService({
  feature: 'images',
  queries: { categoryExists, renameCategory, deleteCategory, emptyCategory, insertCategory },
  countIn: async (db, ownerId, id) => (await countImagesByCategory(db, ownerId)).get(id) ?? 0,
  refusals: imageRefusals,
});

/** Categories in the account’s order, each with its number of images; deleted images are not counted. */
export async function browseCategories({ db }: Needs, ownerId: string): Promise<LibraryCategories> {
  const [categories, live] = await Promise.all([
    listCategories(db, ownerId),
    countImagesByCategory(db, ownerId),
  ]);
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

/** Puts the categories of these ids into this order; returns all of them as they stand now. */
export async function arrangeCategories(
  { db }: Needs,
  ownerId: string,
  ids: string[],
): Promise<CountedCategory[]> {
  await sortCategories(db, ownerId, ids);
  return (await browseCategories({ db }, ownerId)).categories;
}
