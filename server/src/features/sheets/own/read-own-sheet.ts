import { Refusal } from '../../../platform/errors/refusal.ts';
import { bindHeaders, countKnown, isNoteRow } from './bind-headers.ts';
import { MAX_ROWS, openPackage, openSheet } from './open-package.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import type { XmlRow } from './sheet-xml.ts';

const HEADER_SEARCH_ROWS = 15;
/** Letters of the headers and examples: they are kept, and read again whenever the layout is used. */
const MAX_KEPT_CHARS = 1_000_000;
/** Refusals of one worksheet that leave the others to be read. */
const TOO_MUCH: readonly string[] = ['sheets.too-many-rows', 'sheets.file-too-large'];

/** The layout that was found in an imported workbook. */
export interface OwnSheetFacts {
  sheetName: string;
  /** From 1; the last of the rows above the examples: the headers, or the notes below them. */
  headerRow: number;
  headers: string[];
  /** Rows below the headers, as text, up to the last one with any. */
  examples: string[][];
}

/** Finds the worksheet and the row with the most headers we know. Throws a Refusal. */
export async function readOwnSheet(bytes: Buffer): Promise<OwnSheetFacts> {
  const workbook = await openPackage(bytes);
  let best: { known: number; sheet: string; header: XmlRow; rows: XmlRow[] } | undefined;
  let tooLarge: Refusal | undefined;
  for (const { name, path } of workbook.sheets.slice(0, 10)) {
    let rows: XmlRow[];
    try {
      rows = openSheet(workbook, path).rows;
    } catch (error) {
      // Templates bring lists of thousands of categories along, for people to look at.
      if (!(error instanceof Refusal) || !TOO_MUCH.includes(error.id)) throw error;
      tooLarge = error;
      continue;
    }
    for (const header of rows.filter(({ number }) => number <= HEADER_SEARCH_ROWS)) {
      const texts = header.cells.map(({ text }) => text.trim());
      if (texts.filter(Boolean).length < 2) continue;
      const known = countKnown(texts);
      if (!best || known > best.known) best = { known, sheet: name, header, rows };
    }
  }
  if (tooLarge && !best?.known) throw tooLarge;
  if (!best) throw ownSheetRefusals.noHeaders();
  const { header, rows, sheet } = best;
  const headers = toTexts(header);
  const below = rows.filter(({ number }) => number > header.number);
  const last =
    below.findLast(({ cells }) => cells.some(({ text }) => text.trim() !== ''))?.number ?? header.number;
  if (last - header.number > MAX_ROWS) throw ownSheetRefusals.tooManyRows(MAX_ROWS);
  const examples = Array.from({ length: last - header.number }, (_, at) => {
    const row = below.find(({ number }) => number === header.number + 1 + at);
    return row ? toTexts(row).slice(0, headers.length) : [];
  });
  const kept = [headers, ...examples].flat().reduce((sum, text) => sum + text.length, 0);
  if (kept > MAX_KEPT_CHARS) throw ownSheetRefusals.tooLarge();
  const columns = bindHeaders(headers);
  const notes = examples.findIndex((row) => !isNoteRow(columns, row));
  const noteRows = notes < 0 ? examples.length : notes;
  return {
    sheetName: sheet,
    headerRow: header.number + noteRows,
    headers,
    examples: examples.slice(noteRows),
  };
}

function toTexts({ cells }: XmlRow): string[] {
  const texts: string[] = [];
  for (const { column, text } of cells) texts[column] = text;
  return Array.from(texts, (text) => text ?? '');
}
