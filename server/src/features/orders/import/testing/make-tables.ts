import { makeZip, type ZipPart } from './make-zip.ts';

/** Rows as a person would type them. */
export type Rows = readonly (readonly string[])[];

/** A .csv with quotes where they are needed. */
export function csv(rows: Rows, delimiter = ',', lineEnd = '\r\n'): string {
  const needs = new RegExp(
    `["\\r\\n${delimiter === '|' || delimiter === '^' ? `\\${delimiter}` : delimiter}]`,
  );
  return rows
    .map(
      (row) =>
        row.map((cell) => (needs.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter) +
        lineEnd,
    )
    .join('');
}

/** A web page that calls itself .xls. */
export function html(rows: Rows, charset: string): string {
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell) => `<td style="mso-number-format:'\\@'">${escapeXml(cell)}</td>`).join('')}</tr>`,
  );
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head><body><table border="1">${body.join('')}</table></body></html>`;
}

export interface XlsxSheet {
  name: string;
  /** Content of `<sheetData>`. */
  rows: string;
  /** What follows `<sheetData>`, such as merged cells. */
  after?: string;
  hidden?: true;
}

export interface XlsxOptions {
  styles?: string;
  strings?: string;
  date1904?: true;
  parts?: ZipPart[];
  /** Namespace prefix of every element in the worksheets. */
  prefix?: string;
  /** Size that the first worksheet claims to have. */
  saysSize?: number;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An .xlsx down to its XML, for everything writers of libraries do not write. */
export function xlsx(sheets: readonly XlsxSheet[], options: XlsxOptions = {}): Buffer {
  const colon = options.prefix ? `${options.prefix}:` : '';
  const namespace = options.prefix ? `xmlns:${options.prefix}` : 'xmlns';
  const list = sheets.map(
    ({ name, hidden }, n) =>
      `<sheet name="${escapeXml(name)}" sheetId="${n + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`,
  );
  const rels = sheets.map((_, n) => relationship(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`));
  if (options.styles) rels.push(relationship('rIdStyles', 'styles', 'styles.xml'));
  if (options.strings) rels.push(relationship('rIdStrings', 'sharedStrings', 'sharedStrings.xml'));
  const pr = options.date1904 ? '<workbookPr date1904="1"/>' : '';
  return makeZip([
    {
      name: '[Content_Types].xml',
      data: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}">${pr}<sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}</Relationships>`,
    },
    ...(options.styles
      ? [{ name: 'xl/styles.xml', data: `${HEAD}<styleSheet xmlns="${MAIN}">${options.styles}</styleSheet>` }]
      : []),
    ...(options.strings
      ? [{ name: 'xl/sharedStrings.xml', data: `${HEAD}<sst xmlns="${MAIN}">${options.strings}</sst>` }]
      : []),
    ...sheets.map(({ rows, after = '' }, n) => ({
      name: `xl/worksheets/sheet${n + 1}.xml`,
      data: `${HEAD}<${colon}worksheet ${namespace}="${MAIN}"><${colon}sheetData>${rows}</${colon}sheetData>${after}</${colon}worksheet>`,
      ...(n === 0 && options.saysSize !== undefined ? { saysSize: options.saysSize } : {}),
    })),
    ...(options.parts ?? []),
  ]);
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`;
}

/** Rows of text cells as `<row>` elements; a cell beginning with `<c` is taken as it is. */
export function textRows(rows: Rows, first = 1): string {
  return rows
    .map(
      (row, n) =>
        `<row r="${first + n}">${row.map((cell, c) => textCell(cell, c, first + n)).join('')}</row>`,
    )
    .join('');
}

export function textCell(text: string, column: number, row: number): string {
  if (text.startsWith('<c')) return text.replace('<c', `<c r="${columnName(column)}${row}"`);
  return text === ''
    ? ''
    : `<c r="${columnName(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
