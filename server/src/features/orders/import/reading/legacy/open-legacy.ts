import { type CellObject, read, set_cptable, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { recordNumberKind } from '../number-columns.ts';
import { tableRefusals } from '../refusals.ts';
import { type OpenTable, readFirstRows, type SheetRow } from '../sheet-source.ts';
import { TABLE_LIMITS, type TableChoice } from '../table-facts.ts';
import { decodeText } from '../text/decode-text.ts';
import { createDoubtFinder } from '../text/find-encoding-doubts.ts';
import { fillMerges, type TallMerge } from '../xlsx/find-merges.ts';
import { cellWithoutResult, formulaLiteral } from '../xlsx/formula-text.ts';
import { builtInFormat, type FormatReading, parseFormat } from '../xlsx/number-format.ts';
import { isScientific, numberText } from '../xlsx/number-text.ts';

const BATCH = 500;
set_cptable(codePages);

/** A table of cells that are read when asked for. */
type Grid = { data: (CellObject | undefined)[][]; merges: TallMerge[]; isHidden: (index: number) => boolean };

/**
 * Workbooks of before 2007, and the web pages and XML that many systems call .xls. Raw values are formatted by us,
 * because this library turns a long number into `5.76E+17`.
 * @throws Refusal
 */
export function openLegacy(bytes: Buffer, kind: 'xls' | 'html', choice: TableChoice): OpenTable {
  const named = kind === 'html' ? (choice.encoding ?? declaredEncoding(bytes))?.toLowerCase() : undefined;
  const text = kind === 'html' ? decodeText(bytes, named) : null;
  const options = {
    raw: true,
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    // Formulas are read for .xls: where a formula gives a text, LibreOffice stores 0 as its value.
    cellFormula: kind === 'xls',
  } as const;
  const workbook = guard(() =>
    text ? read(text.text, { ...options, type: 'string' }) : read(bytes, { ...options, type: 'buffer' }),
  );
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const visible = workbook.SheetNames.filter((_, at) => !workbook.Workbook?.Sheets?.[at]?.Hidden);
  const names = visible.length > 0 ? visible : workbook.SheetNames;
  const sheets = names.map((name) => {
    const grid = gridOf(workbook.Sheets[name]!);
    const kinds = new Uint8Array(TABLE_LIMITS.columns);
    const readAll = () => readGrid(grid, { date1904, reading: choice }, kinds);
    const columns = grid.data.reduce((widest, row) => Math.max(widest, row?.length ?? 0), 0);
    return {
      name,
      rows: grid.data.length,
      columns,
      kinds,
      read: readAll,
      head: (count: number) => readFirstRows(readAll(), count),
    };
  });
  // This library returns nothing for a file that it cannot read; here that is an error.
  if (sheets.every(({ rows }) => rows === 0)) throw tableRefusals.noRows();
  const doubts = text ? createDoubtFinder(bytes, wordsOf(text.text), named, text) : {};
  return { kind, encoding: text?.encoding ?? null, delimiter: null, ...doubts, sheets };
}

/** What numbers of cells are read by. */
interface LegacyContext {
  date1904: boolean;
  reading: FormatReading;
}

/** As much of a page as its headers stand in. */
const HEAD_CHARS = 100_000;

/** The head of a page without its marks, which have words such as `adresse` in them. */
function wordsOf(page: string): string {
  return page.slice(0, HEAD_CHARS).replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
}

function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw tableRefusals.password();
    throw tableRefusals.broken();
  }
}

/** `<meta charset=…>` or the XML declaration; undefined = guess. */
function declaredEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0xef) return undefined;
  const label = /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 4096))?.[1];
  try {
    // Pages that declare UTF-8 but are GBK are common, so the declaration only counts if the bytes match it.
    if (label) new TextDecoder(label, { fatal: true }).decode(bytes);
    return label;
  } catch {
    return undefined;
  }
}

function gridOf(sheet: WorkSheet): Grid {
  const data = (sheet['!data'] ?? []) as Grid['data'];
  const merges = (sheet['!merges'] ?? []).flatMap(({ s, e }) =>
    e.r > s.r && e.r - s.r < 1000 ? [{ column: s.c, first: s.r + 1, last: e.r + 1 }] : [],
  );
  const rows = sheet['!rows'];
  return { data, merges, isHidden: (index) => rows?.[index]?.hidden === true };
}

async function* readGrid(
  { data, merges, isHidden }: Grid,
  context: LegacyContext,
  kinds: Uint8Array,
): AsyncGenerator<SheetRow[]> {
  const fill = fillMerges(merges);
  let batch: SheetRow[] = [];
  for (let index = 0; index < data.length; index++) {
    const row = toRow(index + 1, data[index] ?? [], context, kinds);
    if (!row) continue;
    fill(row);
    batch.push(isHidden(index) ? { ...row, isHidden: true } : row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function toRow(
  row: number,
  source: (CellObject | undefined)[],
  context: LegacyContext,
  kinds: Uint8Array,
): SheetRow | null {
  const cells: string[] = [];
  const damaged: NonNullable<SheetRow['damaged']> = [];
  for (let column = 0; column < source.length; column++) {
    const cell = source[column];
    const value = cell ? legacyText(cell, context) : { text: '' };
    if (value.text.trim() === '') continue;
    if (column >= TABLE_LIMITS.columns) throw tableRefusals.tooManyColumns(column + 1);
    while (cells.length < column) cells.push('');
    cells[column] = value.text;
    recordNumberKind(kinds, column, value);
    const code = value.damaged ?? (isScientific(value.text) ? 'scientific' : undefined);
    if (code) damaged.push({ column, code });
  }
  if (cells.length === 0) return null;
  return damaged.length > 0 ? { row, cells, damaged } : { row, cells };
}

function legacyText(cell: CellObject, { date1904, reading }: LegacyContext): ReturnType<typeof numberText> {
  if (cell.v === undefined || cell.v === null || cell.t === 'z') return { text: '' };
  if (cell.f !== undefined) {
    const literal = formulaLiteral(cell.f);
    if (literal !== null) return { text: literal };
    if (cell.v === 0) return cellWithoutResult(cell.f);
  }
  if (cell.t === 'e') return { text: cell.w ?? '#N/A', damaged: 'error' };
  if (cell.t === 'b') return { text: cell.v ? 'TRUE' : 'FALSE' };
  if (cell.t !== 'n') return { text: String(cell.v).replace(/\r\n?/g, '\n') };
  const format =
    typeof cell.z === 'number' ? builtInFormat(cell.z) : parseFormat(String(cell.z ?? 'General'), reading);
  return numberText(String(cell.v), format, date1904);
}
