import { z } from 'zod';
import { MAX_ID } from './public-id.ts';

/** Id of a category; empty = 未分类, `all` where a list may show every category. */
export const categoryId = z.string().max(MAX_ID);

/** The longest name of a category. */
export const MAX_CATEGORY_NAME = 40;
export const categoryName = z.string().trim().min(1).max(MAX_CATEGORY_NAME);
