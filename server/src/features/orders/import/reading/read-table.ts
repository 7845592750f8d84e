import { open } from 'node:fs/promises';
import { sourceOfBytes, sourceOfFile } from '../../../../platform/archives/zip-source.ts';
import { ARCHIVE_LIMITS } from './archive/archive-limits.ts';
import { archiveRefusals } from './archive/archive-refusals.ts';
import type { OpenArchive } from './archive/open-archive.ts';
import { openSpool } from './archive/spool.ts';
import { isWorkbook } from './archive/walk-archive.ts';
import { detectKind, isZip, requireTableHead } from './detect-kind.ts';
import { guessHeaderRow, HEADER_SEARCH_ROWS } from './guess-header-row.ts';
import { tableRefusals } from './refusals.ts';
import { headersOf, RowBatches } from './row-batches.ts';
import { type OpenTable, requireShortCells, type SheetRow, type SheetSource } from './sheet-source.ts';
import {
  type ArchivedPicture,
  TABLE_LIMITS,
  type TableChoice,
  type TableFacts,
  type TableHead,
} from './table-facts.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';

/** Shows what a file is that is too large to be read whole. */
const HEAD_BYTES = 64 * 1024;
/** Known headers that distinguish a sheet of orders from one of notes. */
const ORDER_HEADERS = 3;
/** Rows below the headers that are reported before the rest is read. */
const HEAD_ROWS = 10;
const UNMATCHED_SHOWN = 50;

/** What a reading hands on as it goes. */
interface ReadingHandlers {
  onRows(firstRow: number, rows: string[][]): Promise<void>;
  /** Called where the headers are near the top. */
  onHead?(head: TableHead): Promise<void>;
  /** Called after the rows. */
  onPicture?(picture: ArchivedPicture): Promise<void>;
}

/** The work of `readTableFile`, run inside the reading process. */
export async function readTable(
  path: string,
  choice: TableChoice,
  onRows: ReadingHandlers['onRows'],
  more: Omit<ReadingHandlers, 'onRows'> = {},
): Promise<TableFacts> {
  const handlers = { ...more, onRows };
  const file = await open(path, 'r');
  const spool = openSpool(path);
  try {
    const { size } = await file.stat();
    if (size > ARCHIVE_LIMITS.bytes) throw archiveRefusals.tooLarge();
    const source = sourceOfFile(file, 0, size);
    const head = await source.read(0, HEAD_BYTES);
    if (isZip(head) && !(await isWorkbook(source))) {
      // Loaded late: most files are no archives.
      const { openArchive } = await import('./archive/open-archive.ts');
      const archive = await openArchive(source, spool, (table) => openTable(table, choice));
      return await readArchive(archive, choice, handlers);
    }
    if (size > TABLE_LIMITS.bytes) {
      requireTableHead(head);
      throw tableRefusals.tooLarge();
    }
    // A workbook is read from the file bit by bit, since its bytes would stay in memory until its last row.
    const table = isZip(head)
      ? requireShortCells(await openWorkbook(source, choice))
      : await openTable(await source.read(0, size), choice);
    const sheets = await sheetsOf([{ name: '', table }]);
    const known = await findHeaders(chooseSheet(sheets, choice), choice);
    return { ...(await readSheet(known, sheets, handlers)), archive: null };
  } finally {
    await spool.close();
    await file.close();
  }
}

/** A sheet that could be the one with the orders. */
interface SheetOption {
  table: OpenTable;
  source: SheetSource;
  /** Unique among all. */
  label: string;
  file: string;
  head: SheetRow[];
}

async function sheetsOf(tables: OpenArchive['tables']): Promise<SheetOption[]> {
  const all: SheetOption[] = [];
  for (const { name: file, table } of tables)
    for (const source of table.sheets) {
      const own = table.sheets.length > 1 ? `${file} › ${source.name}` : file;
      const head = await source.head(HEADER_SEARCH_ROWS + HEAD_ROWS);
      all.push({ table, source, label: tables.length > 1 ? own : source.name, file, head });
    }
  if (all.every(({ head }) => head.length === 0)) throw tableRefusals.empty();
  return all;
}

/**
 * The chosen worksheet, or the one with the most known headers; of equal ones the first, since examples come later. A title alone is no
 * table where the row of the headers is known.
 */
function chooseSheet(sheets: readonly SheetOption[], { sheet: name, headerRow }: TableChoice): SheetOption {
  const named = sheets.find(({ label }) => label === name);
  if (name !== undefined && named) return named;
  const scores = sheets.map((one) =>
    headerRow === undefined || one.head.some(({ row }) => row > headerRow) ? scoreOf(one) : -2,
  );
  return sheets[scores.indexOf(Math.max(...scores))]!;
}

/** Known headers in the row of headers; a table of orders has at least two. */
function scoreOf({ head }: SheetOption): number {
  return head.length === 0 ? -1 : guessHeaderRow(head).known;
}

interface ChosenSheet extends SheetOption {
  headerRow: number;
}

async function findHeaders(sheet: SheetOption, choice: TableChoice): Promise<ChosenSheet> {
  return { ...sheet, headerRow: choice.headerRow ?? guessHeaderRow(sheet.head).row };
}

async function readArchive(
  archive: OpenArchive,
  choice: TableChoice,
  handlers: ReadingHandlers,
): Promise<TableFacts> {
  const [{ joinItems }, { createPictureCollector }] = await Promise.all([
    import('./archive/join-items.ts'),
    import('./archive/wanted-pictures.ts'),
  ]);
  const { content, items, tables, isOwnTable } = archive;
  const sheets = await sheetsOf(tables);
  const facts = { tables: tables.length, matched: 0, unmatched: [], unmatchedCount: 0, pictures: 0 };
  const wanted = sheets.find(({ label }) => label === choice.sheet);
  const files = new Set(sheets.filter((sheet) => scoreOf(sheet) >= 2).map(({ file }) => file));
  // Which of several tables holds the orders is not guessed.
  if (!wanted && tables.length > 1 && files.size !== 1) return { ...unchosen(sheets), archive: facts };
  const candidates = tables.length > 1 ? sheets.filter(({ file }) => files.has(file)) : sheets;
  const chosen = await findHeaders(wanted ?? chooseSheet(candidates, choice), choice);
  const pictures = createPictureCollector(content, items);
  const see: ReadingHandlers = {
    ...handlers,
    onRows: (first, rows) => {
      for (const cells of rows) pictures.see(cells);
      return handlers.onRows(first, rows);
    },
  };
  const joined =
    isOwnTable || items.length === 0 ? null : await joinItems(chosen.source, chosen.headerRow, items);
  const source = joined?.source ?? chosen.source;
  const head = await source.head(HEADER_SEARCH_ROWS + HEAD_ROWS);
  const read = await readSheet({ ...chosen, source, head }, sheets, see);
  let count = 0;
  for await (const picture of pictures.read()) {
    count += 1;
    await handlers.onPicture?.(picture);
  }
  const unmatched = joined?.unmatched ?? [];
  return {
    ...read,
    archive: {
      tables: tables.length,
      matched: joined?.matched ?? items.length,
      unmatched: unmatched
        .slice(0, UNMATCHED_SHOWN)
        .map(({ orderNo, itemIds }) => ({ orderNo, itemId: itemIds[0] ?? '' })),
      unmatchedCount: unmatched.length,
      pictures: count,
    },
  };
}

/** Nothing is read until a person says which table it is. */
function unchosen(sheets: readonly SheetOption[]): Omit<TableFacts, 'archive'> {
  return {
    kind: 'csv',
    encoding: null,
    delimiter: null,
    sheets: described(sheets),
    sheet: '',
    headerRow: 1,
    headers: [],
    rowCount: 0,
    damaged: [],
    hiddenRows: [],
    dateOrder: null,
  };
}

function described(sheets: readonly SheetOption[]): TableFacts['sheets'] {
  return sheets.map(({ label, head, source: { rows, columns } }) => ({
    name: label,
    rows,
    columns,
    looksLikeOrders: looksLikeOrders(head),
    hasTable: head.length > 1,
  }));
}

async function readSheet(
  { table, source, label, head, headerRow }: ChosenSheet,
  sheets: readonly SheetOption[],
  { onRows, onHead }: ReadingHandlers,
): Promise<Omit<TableFacts, 'archive'>> {
  const { kind, encoding, delimiter } = table;
  const known = head.find(({ row }) => row === headerRow);
  if (known) {
    const below = head.filter(({ row }) => row > headerRow).slice(0, HEAD_ROWS);
    await onHead?.({
      kind,
      encoding,
      delimiter,
      sheets: described(sheets),
      sheet: label,
      headerRow,
      headers: headersOf(known),
      rows: below.map(({ cells }) => cells),
    });
  }
  const batches = new RowBatches(headerRow, onRows, source.kinds, table.createDoubts?.());
  for await (const rows of source.read())
    for (const row of rows) {
      batches.take(row);
      if (batches.isFull) await batches.flush();
    }
  await batches.finish();
  if (batches.rowCount === 0) throw tableRefusals.noRows();
  return {
    kind,
    encoding,
    delimiter,
    sheets: described(sheets).map((one) =>
      one.name === label ? { ...one, rows: headerRow + batches.rowCount, columns: batches.columns } : one,
    ),
    sheet: label,
    headerRow,
    headers: batches.headers,
    rowCount: batches.rowCount,
    damaged: batches.damaged,
    hiddenRows: batches.hiddenRows,
    dateOrder: batches.dateOrder,
  };
}

async function openTable(bytes: Buffer, choice: TableChoice): Promise<OpenTable> {
  return requireShortCells(await openAnyTable(bytes, choice));
}

async function openAnyTable(bytes: Buffer, choice: TableChoice): Promise<OpenTable> {
  const kind = detectKind(bytes);
  if (kind === 'xlsx') return openWorkbook(sourceOfBytes(bytes), choice);
  if (kind === 'csv') {
    // Loaded late, because a workbook needs none of its words and letters of many languages.
    const { openText } = await import('./text/open-text.ts');
    return openText(bytes, choice);
  }
  // Loaded late, because its code pages take longer to load than most files to read.
  const { openLegacy } = await import('./legacy/open-legacy.ts');
  return openLegacy(bytes, kind, choice);
}

/** Headers that orders have, and at least one row below them. */
function looksLikeOrders(head: SheetRow[]): boolean {
  if (head.length === 0) return false;
  const { row, known } = guessHeaderRow(head);
  return known >= ORDER_HEADERS && head.some((one) => one.row > row);
}
