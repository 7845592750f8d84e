import { columnOf } from '../../../platform/spreadsheets/cell-names.ts';
import { decodeCellText, richText } from '../../../platform/spreadsheets/cell-strings.ts';
import { moveFormula } from '../../../platform/spreadsheets/move-formula.ts';
import { attribute, elements, replaceElements, type XmlElement } from '../../../platform/xml/xml-tags.ts';

/** One `<c>` of a worksheet. */
export interface XmlCell {
  /** From 0. */
  column: number;
  /** Position of its format; '' = the default. */
  style: string;
  /** The whole element without its formula, kept for cells that are not filled. */
  xml: string;
  /** Formula that depends on the row it stands in; null = none, or one of several cells. */
  formula: string | null;
  /** Its value depends on the row it stands in. */
  followsRow: boolean;
  text: string;
}

/** One `<row>` of a worksheet. */
export interface XmlRow {
  /** From 1. */
  number: number;
  /** Height and the like; without number and span. */
  attributes: string;
  /** The element as it is in the file. */
  xml: string;
  cells: XmlCell[];
}

/** A worksheet around its rows. */
export interface XmlSheet {
  before: string;
  rows: XmlRow[];
  after: string;
}

/** A worksheet that cannot be a layout: it has an unknown form or is cut off, or has too many rows, columns or letters. */
export class SheetBroken extends Error {
  override readonly name = 'SheetBroken';
  constructor(readonly why: 'broken' | 'too-many' | 'too-large') {
    super(`the worksheet is ${why}`);
  }
}

const MAX_COLUMNS = 256;
/** Excel has no row below it. */
const LAST_ROW = 1_048_576;
/** What Excel keeps of a formula. */
const MAX_FORMULA_CHARS = 8192;
/** What Excel keeps in a cell. */
const MAX_CELL_CHARS = 32_767;
/** Letters of all cells: a small file may name one long shared string in each of them. */
const MAX_SHEET_CHARS = 4_000_000;

/** Splits a worksheet at its rows. Every step looks at each character once: the file may be hostile. */
export function splitSheet(xml: string, sharedStrings: readonly string[], maxRows: number): XmlSheet {
  const start = xml.indexOf('<sheetData');
  const open = xml.indexOf('>', start);
  if (start < 0 || open < 0) throw new SheetBroken('broken');
  if (xml[open - 1] === '/') {
    return { before: `${xml.slice(0, open - 1)}>`, rows: [], after: `</sheetData>${xml.slice(open + 1)}` };
  }
  const end = xml.indexOf('</sheetData>', open);
  if (end < 0) throw new SheetBroken('broken');
  const rows: XmlRow[] = [];
  let chars = 0;
  const masters: Masters = new Map();
  for (const element of elements(xml.slice(open + 1, end), 'row')) {
    const number = Number(attribute(element.head, 'r') || (rows.at(-1)?.number ?? 0) + 1);
    // Lists are made of all rows up to the last one, so a row at a billion would fill the memory.
    if (!Number.isInteger(number) || number < 1 || number > LAST_ROW) throw new SheetBroken('broken');
    const cells = readCells(element.body, sharedStrings, { masters, number });
    rows.push({ number, attributes: rowAttributes(element.head), xml: element.xml, cells });
    if (rows.length > maxRows) throw new SheetBroken('too-many');
    for (const { text, formula } of cells) {
      chars += text.length > MAX_CELL_CHARS ? MAX_SHEET_CHARS + 1 : text.length;
      chars += formula?.length ?? 0;
    }
    if (chars > MAX_SHEET_CHARS) throw new SheetBroken('too-large');
  }
  return { before: xml.slice(0, open + 1), rows, after: xml.slice(end) };
}

/** The cells of a row; one without a reference follows the cell before it. */
function readCells(body: string, sharedStrings: readonly string[], place: FormulaPlace): XmlCell[] {
  let column = -1;
  return elements(body, 'c').map((cell) => {
    const reference = attribute(cell.head, 'r');
    column = reference ? columnOf(reference) : column + 1;
    if (column < 0) throw new SheetBroken('broken');
    if (column >= MAX_COLUMNS) throw new SheetBroken('too-many');
    return { ...readCell(cell, column, sharedStrings), ...readFormula(cell.body, column, place) };
  });
}

function readCell(
  { xml, head, body }: XmlElement,
  column: number,
  sharedStrings: readonly string[],
): Omit<XmlCell, 'formula' | 'followsRow'> {
  const value = elements(body, 'v')[0]?.body ?? '';
  const type = attribute(head, 't');
  const text =
    type === 's'
      ? (sharedStrings[Number(value)] ?? '')
      : type === 'inlineStr'
        ? richText(body)
        : decodeCellText(value);
  return { column, style: attribute(head, 's') ?? '', xml: withoutFormula(xml, body), text };
}

/** Formulas that several cells share, by their number: what the first of them calculates, and where it stands. */
type Masters = Map<string, { text: string; row: number; column: number }>;

interface FormulaPlace {
  masters: Masters;
  /** Row of the cell, from 1. */
  number: number;
}

/** What a cell calculates; a formula that says the same in every row is none, since its last value holds there too. */
function readFormula(
  body: string,
  column: number,
  { masters, number: row }: FormulaPlace,
): Pick<XmlCell, 'formula' | 'followsRow'> {
  const element = body.includes('<f') ? elements(body, 'f')[0] : undefined;
  if (!element) return { formula: null, followsRow: false };
  const [type, shared] = [attribute(element.head, 't'), attribute(element.head, 'si')];
  let text = decodeCellText(element.body);
  if (type === 'shared' && shared !== undefined) {
    const master = masters.get(shared);
    if (text !== '') masters.set(shared, { text, row, column });
    else if (master) text = moveFormula(master.text, row - master.row, column - master.column);
  }
  if (text.length > MAX_FORMULA_CHARS || moveFormula(text, 1) === text)
    return { formula: null, followsRow: false };
  const isPlain = type === undefined || type === 'normal' || type === 'shared';
  return { formula: isPlain ? text : null, followsRow: true };
}

/** Formulas would point at other rows; their last value stays where it holds for each of them. */
function withoutFormula(xml: string, body: string): string {
  return body.includes('<f') ? replaceElements(xml, 'f', () => '') : xml;
}

function rowAttributes(head: string): string {
  return head.replace(/\s(r|spans)\s*=\s*("[^"]*"|'[^']*')/g, '').trim();
}
