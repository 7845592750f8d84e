import { readFile, stat } from 'node:fs/promises';
import { provenDateOrder } from '../mapping/parse-moment.ts';
import { detectKind } from './detect-kind.ts';
import { guessHeaderRow, HEADER_SEARCH_ROWS } from './guess-header-row.ts';
import { tableRefusals } from './refusals.ts';
import type { OpenTable, SheetRow } from './sheet-source.ts';
import { openText } from './text/open-text.ts';
import {
  type DamagedCell,
  TABLE_LIMITS,
  type TableChoice,
  type TableFacts,
  type TableHead,
} from './types.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';
import { unzipTable } from './zipped-table.ts';

const BATCH = 500;
const MAX_DAMAGED = 1000;
/** Known headers that tell a sheet of orders from one of notes. */
const ORDER_HEADERS = 3;
/** Rows below the headers that are reported before the rest is read. */
const HEAD_ROWS = 10;

/** The work of `readTableFile` without the process around it. `onHead` is called where the headers are near the top. */
export async function readTable(
  path: string,
  choice: TableChoice,
  onRows: (firstRow: number, rows: string[][]) => Promise<void>,
  onHead: (head: TableHead) => Promise<void> = async () => {},
): Promise<TableFacts> {
  if ((await stat(path)).size > TABLE_LIMITS.bytes) throw tableRefusals.tooLarge();
  const table = await openTable(await readFile(path), choice);
  const heads = await Promise.all(table.sheets.map((sheet) => sheet.head(HEADER_SEARCH_ROWS + HEAD_ROWS)));
  if (heads.every((head) => head.length === 0)) throw tableRefusals.empty();
  const at = chooseSheet(table, heads, choice.sheet);
  const chosen = table.sheets[at]!;
  const headerRow = choice.headerRow ?? guessHeaderRow(heads[at]!).row;
  const sheets = table.sheets.map(({ name, rows, columns }, n) => ({
    name,
    rows,
    columns,
    looksLikeOrders: looksLikeOrders(heads[n]!),
  }));
  const known = heads[at]!.find(({ row }) => row === headerRow);
  if (known) {
    const { kind, encoding, delimiter } = table;
    const below = heads[at]!.filter(({ row }) => row > headerRow).slice(0, HEAD_ROWS);
    await onHead({
      kind,
      encoding,
      delimiter,
      sheets,
      sheet: chosen.name,
      headerRow,
      headers: headersOf(known),
      rows: below.map(({ cells }) => cells),
    });
  }
  const batches = new RowBatches(headerRow, onRows);
  for await (const rows of chosen.read()) for (const row of rows) await batches.take(row);
  await batches.finish();
  if (batches.rowCount === 0) throw tableRefusals.noRows();
  return {
    kind: table.kind,
    encoding: table.encoding,
    delimiter: table.delimiter,
    sheets: sheets.map((sheet, n) =>
      n === at ? { ...sheet, rows: headerRow + batches.rowCount, columns: batches.columns } : sheet,
    ),
    sheet: chosen.name,
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
  if (kind === 'xlsx') {
    const inside = await unzipTable(bytes);
    // An archive in an archive is no table.
    return inside ? openTable(inside, choice) : openWorkbook(bytes);
  }
  if (kind === 'csv') return openText(bytes, choice);
  // Loaded late, because its code pages take longer to load than most files to read.
  const { openLegacy } = await import('./legacy/open-legacy.ts');
  return openLegacy(bytes, kind, choice);
}

function headersOf({ cells }: Pick<SheetRow, 'cells'>): string[] {
  return cells.map((cell) => cell.trim());
}

/** The chosen worksheet, or the one with the most known headers; of equal ones the first, since examples come later. */
function chooseSheet(table: OpenTable, heads: SheetRow[][], name: string | undefined): number {
  const named = table.sheets.findIndex((sheet) => sheet.name === name);
  if (name !== undefined && named >= 0) return named;
  const scores = heads.map((head) => (head.length === 0 ? -1 : guessHeaderRow(head).known));
  return scores.indexOf(Math.max(...scores));
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
  private first = 0;
  private rows: string[][] = [];

  constructor(
    private readonly headerRow: number,
    private readonly onRows: (firstRow: number, rows: string[][]) => Promise<void>,
  ) {}

  async take({ row, cells, damaged, isHidden }: SheetRow): Promise<void> {
    if (row < this.headerRow) return;
    this.columns = Math.max(this.columns, cells.length);
    if (row === this.headerRow) {
      this.headers = headersOf({ cells });
      return;
    }
    const at = row - this.headerRow;
    if (at > TABLE_LIMITS.rows) throw tableRefusals.tooManyRows(row);
    while (this.rowCount < at - 1) await this.push([]);
    this.learnDateOrder(cells);
    await this.push(cells);
    if (isHidden) this.hiddenRows.push(row);
    for (const cell of damaged ?? [])
      if (this.damaged.length < MAX_DAMAGED) this.damaged.push({ row, ...cell });
  }

  /** One `25/06` makes all dates of the file day first. */
  private learnDateOrder(cells: readonly string[]): void {
    if (this.dateOrder === 'mixed') return;
    for (const cell of cells) {
      if (cell.length < 6 || cell.length > 40) continue;
      const proven = provenDateOrder(cell);
      if (proven) this.dateOrder = this.dateOrder && this.dateOrder !== proven ? 'mixed' : proven;
    }
  }

  async finish(): Promise<void> {
    if (this.rows.length === 0) return;
    const rows = this.rows;
    this.rows = [];
    await this.onRows(this.first, rows);
  }

  private async push(cells: string[]): Promise<void> {
    this.rowCount++;
    if (this.rows.length === 0) this.first = this.headerRow + this.rowCount;
    this.rows.push(cells);
    if (this.rows.length >= BATCH) await this.finish();
  }
}
