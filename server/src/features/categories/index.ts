/** Categories (分类): what an account sorts its images and AI groups by. */
export { type CategoryQueries, categoryQueries } from './categories.queries.ts';
export { idsByCategory } from './ids-by-category.ts';
