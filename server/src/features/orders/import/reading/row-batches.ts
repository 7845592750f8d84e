import { hasStrayQuestion, isGarbled } from '../../words/lost-letters.ts';
import { isDateHeader } from '../mapping/recognise/known-headers.ts';
import { provenDateOrder } from '../mapping/values/parse-moment.ts';
import { hasLostQuote, isUnknownNonAscii, rowsBelowDoubtful } from './doubtful-headers.ts';
import { groupedHeaders } from './grouped-headers.ts';
import { createNumberColumns, type NumberColumns } from './number-columns.ts';
import { tableRefusals } from './refusals.ts';
import { cellsUnder, columnsUnder, compareWithHeaders } from './repeated-headers.ts';
import { lettersOf, type SheetRow } from './sheet-source.ts';
import { type DamagedCell, maxListed, TABLE_LIMITS, type TableFacts } from './table-facts.ts';
import type { EncodingDoubts } from './text/encoding-doubts.ts';
import { createTornRows, type TornRows } from './text/torn-rows.ts';

const BATCH = 500;
/** A batch ends earlier where its rows are long: it is packed, sent and unpacked as a whole. */
const BATCH_LETTERS = 2_000_000;

/** Rows below the headers in order, blank ones filled in, handed on in batches. */
export class RowBatches {
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
  /** The same headers in another order stand above the row: where each column is. */
  private places: readonly number[] | null = null;
  private readonly listed = new Map<DamagedCell['code'], number>();
  private above: readonly string[] = [];
  private first = 0;
  private rows: string[][] = [];
  private readonly letters = countLetters();

  constructor(
    private readonly headerRow: number,
    private readonly onRows: (firstRow: number, rows: string[][]) => Promise<void>,
    private readonly kinds: Uint8Array | undefined,
    private readonly doubts: EncodingDoubts | undefined,
  ) {}

  /** Takes the next row; once the batch `isFull`, it is flushed before the next one. */
  take(one: SheetRow): void {
    const { row, damaged, isHidden, isTorn, width } = one;
    let { cells } = one;
    // Cells that come from an archive are left out: the encoding of the file says nothing about them.
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
    const again = compareWithHeaders(this.headers, cells);
    // A repeated header row is not a line; the next line continues the order above it.
    if (again === 'same' && !this.isUnderOthers) {
      this.places = null;
      return;
    }
    // Columns are moved only in plain text rows: facts about the cells of a workbook, a torn or an archived row stay with their columns.
    const isPlain = this.kinds === undefined && !isTorn && width === cells.length && !this.isUnderOthers;
    const places = again === 'other' && isPlain ? columnsUnder(this.headers, cells) : null;
    if (places) {
      this.places = places;
      return;
    }
    if (this.places) cells = cellsUnder(this.places, cells);
    this.isUnderOthers ||= again === 'other';
    if (this.isUnderOthers) this.list({ row, column: 0, code: 'torn' });
    if (at > TABLE_LIMITS.rows) throw tableRefusals.tooManyRows(row);
    while (this.rowCount < at - 1) this.push([]);
    this.learnDateOrder(cells);
    this.numbers?.see({ ...one, cells });
    this.push(cells);
    if (isHidden) this.hiddenRows.push(row);
    // Cells that an archive adds stand behind those of the file.
    if (width !== undefined)
      this.torn?.see(row, cells.slice(0, width), this.places ? cells.length : width, isTorn === true);
    if (this.hasDoubtfulHeaders) this.list({ row, column: 0, code: 'encoding' });
    for (const cell of damaged ?? [])
      this.list({ row, ...cell, column: this.places ? this.places.indexOf(cell.column) : cell.column });
  }

  private listDoubtful(): void {
    const doubtful = this.doubts?.find() ?? [];
    // If the doubtful encoding changes an unknown header, that header may be a field we need, so every row of the file is in doubt.
    const ofHeaders = doubtful.find(({ row }) => row === this.headerRow);
    const rows = [this.headerRow + 1, this.headerRow + this.rowCount] as const;
    const cells =
      ofHeaders && this.headers.some(isUnknownNonAscii)
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

  get isFull(): boolean {
    return this.rows.length >= BATCH || this.letters.isBatch();
  }

  async flush(): Promise<void> {
    this.letters.flushed();
    while (this.rows.length > 0) {
      const first = this.first;
      const rows = this.rows.splice(0, BATCH);
      this.first += rows.length;
      await this.onRows(first, rows);
    }
  }

  private push(cells: string[]): void {
    this.letters.add(cells);
    this.rowCount++;
    if (this.rows.length === 0) this.first = this.headerRow + this.rowCount;
    this.rows.push(cells);
  }
}

/** Letters of the rows that wait for a batch, and of all rows: a Refusal where these are more than a file may have. */
function countLetters() {
  let waiting = 0;
  let all = 0;
  return {
    add(cells: readonly string[]) {
      const letters = lettersOf(cells);
      waiting += letters;
      all += letters;
      if (all > TABLE_LIMITS.letters) throw tableRefusals.tooManyLetters();
    },
    isBatch: () => waiting >= BATCH_LETTERS,
    flushed() {
      waiting = 0;
    },
  };
}

export function headersOf({ cells }: Pick<SheetRow, 'cells'>): string[] {
  return cells.map((cell) => cell.trim());
}

/** A digit of any script, or a mark of direction in front of one. */
function startsWithDigit(cell: string): boolean {
  const code = cell.charCodeAt(0);
  return (
    (code >= 0x30 && code <= 0x39) || (code > 0x600 && (code < 0x1900 || code > 0x2000) && code < 0x206a)
  );
}
