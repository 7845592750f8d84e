import { columnOf } from '../../../../../platform/spreadsheets/cell-names.ts';
import { decodeCellText, richText } from '../../../../../platform/spreadsheets/cell-strings.ts';
import { attribute } from '../../../../../platform/xml/xml-tags.ts';
import { decodeXml } from '../../../../../platform/xml/xml-text.ts';
import { recordNumberKind } from '../number-columns.ts';
import { tableRefusals } from '../refusals.ts';
import type { SheetRow } from '../sheet-source.ts';
import { TABLE_LIMITS } from '../table-facts.ts';
import { cellWithoutResult, formulaLiteral } from './formula-text.ts';
import type { NumberFormat } from './number-format.ts';
import { isScientific, type NumberText, numberText } from './number-text.ts';
import { type PlainCell, readPlainCell } from './plain-cell.ts';
import type { RawRow } from './scan-rows.ts';
import type { SharedStrings } from './shared-strings.ts';

/** What cells need from the rest of their workbook. */
export interface CellContext {
  strings: SharedStrings;
  formats: NumberFormat[];
  date1904: boolean;
  /** The workbook has parts that point at other workbooks. */
  hasExternalLinks: boolean;
  /** Its formulas are worked out when it is opened: a 0 stored with one may be no value at all. */
  isUncalculated: boolean;
  /** What the cells of each column of the worksheet are, recorded as they are read. */
  kinds?: Uint8Array;
}

/** Filled again for each cell, since a file has millions. */
const plain: PlainCell = { column: -1, type: 'number', style: -1, from: 0, to: 0, end: 0 };
/** No worksheet has more. */
const MAX_COLUMNS = 16_384;
/** A reference to another workbook inside a formula: `[1]Sheet1!A1`. */
const EXTERNAL = /\[\d+\][^[\]]*!/;

/**
 * The texts of a row; null when it has none. Formulas have the value they had when the file was saved.
 * @throws Refusal for more columns than allowed, or values taken from other files
 */
export function readCells({ row, body, isHidden }: RawRow, context: CellContext): SheetRow | null {
  const cells: string[] = [];
  let damaged: SheetRow['damaged'];
  let column = -1;
  let at = nextCell(body, 0);
  while (at >= 0) {
    let value: NumberText;
    if (readPlainCell(body, at, plain)) {
      column = plain.column < 0 ? column + 1 : plain.column;
      value = plainValue(body, context);
      at = nextCell(body, plain.end);
    } else {
      const tagEnd = body.indexOf('>', at);
      if (tagEnd < 0) throw tableRefusals.broken();
      const tag = body.slice(at, tagEnd);
      const ref = attribute(tag, 'r');
      column = ref ? columnIn(ref) : column + 1;
      at = nextCell(body, tagEnd);
      if (tag.endsWith('/')) continue;
      const inner = body.slice(tagEnd + 1, at < 0 ? undefined : at);
      if (context.hasExternalLinks && EXTERNAL.test(formulaOf(inner))) throw tableRefusals.externalLinks(row);
      value = cellValue(tag, inner, context);
    }
    const { text } = value;
    if (isBlank(text)) continue;
    if (column >= TABLE_LIMITS.columns) throw tableRefusals.tooManyColumns(column + 1);
    while (cells.length < column) cells.push('');
    cells[column] = text;
    if (context.kinds) recordNumberKind(context.kinds, column, value);
    const code = value.damaged ?? (isScientific(text) ? 'scientific' : undefined);
    if (code) {
      damaged ??= [];
      damaged.push({ column, code });
    }
  }
  if (cells.length === 0) return null;
  return isHidden ? { row, cells, damaged, isHidden } : { row, cells, damaged };
}

function plainValue(body: string, { strings, formats, date1904 }: CellContext): NumberText {
  const raw = body.slice(plain.from, plain.to);
  if (plain.type === 'inline') return { text: decodeCellText(raw) };
  if (plain.type === 'shared') return { text: strings.get(Number(raw)) };
  return numberText(raw, plain.style < 0 ? undefined : formats[plain.style], date1904);
}

/** Most texts begin with a letter or a digit, which is quicker to see than that something is left of them. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x7f) && text.trim() === '';
}

function cellValue(tag: string, inner: string, context: CellContext): NumberText {
  const type = attribute(tag, 't') ?? 'n';
  if (type === 'inlineStr') return { text: richText(inner) };
  const raw = rawValue(inner);
  const formula = inner.includes('<f') ? formulaOf(inner) : null;
  if (formula !== null) {
    const own = formulaLiteral(formula);
    if (own !== null) return { text: own };
    // A formula may well have an empty text; a picture that WPS keeps inside a cell is one, too.
    const isBlank = raw === '' && type !== 'str' && !formula.includes('DISPIMG(');
    if (isBlank || (context.isUncalculated && raw === '0' && type === 'n')) return cellWithoutResult(formula);
  }
  if (raw === '') return { text: '' };
  if (type === 's') return { text: context.strings.get(Number(raw)) };
  if (type === 'str') return { text: raw.includes('DISPIMG(') ? '' : decodeCellText(raw) };
  if (type === 'b') return { text: raw === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'e') return { text: decodeXml(raw), damaged: 'error' };
  if (type === 'd') return { text: raw.replace('T', ' ').replace(/(\.0+)?Z?$/, '') };
  const style = attribute(tag, 's');
  return numberText(raw, style === undefined ? undefined : context.formats[Number(style)], context.date1904);
}

/** Text between `<v>` and `</v>`. */
function rawValue(inner: string): string {
  let from = inner.indexOf('<v>') + 3;
  if (from === 2) {
    from = behindTag(inner, 'v');
    if (from < 0) return '';
  }
  const to = inner.indexOf('<', from);
  return inner.slice(from, to < 0 ? undefined : to);
}

function formulaOf(inner: string): string {
  const from = behindTag(inner, 'f');
  const to = from < 0 ? -1 : inner.indexOf('<', from);
  return to < 0 ? '' : decodeXml(inner.slice(from, to));
}

/**
 * Where the content of the first element of a name begins that is not empty; -1 = there is none. Ends at a tag that does
 * not end, since the text may be hostile.
 */
function behindTag(xml: string, name: string): number {
  for (let at = xml.indexOf(`<${name}`); at >= 0; at = xml.indexOf(`<${name}`, at + 2)) {
    const next = xml[at + name.length + 1] ?? '';
    if (next !== '>' && !/\s/.test(next)) continue;
    const end = xml.indexOf('>', at);
    if (end < 0) return -1;
    if (xml[end - 1] !== '/') return end + 1;
  }
  return -1;
}

/** Where the next `<c …>` begins; -1 = none. */
function nextCell(body: string, from: number): number {
  for (let at = body.indexOf('<c', from); at >= 0; at = body.indexOf('<c', at + 2)) {
    const next = body.charCodeAt(at + 2);
    if (next === 0x20 || next === 0x3e || next === 0x2f || next === 0x0a || next === 0x0d || next === 0x09)
      return at;
  }
  return -1;
}

/** Column of `AB12`, from 0. */
function columnIn(ref: string): number {
  const column = columnOf(ref);
  if (column < 0 || column >= MAX_COLUMNS) throw tableRefusals.broken();
  return column;
}
