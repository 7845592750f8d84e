import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type {
  SheetLayoutItem,
  SheetLayout as SheetLayoutShape,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import { MAX_LAYOUT_NAME } from '@diy/contract/sheets/sheets-layouts';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { transactionOrUndo } from '../../../platform/database/transaction-or-undo.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { findLayout, toLayoutInUse } from '../layouts/find-layout.ts';
import type { LayoutInUse } from '../layouts/layout-in-use.ts';
import {
  countOwnLayouts,
  deleteOwnLayout,
  findOwnLayout,
  insertOwnLayout,
  type ListedLayout,
  listOwnLayouts,
  type OwnLayoutRecord,
  updateOwnLayout,
} from '../layouts/own-layouts.queries.ts';
import { STANDARD_LAYOUTS } from '../layouts/standard-layouts.ts';
import { bindHeaders, toColumn } from './bind-headers.ts';
import { readSheetFile } from './read-sheet-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_LAYOUTS = 100;
const SHOWN_EXAMPLES = 20;

/** Layouts that ship, then the account's own ones, newest first. */
export async function listLayouts(db: Db, ownerId: string): Promise<SheetLayoutShape[]> {
  const own = await listOwnLayouts(db, ownerId);
  return [
    ...STANDARD_LAYOUTS.map((layout) => present({ layout, own: null }, null)),
    ...own.map(presentListed),
  ];
}

/** One layout with its columns. Throws the same Refusal for a foreign, deleted or random id. */
export async function getLayout(db: Db, ownerId: string, id: string): Promise<SheetLayoutItem> {
  const record = await findOwnLayout(db, ownerId, id);
  if (record) return presentOwn(record);
  const inUse = await findLayout(db, ownerId, id);
  return {
    ...present(inUse, null),
    column_list: inUse.layout.columns.map((column) => ({ ...column })),
    file_name: '',
    header_row: 1,
    examples: [],
    rows: 'replace',
    colour_map: {},
    size_map: {},
  };
}

/** Imports a workbook as a layout, its columns bound where their headers are known. Throws a Refusal. */
export async function importOwnLayout(
  { db, storage, newId, ownSheets }: Pick<Services, 'db' | 'storage' | 'newId' | 'ownSheets'>,
  ownerId: string,
  file: { path: string; fileName: string; name: string },
  locale: MessageLocale,
): Promise<SheetLayoutItem> {
  // Asked before anything is read; what counts is asked again below.
  await requireFreeLayout(db, ownerId);
  const facts = await readSheetFile({ ownSheets }, ownerId, file.path);
  const id = newId();
  const key = `prv/sheet-layouts/${ownerId}/${id}.xlsx`;
  await putFile(storage, key, file.path, { contentType: XLSX });
  const layout = {
    id,
    name:
      file.name ||
      file.fileName.replace(/\.[^.]*$/, '').slice(0, MAX_LAYOUT_NAME) ||
      plainText(message('names.own-sheet'), locale),
    file_key: key,
    file_name: file.fileName.slice(0, 200),
    sheet_name: facts.sheetName,
    header_row: facts.headerRow,
    columns: bindHeaders(facts.headers),
    examples: facts.examples,
  };
  const record = await transactionOrUndo(
    db,
    async (trx) => {
      await lockName(trx, `sheets.layouts ${ownerId}`);
      await requireFreeLayout(trx, ownerId);
      return insertOwnLayout(trx, ownerId, layout);
    },
    () => storage.delete(key),
  );
  return presentOwn(record);
}

async function requireFreeLayout(db: Db, ownerId: string): Promise<void> {
  if ((await countOwnLayouts(db, ownerId)) < MAX_LAYOUTS) return;
  throw new Refusal(message('sheets.too-many-layouts', { maxLayouts: MAX_LAYOUTS }));
}

/** The fields of an imported layout that may be changed. */
export type LayoutChange = Omit<ParsedInputOf<typeof saveSheetLayout>, 'id'>;

/** Changes how an own layout is filled. Throws a Refusal when it is unknown or ships with the product. */
export async function changeOwnLayout(
  db: Db,
  ownerId: string,
  id: string,
  change: LayoutChange,
): Promise<SheetLayoutItem> {
  const record = await findOwnLayout(db, ownerId, id);
  if (!record) throw notFound('sheets');
  const { fields } = change;
  const columns = fields
    ? record.columns.map(({ header }, at) => toColumn(header, fields[at] ?? null))
    : record.columns;
  const changed = await updateOwnLayout(db, ownerId, {
    id,
    name: change.name ?? record.name,
    columns,
    rows_mode: change.rows ?? record.rows_mode,
    colour_map: change.colour_map ?? record.colour_map,
    size_map: change.size_map ?? record.size_map,
  });
  if (!changed) throw notFound('sheets');
  return presentOwn(changed);
}

/** Deletes own layouts with their files; returns how many. Foreign ids count for nothing. */
export async function deleteOwnLayouts(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (const id of ids) {
    const record = await findOwnLayout(db, ownerId, id);
    if (!record || !(await deleteOwnLayout(db, ownerId, id))) continue;
    await storage.delete(record.file_key);
    deleted += 1;
  }
  return deleted;
}

function present({ layout }: LayoutInUse, updatedAt: Date | null): SheetLayoutShape {
  return {
    id: layout.id,
    kind: layout.kind,
    name: { ...layout.name },
    platform: layout.platform,
    version: layout.version,
    columns: layout.columns.length,
    bound: layout.columns.filter(({ field }) => field !== null).length,
    sheet_name: layout.sheetName,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

function presentListed({
  id,
  name,
  version,
  columns,
  bound,
  sheet_name,
  updated_at,
}: ListedLayout): SheetLayoutShape {
  return {
    id,
    kind: 'own',
    name: { zh: name, en: name },
    platform: '',
    version,
    columns,
    bound,
    sheet_name,
    updated_at: updated_at.toISOString(),
  };
}

function presentOwn(record: OwnLayoutRecord): SheetLayoutItem {
  return {
    ...present(toLayoutInUse(record), record.updated_at),
    column_list: record.columns,
    file_name: record.file_name,
    header_row: record.header_row,
    examples: record.examples.slice(0, SHOWN_EXAMPLES),
    rows: record.rows_mode,
    colour_map: record.colour_map,
    size_map: record.size_map,
  };
}
