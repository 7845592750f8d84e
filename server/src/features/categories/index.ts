/** Categories (分类): what an account sorts its images and AI groups by. */
export { type CategoryQueries, categoryQueries } from './categories.queries.ts';
export { type CategoryService, type CountedCategory, categoryService } from './category-service.ts';
export { groupIdsByCategory } from './ids-by-category.ts';
