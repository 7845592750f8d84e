import { withoutGershayim } from '../../../words/without-gershayim.ts';

/** One record of a text file. */
export interface TextRecord {
  /** Cells as they were written, blank ones at the end included. */
  cells: string[];
  /** A quote is missing in it or there is one too many, so its cells may not stand where they were written. */
  isTorn: boolean;
  /** Nothing but two quotes: a line may have been cut there. */
  isCut: boolean;
}

export interface RecordForm {
  delimiter: string;
  /** Whether quotes enclose cells; otherwise they are letters, and every line is a record. */
  quotes: boolean;
}

/** A record longer than the longest, or a quote that nothing closes. */
export class UnclosedQuote extends Error {
  constructor(
    /** From 1. */
    readonly record: number,
  ) {
    super(`The quote opened in record ${record} is never closed.`);
  }
}

const QUOTE = 0x22;
const MAX_RECORD_CHARS = 4 * 1024 * 1024;

/**
 * The records of a text as spreadsheets write them (RFC 4180), with what other programs do: quotes that are not doubled, inch marks
 * in cells without quotes, blanks behind a closing quote. Empty lines are records of one empty cell.
 * @throws UnclosedQuote
 */
export function* readRecords(text: string, form: RecordForm): Generator<TextRecord> {
  const end = text.length;
  const endings = lineEnds(text, form.quotes);
  const { delimiter } = form;
  // A program that puts quotes around cells also does so around a cell with a quote in it.
  const isQuoting = form.quotes && hasQuotedCells(text, delimiter);
  let at = 0;
  let count = 0;
  while (at < end) {
    const from = at;
    const cells: string[] = [];
    let isTorn = false;
    count += 1;
    for (;;) {
      if (form.quotes && text.charCodeAt(at) === QUOTE) {
        const cell = quotedCell(text, at, delimiter, endings);
        if (!cell || cell.end - from > MAX_RECORD_CHARS) throw new UnclosedQuote(count);
        cells.push(cell.text);
        isTorn ||= cell.isTorn;
        at = cell.end;
      } else {
        const stop = endings.bareEnd(text, at, delimiter);
        const cell = text.slice(at, stop);
        cells.push(cell);
        if (form.quotes && cell.includes('"')) isTorn ||= hasLostQuote(cell, isQuoting);
        at = stop;
      }
      if (!text.startsWith(delimiter, at)) break;
      at += delimiter.length;
    }
    at += endings.lengthAt(text, at);
    const isCut = cells.length === 1 && cells[0] === '' && form.quotes && text.charCodeAt(from) === QUOTE;
    yield { cells, isTorn, isCut };
  }
}

interface LineEnds {
  /** Letters of the line end at this place; 0 = there is none. */
  lengthAt(text: string, at: number): number;
  /** Where a cell without quotes ends. */
  bareEnd(text: string, at: number, delimiter: string): number;
}

/**
 * Old Macs end lines with CR alone. The first line end outside quotes decides, since texts in cells have their own line breaks.
 */
function lineEnds(text: string, quotes: boolean): LineEnds {
  const hasBare = endsWithBareCr(text, quotes);
  const lengthAt = (within: string, at: number) => {
    const code = within.charCodeAt(at);
    if (code === 0x0a) return 1;
    if (code !== 0x0d) return 0;
    return within.charCodeAt(at + 1) === 0x0a ? 2 : hasBare ? 1 : 0;
  };
  return {
    lengthAt,
    bareEnd(within, from, delimiter) {
      const first = delimiter.charCodeAt(0);
      let at = from;
      for (; at < within.length; at++) {
        const code = within.charCodeAt(at);
        if (code === first || code === 0x0a) break;
        if (code === 0x0d && lengthAt(within, at) > 0) break;
      }
      return at;
    },
  };
}

function endsWithBareCr(text: string, quotes: boolean): boolean {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quotes && code === QUOTE) quoted = !quoted;
    else if (!quoted && (code === 0x0a || code === 0x0d))
      return code === 0x0d && text.charCodeAt(at + 1) !== 0x0a;
  }
  return false;
}

/** A cell in quotes, and where it ends; null = nothing closes it. */
function quotedCell(
  text: string,
  from: number,
  delimiter: string,
  endings: LineEnds,
): { text: string; end: number; isTorn: boolean } | null {
  let cell = '';
  let start = from + 1;
  let isLoose = false;
  let close = 0;
  for (;;) {
    const quote = text.indexOf('"', start);
    if (quote < 0 || quote - from > MAX_RECORD_CHARS) return null;
    cell += text.slice(start, quote);
    if (text.charCodeAt(quote + 1) === QUOTE) {
      cell += '"';
      start = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text.charCodeAt(end) === 0x20 && delimiter !== ' ') end += 1;
    if (end >= text.length || text.startsWith(delimiter, end) || endings.lengthAt(text, end) > 0)
      return { text: cell, end, isTorn: isLoose && holdsMore(cell, delimiter) };
    // Programs that double no quotes: it is a letter if the cell ends in a quote further on in the line.
    if (quote >= close) close = closingInLine(text, quote + 1, delimiter, endings);
    if (close < 0) return bareCell(text, from, quote + 1, delimiter, endings);
    isLoose = true;
    cell += '"';
    start = quote + 1;
  }
}

/** Where a quote in front of a delimiter or the line end follows in the same line; -1 = nowhere. */
function closingInLine(text: string, from: number, delimiter: string, endings: LineEnds): number {
  for (let at = from; at < text.length && endings.lengthAt(text, at) === 0; at++) {
    if (text.charCodeAt(at) !== QUOTE) continue;
    const next = at + 1;
    if (text.charCodeAt(next) === QUOTE) {
      at = next;
      continue;
    }
    if (next >= text.length || text.startsWith(delimiter, next) || endings.lengthAt(text, next) > 0)
      return at;
  }
  return -1;
}

/** `"Bob" Smith`: a cell without quotes around it whose first letter is one. */
function bareCell(
  text: string,
  from: number,
  behind: number,
  delimiter: string,
  endings: LineEnds,
): { text: string; end: number; isTorn: boolean } {
  const end = endings.bareEnd(text, behind, delimiter);
  const cell = text.slice(from, end);
  return { text: cell, end, isTorn: holdsMore(cell, delimiter) };
}

/** Whether a cell with a quote that was not doubled holds what stands between cells. */
function holdsMore(written: string, delimiter: string): boolean {
  const cell = withoutGershayim(written);
  const isOdd = cell.split('"').length % 2 === 0;
  return (
    /[\r\n]/.test(cell) ||
    cell.includes(`"${delimiter}`) ||
    cell.includes(`${delimiter}"`) ||
    (isOdd && !/\d"/.test(cell))
  );
}

/** Whether a quote at the start or the end of a cell was lost. An inch mark stands behind a digit, in files that quote nothing. */
function hasLostQuote(written: string, isQuoting: boolean): boolean {
  const cell = withoutGershayim(written);
  if (cell.split('"').length % 2 === 1) return false;
  return !/\d"/.test(cell) || (isQuoting && /"\s*$/.test(cell));
}

function hasQuotedCells(text: string, delimiter: string): boolean {
  const opens = text.startsWith('"') || text.includes(`${delimiter}"`) || text.includes('\n"');
  return opens && (text.includes(`"${delimiter}`) || text.includes('"\n') || text.includes('"\r'));
}
