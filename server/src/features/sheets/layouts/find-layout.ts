import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { LayoutInUse } from './layout-in-use.ts';
import { findOwnLayout, type OwnLayoutRecord } from './own-layouts.queries.ts';
import { STANDARD_LAYOUTS } from './standard-layouts.ts';

/** A layout that ships, or one of the account's. Throws the same Refusal for a foreign, deleted or random id. */
export async function findLayout(db: Db, ownerId: string, id: string): Promise<LayoutInUse> {
  const standard = STANDARD_LAYOUTS.find((layout) => layout.id === id);
  if (standard) return { layout: standard, own: null };
  const own = await findOwnLayout(db, ownerId, id);
  if (!own) throw notFound('sheets');
  return toLayoutInUse(own);
}

/** The stored row as the export uses it. */
export function toLayoutInUse(record: OwnLayoutRecord): LayoutInUse {
  return {
    layout: {
      id: record.id,
      kind: 'own',
      version: record.version,
      name: { zh: record.name, en: record.name },
      platform: '',
      sheetName: record.sheet_name,
      columns: record.columns,
      fileStem: record.name,
      hasExample: false,
      rules: { maxTitle: 500, maxImages: 10, maxVariants: 100, minSquarePx: 0 },
    },
    own: {
      fileKey: record.file_key,
      headerRow: record.header_row,
      examples: record.examples,
      rowsMode: record.rows_mode,
      colourMap: record.colour_map,
      sizeMap: record.size_map,
    },
  };
}
