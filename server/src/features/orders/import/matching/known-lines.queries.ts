import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';
import type { LineRecord } from '../../lines/lines.queries.ts';

/** What matching reads of a line. */
export type MatchedRecord = Pick<
  LineRecord,
  | 'id'
  | 'seq'
  | 'import_id'
  | 'line_key'
  | 'platform'
  | 'shop'
  | 'order_no'
  | 'line_no'
  | 'sku'
  | 'variation'
  | 'quantity'
  | 'state'
  | 'private'
>;

const FIELDS = [
  'id',
  'seq',
  'import_id',
  'line_key',
  'platform',
  'shop',
  'order_no',
  'line_no',
  'sku',
  'variation',
  'quantity',
  'state',
  'private',
] as const;

/** The lines of these order numbers (as `numberKey`), oldest first. Lines that the import `exceptImportId` made are left out. */
export function linesOfOrderNumbers(
  db: Db,
  ownerId: string,
  numbers: readonly string[],
  exceptImportId: string | null,
): Promise<MatchedRecord[]> {
  return db
    .selectFrom('order_lines')
    .select(FIELDS)
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`order_number_key(order_no) = any(${[...numbers]}::text[])`)
    .$if(exceptImportId !== null, (query) => query.where('import_id', '<>', exceptImportId!))
    .orderBy('seq')
    .execute();
}

/** Whether any of these order numbers (as `numberKey`) has a line, besides those that the import `exceptImportId` made. */
export async function anyLineOf(
  db: Db,
  ownerId: string,
  numbers: readonly string[],
  exceptImportId: string | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('order_lines')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`order_number_key(order_no) = any(${[...numbers]}::text[])`)
    .$if(exceptImportId !== null, (query) => query.where('import_id', '<>', exceptImportId!))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The layouts of the files that these imports read. */
export function layoutsOfImports(db: Db, ownerId: string, importIds: readonly string[]) {
  return db
    .selectFrom('order_logs')
    .select(['id', 'headers', 'mapping'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id = any(${[...importIds]}::text[])`)
    .execute();
}
