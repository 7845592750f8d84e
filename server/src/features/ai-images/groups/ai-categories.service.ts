import type { Services } from '../../../platform/services.ts';
import { type CountedCategory, categoryService } from '../../categories/index.ts';
import { aiRefusals } from '../ai-refusals.ts';
import {
  categoryExists,
  deleteCategory,
  emptyCategory,
  insertCategory,
  listCategories,
  renameCategory,
} from './ai-categories.queries.ts';
import { countGroups } from './ai-groups.queries.ts';

/** All categories, the number of groups, and the number of uncategorised groups. */
export async function browseCategories(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
): Promise<{ list: CountedCategory[]; total: number; uncategorised: number }> {
  const [list, total, uncategorised] = await Promise.all([
    listCategories(db, ownerId),
    countGroups(db, ownerId, { categoryId: null, content: '' }),
    countGroups(db, ownerId, { categoryId: '', content: '' }),
  ]);
  return { list, total, uncategorised };
}

export const { addCategory, updateCategory, removeCategory, requireCategory } = categoryService({
  feature: 'ai-images',
  queries: { categoryExists, renameCategory, deleteCategory, emptyCategory, insertCategory },
  countIn: (db, ownerId, id) => countGroups(db, ownerId, { categoryId: id, content: '' }),
  refusals: aiRefusals,
});
