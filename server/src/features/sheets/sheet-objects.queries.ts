import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Finished spreadsheets. */
export const sheetObjects: ObjectFamily = {
  name: '导出表格',
  prefixes: ['prv/sheets/'],
  keys: sql`select file_key as key from sheet_exports where file_key is not null`,
};
