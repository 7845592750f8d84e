/** One `<c>` of a worksheet. */
export interface XmlCell {
  /** From 0. */
  column: number;
  /** Position of its format; '' = the default. */
  style: string;
  /** The whole element without its formula, kept for cells that are not filled. */
  xml: string;
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

/** Thrown when a worksheet has an unknown form or is cut off. */
export class SheetBroken extends Error {}

const MAX_COLUMNS = 256;

/** Splits a worksheet at its rows. Every step looks at each character once: the file may be hostile. */
export function splitSheet(xml: string, sharedStrings: readonly string[], maxRows: number): XmlSheet {
  const start = xml.indexOf('<sheetData');
  const open = xml.indexOf('>', start);
  if (start < 0 || open < 0) throw new SheetBroken('no rows');
  if (xml[open - 1] === '/') {
    return { before: `${xml.slice(0, open - 1)}>`, rows: [], after: `</sheetData>${xml.slice(open + 1)}` };
  }
  const end = xml.indexOf('</sheetData>', open);
  if (end < 0) throw new SheetBroken('rows do not end');
  const rows: XmlRow[] = [];
  for (const element of elements(xml.slice(open + 1, end), 'row')) {
    const number = Number(attribute(element.head, 'r') || (rows.at(-1)?.number ?? 0) + 1);
    const cells = elements(element.body, 'c').map((cell, at) => readCell(cell, at, sharedStrings));
    if (cells.some(({ column }) => column >= MAX_COLUMNS)) throw new SheetBroken('too many columns');
    rows.push({ number, attributes: rowAttributes(element.head), xml: element.xml, cells });
    if (rows.length > maxRows) throw new SheetBroken('too many rows');
  }
  return { before: xml.slice(0, open + 1), rows, after: xml.slice(end) };
}

interface XmlElement {
  xml: string;
  /** Attributes. */
  head: string;
  body: string;
}

/** Elements of one name that stand beside each other. */
export function elements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const isNameEnd = /[\s/>]/;
  let at = 0;
  for (;;) {
    const start = xml.indexOf(`<${name}`, at);
    if (start < 0) return found;
    const head = start + name.length + 1;
    if (!isNameEnd.test(xml[head] ?? '')) {
      at = head;
      continue;
    }
    const open = xml.indexOf('>', head);
    if (open < 0) throw new SheetBroken(`<${name}> does not end`);
    if (xml[open - 1] === '/') {
      found.push({ xml: xml.slice(start, open + 1), head: xml.slice(head, open - 1), body: '' });
      at = open + 1;
      continue;
    }
    const close = xml.indexOf(`</${name}>`, open);
    if (close < 0) throw new SheetBroken(`<${name}> does not end`);
    at = close + name.length + 3;
    found.push({ xml: xml.slice(start, at), head: xml.slice(head, open), body: xml.slice(open + 1, close) });
  }
}

/** An attribute's value, entities resolved; '' = none. */
export function attribute(head: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(head);
  return decodeXml(match?.[1] ?? '');
}

/** Text of all `<t>` in an element. */
export function textOf(xml: string): string {
  const texts = elements(xml, 't').map(({ body }) => decodeXml(body));
  return texts.join('').replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}

function readCell({ xml, head, body }: XmlElement, at: number, sharedStrings: readonly string[]): XmlCell {
  const reference = attribute(head, 'r');
  const column = reference === '' ? at : columnOf(reference);
  const value = decodeXml(elements(body, 'v')[0]?.body ?? '');
  const type = attribute(head, 't');
  const text =
    type === 's' ? (sharedStrings[Number(value)] ?? '') : type === 'inlineStr' ? textOf(body) : value;
  return { column, style: attribute(head, 's'), xml: withoutFormula(xml, body), text };
}

/** Formulas would point at other rows; their last value stays. */
function withoutFormula(xml: string, body: string): string {
  return elements(body, 'f').reduce((rest, formula) => rest.replace(formula.xml, () => ''), xml);
}

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function rowAttributes(head: string): string {
  return head.replace(/\s(r|spans)="[^"]*"/g, '').trim();
}

function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(#x?[0-9A-Fa-f]{1,6}|[a-z]{2,4});/g, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code] ?? whole;
    const point = code[1] === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
