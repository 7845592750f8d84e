import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Storage keys of finished spreadsheets, for the clean-up of orphans. */
export const sheetObjects: ObjectFamily = {
  name: '导出表格',
  prefixes: ['prv/sheets/'],
  keys: sql`
    select file_key as key from sheet_exports where file_key is not null
    union select part ->> 'key' from dxm_exports, jsonb_array_elements(parts) part where parts is not null`,
  things: sql`select owner_id, id from sheet_exports union all select owner_id, id from dxm_exports`,
};

/** Storage keys of imported sheets that serve as layouts. */
export const sheetLayoutObjects: ObjectFamily = {
  name: '表格版式',
  prefixes: ['prv/sheet-layouts/'],
  keys: sql`select file_key as key from sheet_layouts`,
  things: sql`select owner_id, id from sheet_layouts`,
};

/** Square pictures for listings; shops show them, so they keep their addresses. */
export const sheetPictureObjects: ObjectFamily = {
  name: '产品素材图',
  prefixes: ['pub/sheets/'],
  keys: sql`select key from sheet_pictures`,
  isLasting: true,
};
