import { tableRefusals } from '../refusals.ts';
import { type OpenTable, readFirstRows, type SheetRow } from '../sheet-source.ts';
import { TABLE_LIMITS, type TableChoice } from '../table-facts.ts';
import { isScientific } from '../xlsx/number-text.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { createDoubtFinder } from './find-encoding-doubts.ts';
import { readRecords, UnclosedQuote } from './read-records.ts';

const BATCH = 500;

/** Opens a .csv or .txt file in any encoding, with any separator. */
export function openText(bytes: Buffer, choice: TableChoice): OpenTable {
  const decoded = decodeText(bytes, choice.encoding);
  const { text, encoding } = decoded;
  if (text.trim() === '') throw tableRefusals.empty();
  const found = detectDelimiter(text);
  const delimiter = choice.delimiter || found.delimiter;
  const body = text.slice(found.from);
  const quotes = !(delimiter === '\t' && linesAreRows(body));
  const read = () => readRows(body, delimiter, quotes);
  return {
    kind: 'csv',
    encoding,
    delimiter,
    ...createDoubtFinder(bytes, body, choice.encoding, decoded),
    sheets: [{ name: '', rows: 0, columns: 0, read, head: (count) => readFirstRows(read(), count) }],
  };
}

/**
 * Reports of marketplaces do not quote at all: a title that begins with `"` would swallow the rows up to the next one.
 * If every line has all the tabs of the first one, lines are rows and quotes are letters.
 */
function linesAreRows(text: string): boolean {
  let expected = -1;
  let tabs = 0;
  let quotes = 0;
  let from = 0;
  let [hasOddQuotes, hasBareLine] = [false, false];
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    if (letter === '\t') tabs++;
    else if (letter === '"') quotes++;
    else if (letter === '\n' || letter === '\r' || letter === undefined) {
      if (expected < 0) expected = tabs;
      else if (tabs > 0 && tabs !== expected) return false;
      hasOddQuotes ||= quotes % 2 === 1;
      hasBareLine ||= tabs === 0 && at > from;
      [tabs, quotes, from] = [0, 0, at + 1];
    }
  }
  // A line without a tab continues with a text in quotes that the line before opened.
  return expected > 0 && !(hasOddQuotes && hasBareLine);
}

/** Notes above a table have fewer cells. */
const NARROWEST = 4;

async function* readRows(text: string, delimiter: string, quotes: boolean): AsyncGenerator<SheetRow[]> {
  let row = 0;
  let batch: SheetRow[] = [];
  let widest = 0;
  // What is left of a cut line in a table; the row below may have continued its order.
  let isBelowCut = false;
  try {
    for (const { cells, isTorn, isCut } of readRecords(text, { delimiter, quotes })) {
      const one = toRow(++row, quotes ? cells : cells.map(unquote));
      isBelowCut ||= isCut && widest >= NARROWEST;
      if (!one) continue;
      if (isTorn || isBelowCut) one.isTorn = true;
      isBelowCut = false;
      widest = Math.max(widest, cells.length);
      batch.push(one);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (error instanceof UnclosedQuote) throw tableRefusals.unclosedQuote(error.record);
    throw error;
  }
  if (batch.length > 0) yield batch;
}

function toRow(row: number, record: string[]): SheetRow | null {
  const cells = record.map(unwrap);
  while (cells.length > 0 && cells.at(-1)!.trim() === '') cells.pop();
  if (cells.length === 0) return null;
  if (cells.length > TABLE_LIMITS.columns) throw tableRefusals.tooManyColumns(cells.length);
  const damaged = cells.flatMap((cell, column) =>
    isScientific(cell) ? [{ column, code: 'scientific' as const }] : [],
  );
  const width = record.length;
  return damaged.length > 0 ? { row, cells, width, damaged } : { row, cells, width };
}

/** A cell quoted as a whole; any other quote is an inch mark. */
function unquote(cell: string): string {
  const inner = /^"((?:[^"]|"")*)"$/.exec(cell);
  return inner ? inner[1]!.replaceAll('""', '"') : cell;
}

/** `="00123"`: how a text file keeps Excel from dropping zeros. */
function unwrap(cell: string): string {
  if (cell.charCodeAt(0) !== 0x3d) return cell;
  const inner = /^="((?:[^"]|"")*)"$/.exec(cell);
  return inner ? inner[1]!.replaceAll('""', '"') : cell;
}
