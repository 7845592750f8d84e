import { sql } from 'kysely';
import type { ObjectFamily } from '../../../platform/storage/object-check.queries.ts';

/** Files of products, packed or sent. */
export const productFileObjects: ObjectFamily = {
  name: '商品文件',
  prefixes: ['prv/product-files/'],
  keys: sql`select file_key as key from product_files where file_key is not null`,
  things: sql`select owner_id, id from product_files`,
};
