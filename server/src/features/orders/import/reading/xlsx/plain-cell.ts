/** A cell written as nearly all programs write it, by its places in the text of its row: nothing is copied to find them. */
export interface PlainCell {
  /** From 0; -1 = the cell names none. */
  column: number;
  type: 'inline' | 'shared' | 'number';
  /** -1 = none. */
  style: number;
  /** Its value, still as XML text. */
  from: number;
  to: number;
  /** Behind its end tag. */
  end: number;
}

const [SPACE, QUOTE, EQUALS, GREATER] = [0x20, 0x22, 0x3d, 0x3e];
const [LETTER_R, LETTER_S, LETTER_T] = [0x72, 0x73, 0x74];
const [ZERO, NINE, UPPER_A, UPPER_Z] = [0x30, 0x39, 0x41, 0x5a];
/** The most digits of a style, and letters of a column; longer ones are left to the reader of all forms. */
const MAX_DIGITS = 6;
const MAX_LETTERS = 3;

/**
 * Reads `<c r="AB12" s="3" t="s"><v>7</v></c>` and inline strings of one run into `cell`. False = the cell has another form: a formula,
 * runs, other attributes, other quotes; then `cell` says nothing.
 * @param at where `<c` stands
 */
export function readPlainCell(body: string, at: number, cell: PlainCell): boolean {
  const start = readTag(body, at + 2, cell);
  if (start < 0) return false;
  return cell.type === 'inline' ? readInline(body, start, cell) : readValue(body, start, cell);
}

/** Where the content begins; -1 = another form. */
function readTag(body: string, from: number, cell: PlainCell): number {
  cell.column = -1;
  cell.style = -1;
  cell.type = 'number';
  let at = from;
  let seen = 0;
  while (body.charCodeAt(at) !== GREATER) {
    if (body.charCodeAt(at) !== SPACE) return -1;
    const name = body.charCodeAt(at + 1);
    if (body.charCodeAt(at + 2) !== EQUALS || body.charCodeAt(at + 3) !== QUOTE) return -1;
    at += 4;
    if (name === LETTER_R && cell.column < 0) at = readReference(body, at, cell);
    else if (name === LETTER_S && cell.style < 0) at = readStyle(body, at, cell);
    else if (name === LETTER_T && seen++ === 0) at = readType(body, at, cell);
    else return -1;
    if (at < 0) return -1;
  }
  return at + 1;
}

/** The reader of a reference returns the place behind its closing quote; -1 = no plain one. */
function readReference(body: string, from: number, cell: PlainCell): number {
  let column = 0;
  let at = from;
  for (;;) {
    const letter = body.charCodeAt(at);
    if (!(letter >= UPPER_A && letter <= UPPER_Z)) break;
    column = column * 26 + letter - UPPER_A + 1;
    at++;
  }
  if (at === from || at - from > MAX_LETTERS) return -1;
  cell.column = column - 1;
  while (isDigit(body.charCodeAt(at))) at++;
  return body.charCodeAt(at) === QUOTE ? at + 1 : -1;
}

function readStyle(body: string, from: number, cell: PlainCell): number {
  let at = from;
  let style = 0;
  for (; isDigit(body.charCodeAt(at)); at++) style = style * 10 + body.charCodeAt(at) - ZERO;
  if (at === from || at - from > MAX_DIGITS || body.charCodeAt(at) !== QUOTE) return -1;
  cell.style = style;
  return at + 1;
}

function readType(body: string, from: number, cell: PlainCell): number {
  const first = body.charCodeAt(from);
  if (first === LETTER_S && body.charCodeAt(from + 1) === QUOTE) {
    cell.type = 'shared';
    return from + 2;
  }
  if (!body.startsWith('inlineStr"', from)) return -1;
  cell.type = 'inline';
  return from + 10;
}

function readInline(body: string, from: number, cell: PlainCell): boolean {
  if (body.startsWith('<is><t>', from)) cell.from = from + 7;
  else if (body.startsWith('<is><t xml:space="preserve">', from)) cell.from = from + 28;
  else return false;
  cell.to = body.indexOf('<', cell.from);
  cell.end = cell.to + 13;
  return cell.to >= 0 && body.startsWith('</t></is></c>', cell.to);
}

function readValue(body: string, from: number, cell: PlainCell): boolean {
  if (!body.startsWith('<v>', from)) return false;
  cell.from = from + 3;
  cell.to = body.indexOf('<', cell.from);
  cell.end = cell.to + 8;
  return cell.to > cell.from && body.startsWith('</v></c>', cell.to);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}
