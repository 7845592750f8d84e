/** Categories (分类): what an account sorts its images and AI groups by. */
export { type TypeQueries, typeQueries } from './categories.queries.ts';
export { idsByType } from './ids-by-category.ts';
