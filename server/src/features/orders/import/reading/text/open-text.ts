import { CsvError, parse } from 'csv-parse';
import { tableRefusals } from '../refusals.ts';
import { type OpenTable, readFirstRows, type SheetRow } from '../sheet-source.ts';
import { TABLE_LIMITS, type TableChoice } from '../types.ts';
import { isScientific } from '../xlsx/number-text.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';

const BATCH = 500;
const MAX_RECORD_CHARS = 4 * 1024 * 1024;
const PIECE_CHARS = 256 * 1024;

/** Opens a .csv or .txt file in any encoding, with any separator. */
export function openText(bytes: Buffer, choice: TableChoice): OpenTable {
  const { text, encoding } = decodeText(bytes, choice.encoding);
  if (text.trim() === '') throw tableRefusals.empty();
  const found = detectDelimiter(text);
  const delimiter = choice.delimiter || found.delimiter;
  const body = text.slice(found.from);
  const quote = delimiter === '\t' && linesAreRows(body) ? null : '"';
  const read = () => readRecords(body, delimiter, quote);
  return {
    kind: 'csv',
    encoding,
    delimiter,
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
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    if (letter === '\t') tabs++;
    else if (letter === '\n' || letter === undefined) {
      if (expected < 0) expected = tabs;
      else if (tabs > 0 && tabs !== expected) return false;
      tabs = 0;
    }
  }
  return expected > 0;
}

async function* readRecords(
  text: string,
  delimiter: string,
  quote: string | null,
): AsyncGenerator<SheetRow[]> {
  const parser = parse({
    delimiter,
    quote,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD_CHARS,
    record_delimiter: recordDelimiters(text),
  });
  const feed = async () => {
    for (let at = 0; at < text.length && !parser.destroyed; at += PIECE_CHARS) {
      if (!parser.write(text.slice(at, at + PIECE_CHARS)))
        await new Promise((go) => parser.once('drain', go).once('close', go));
    }
    parser.end();
  };
  void feed();
  let row = 0;
  let batch: SheetRow[] = [];
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const one = toRow(++row, quote ? record : record.map(unquote));
      if (one) batch.push(one);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (error instanceof CsvError) throw tableRefusals.unclosedQuote(row + 1);
    throw error;
  } finally {
    parser.destroy();
  }
  if (batch.length > 0) yield batch;
}

/** Old Macs end lines with CR alone, and some exports mix all three. */
function recordDelimiters(text: string): string[] {
  return /\r(?!\n)/.test(text.slice(0, 200_000)) && !text.includes('\n') ? ['\r'] : ['\r\n', '\n'];
}

function toRow(row: number, record: string[]): SheetRow | null {
  const cells = record.map(unwrap);
  while (cells.length > 0 && cells.at(-1)!.trim() === '') cells.pop();
  if (cells.length === 0) return null;
  if (cells.length > TABLE_LIMITS.columns) throw tableRefusals.tooManyColumns(cells.length);
  const damaged = cells.flatMap((cell, column) =>
    isScientific(cell) ? [{ column, code: 'scientific' as const }] : [],
  );
  return damaged.length > 0 ? { row, cells, damaged } : { row, cells };
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
