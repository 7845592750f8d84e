import { open } from 'node:fs/promises';
import { sourceOfFile } from '../../../../platform/archives/zip-source.ts';
import { hasStrayQuestion, isGarbled } from '../../words/lost-letters.ts';
import { groupedHeaders } from '../mapping/recognise/grouped-headers.ts';
import { isDateHeader } from '../mapping/recognise/known-headers.ts';
import { provenDateOrder } from '../mapping/values/parse-moment.ts';
import { ARCHIVE_LIMITS } from './archive/archive-limits.ts';
import { archiveRefusals } from './archive/archive-refusals.ts';
import type { OpenArchive } from './archive/open-archive.ts';
import { openSpool } from './archive/spool.ts';
import { isWorkbook } from './archive/walk-archive.ts';
import { detectKind, isZip, refuseByHead } from './detect-kind.ts';
import { hasLostQuote, isUnknownWide, rowsBelowDoubtful } from './doubtful-headers.ts';
import { guessHeaderRow, HEADER_SEARCH_ROWS } from './guess-header-row.ts';
import { headersAgain } from './headers-again.ts';
import { createNumberColumns, type NumberColumns } from './number-columns.ts';
import { tableRefusals } from './refusals.ts';
import type { OpenTable, SheetRow, SheetSource } from './sheet-source.ts';
import {
  type ArchivedPicture,
  type DamagedCell,
  maxListed,
  TABLE_LIMITS,
  type TableChoice,
  type TableFacts,
  type TableHead,
} from './table-facts.ts';
import type { EncodingDoubts } from './text/encoding-doubts.ts';
import { openText } from './text/open-text.ts';
import { createTornRows, type TornRows } from './text/torn-rows.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';

const BATCH = 500;
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
      refuseByHead(head);
      throw tableRefusals.tooLarge();
    }
    const bytes = await source.read(0, size);
    const sheets = await sheetsOf([{ name: '', table: await openTable(bytes, choice) }]);
    const known = await findHeaders(chooseSheet(sheets, choice.sheet), choice);
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

/** The chosen worksheet, or the one with the most known headers; of equal ones the first, since examples come later. */
function chooseSheet(sheets: readonly SheetOption[], name: string | undefined): SheetOption {
  const named = sheets.find(({ label }) => label === name);
  if (name !== undefined && named) return named;
  const scores = sheets.map(scoreOf);
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
  const chosen = await findHeaders(wanted ?? chooseSheet(candidates, choice.sheet), choice);
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
  for await (const rows of source.read()) for (const row of rows) await batches.take(row);
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
  const kind = detectKind(bytes);
  if (kind === 'xlsx') return openWorkbook(bytes);
  if (kind === 'csv') return openText(bytes, choice);
  // Loaded late, because its code pages take longer to load than most files to read.
  const { openLegacy } = await import('./legacy/open-legacy.ts');
  return openLegacy(bytes, kind, choice);
}

/** A digit of any script, or a mark of direction in front of one. */
function startsWithDigit(cell: string): boolean {
  const code = cell.charCodeAt(0);
  return (
    (code >= 0x30 && code <= 0x39) || (code > 0x600 && (code < 0x1900 || code > 0x2000) && code < 0x206a)
  );
}

function headersOf({ cells }: Pick<SheetRow, 'cells'>): string[] {
  return cells.map((cell) => cell.trim());
}

/** Headers that orders have, and at least one row below them. */
function looksLikeOrders(head: SheetRow[]): boolean {
  if (head.length === 0) return false;
  const { row, known } = guessHeaderRow(head);
  return known >= ORDER_HEADERS && head.some((one) => one.row > row);
}

/** Rows below the headers in order, blank ones filled in, handed on in batches. */
class RowBatches {
  headers: string[] = [];
  rowCount = 0;
  columns = 0;
  damaged: DamagedCell[] = [];
  hiddenRows: number[] = [];
  dateOrder: TableFacts['dateOrder'] = null;
  /** Dates that buyers want printed, or of other programs, prove nothing. */
  private dateColumns: number[] = [];
  private torn: TornRows | null = null;
  private numbers: NumberColumns | null = null;
  private hasDoubtfulHeaders = false;
  /** Headers of another file stand above the row. */
  private isUnderOthers = false;
  private readonly listed = new Map<DamagedCell['code'], number>();
  private above: readonly string[] = [];
  private first = 0;
  private rows: string[][] = [];

  constructor(
    private readonly headerRow: number,
    private readonly onRows: (firstRow: number, rows: string[][]) => Promise<void>,
    private readonly kinds: Uint8Array | undefined,
    private readonly doubts: EncodingDoubts | undefined,
  ) {}

  async take(one: SheetRow): Promise<void> {
    const { row, cells, damaged, isHidden, isTorn, width } = one;
    // Cells that an archive adds are none of the file.
    this.doubts?.see(row, width !== undefined && width < cells.length ? cells.slice(0, width) : cells);
    if (row <= this.headerRow && isTorn && cells.length > 1) throw tableRefusals.tornHeaders(row);
    if (row < this.headerRow) {
      this.above = row === this.headerRow - 1 ? cells : [];
      return;
    }
    this.columns = Math.max(this.columns, cells.length);
    if (row === this.headerRow) {
      this.headers = groupedHeaders(headersOf({ cells }), this.above);
      // A header whose letters were lost may be that of a status, without which cancelled lines would be made.
      this.hasDoubtfulHeaders = this.headers.some((header) => isGarbled(header) || hasStrayQuestion(header));
      if (width !== undefined && this.headers.some(hasLostQuote)) throw tableRefusals.tornHeaders(row);
      if (width !== undefined) this.torn = createTornRows(this.headers, width, this.above, row);
      this.numbers = createNumberColumns(this.headers, this.kinds);
      this.dateColumns = this.headers.flatMap((header, column) => (isDateHeader(header) ? [column] : []));
      return;
    }
    const at = row - this.headerRow;
    const again = headersAgain(this.headers, cells);
    // No line is one, and the line below continues the order above it.
    if (again === 'same' && !this.isUnderOthers) return;
    this.isUnderOthers ||= again === 'other';
    if (this.isUnderOthers) this.list({ row, column: 0, code: 'torn' });
    if (at > TABLE_LIMITS.rows) throw tableRefusals.tooManyRows(row);
    while (this.rowCount < at - 1) await this.push([]);
    this.learnDateOrder(cells);
    this.numbers?.see(one);
    await this.push(cells);
    if (isHidden) this.hiddenRows.push(row);
    // Cells that an archive adds stand behind those of the file.
    if (width !== undefined) this.torn?.see(row, cells.slice(0, width), width, isTorn === true);
    if (this.hasDoubtfulHeaders) this.list({ row, column: 0, code: 'encoding' });
    for (const cell of damaged ?? []) this.list({ row, ...cell });
  }

  private listDoubtful(): void {
    const doubtful = this.doubts?.find() ?? [];
    // If the doubtful encoding changes an unknown header, that header may be a field we need, so every row of the file is in doubt.
    const ofHeaders = doubtful.find(({ row }) => row === this.headerRow);
    const rows = [this.headerRow + 1, this.headerRow + this.rowCount] as const;
    const cells =
      ofHeaders && this.headers.some(isUnknownWide)
        ? rowsBelowDoubtful(ofHeaders, doubtful, rows)
        : doubtful.filter(({ row }) => row > this.headerRow);
    for (const cell of cells) this.list(cell);
  }

  private list(cell: DamagedCell): void {
    const count = this.listed.get(cell.code) ?? 0;
    if (count >= maxListed(cell.code)) return;
    this.listed.set(cell.code, count + 1);
    this.damaged.push(cell);
  }

  /** One `25/06` makes all dates of the file day first. */
  private learnDateOrder(cells: readonly string[]): void {
    if (this.dateOrder === 'mixed') return;
    for (const column of this.dateColumns) {
      const cell = cells[column] ?? '';
      if (cell.length < 6 || cell.length > 40 || !startsWithDigit(cell)) continue;
      const proven = provenDateOrder(cell);
      if (proven) this.dateOrder = this.dateOrder && this.dateOrder !== proven ? 'mixed' : proven;
    }
  }

  async finish(): Promise<void> {
    this.listDoubtful();
    for (const row of this.torn?.find() ?? []) this.list({ row, column: 0, code: 'torn' });
    for (const found of this.numbers?.find() ?? []) this.list(found);
    await this.flush();
  }

  private async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const rows = this.rows;
    this.rows = [];
    await this.onRows(this.first, rows);
  }

  private async push(cells: string[]): Promise<void> {
    this.rowCount++;
    if (this.rows.length === 0) this.first = this.headerRow + this.rowCount;
    this.rows.push(cells);
    if (this.rows.length >= BATCH) await this.flush();
  }
}
