import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { whenClosed } from '../concurrency/when-closed.ts';
import { columnName } from './cell-names.ts';
import { cellXml, xmlText } from './cell-xml.ts';

/** Rows in order; each a cell per column. */
export type SheetRows =
  | Iterable<readonly (string | number | null)[]>
  | AsyncIterable<readonly (string | number | null)[]>;

/** One worksheet written row by row. */
export interface StreamedSheet {
  name: string;
  columns: readonly {
    header: string;
    type: 'text' | 'number';
    /** In characters. */
    width: number;
    /** Its header is red. */
    required: boolean;
  }[];
  rows: SheetRows;
  /** It is read from the right. */
  isRightToLeft?: boolean;
}

/** A part of a package: its path and its bytes, at once or as they come. */
export interface PackagePart {
  path: string;
  body: Buffer | string | (() => Readable);
}

/** Entries of equal input are equal bytes. */
const MTIME = new Date('2020-01-01T00:00:00Z');
const CHUNK = 64 * 1024;
const NS = 'http://schemas.openxmlformats.org';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Positions of the cell formats in `STYLES`. */
const OWN_STYLES = { header: 1, required: 2, text: 3 };
/** For sheets put into somebody else's workbook, whose formats we do not know. */
export const PLAIN_STYLES: typeof OWN_STYLES = { header: 0, required: 0, text: 0 };

/**
 * An .xlsx file as a stream; memory does not grow with the rows. Worksheets are written one after the other, so rows
 * of a later one may depend on what was seen while an earlier one was written.
 */
export function streamWorkbook(sheets: readonly StreamedSheet[]): Readable {
  return streamPackage([
    { path: '[Content_Types].xml', body: contentTypes(sheets.length) },
    { path: '_rels/.rels', body: relations([['officeDocument', 'xl/workbook.xml']]) },
    { path: 'xl/workbook.xml', body: workbook(sheets) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      body: relations([
        ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    },
    { path: 'xl/styles.xml', body: STYLES },
    ...sheets.map((sheet, at) => ({
      path: `xl/worksheets/sheet${at + 1}.xml`,
      body: () => Readable.from(inChunks(sheetXml(sheet)), { objectMode: false }),
    })),
  ]);
}

/** A package of parts; a failing part destroys the stream with its error. */
export function streamPackage(parts: readonly PackagePart[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  for (const { path, body } of parts) {
    const options = { mtime: MTIME, mode: 0o100644, compress: true, compressionLevel: 1 };
    if (typeof body !== 'function') {
      zip.addBuffer(Buffer.from(body), path, options);
      continue;
    }
    zip.addReadStreamLazy(path, options, (give) => {
      const source = body();
      source.once('error', fail);
      whenClosed(output, () => source.destroy());
      give(null, source);
    });
  }
  zip.end();
  return output;
}

/** Small pieces of text as chunks of some size: fewer, larger steps of the stream. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncIterable<Buffer> {
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}

/** One worksheet as pieces of XML; `style` are positions of cell formats in the workbook it goes into. */
export async function* sheetXml(
  { columns, rows, isRightToLeft }: StreamedSheet,
  style = OWN_STYLES,
): AsyncIterable<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ header, required }, at) =>
    cellXml(`${columnName(at)}1`, header, required ? style.required : style.header),
  );
  yield `${XML}<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1" ht="36" customHeight="1">${head.join('')}</row>`;
  const names = columns.map((_, at) => columnName(at));
  let row = 1;
  let waiting = '';
  for await (const cells of rows) {
    row += 1;
    waiting += `<row r="${row}">`;
    for (let at = 0; at < names.length; at += 1) {
      const value = cells[at];
      if (value === undefined || value === null || value === '') continue;
      waiting += cellXml(names[at]! + row, value, typeof value === 'number' ? 0 : style.text);
    }
    waiting += '</row>';
    if (waiting.length > CHUNK) {
      yield waiting;
      waiting = '';
    }
  }
  yield `${waiting}</sheetData></worksheet>`;
}

function workbook(sheets: readonly StreamedSheet[]): string {
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets></workbook>`;
}

function relations(targets: readonly [type: string, target: string][]): string {
  const list = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${NS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${NS}/package/2006/relationships">${list.join('')}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const list = Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${main}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${list.join('')}</Types>`;
}

/** Text cells have the format `@`, so that a person who edits a SKU does not lose its zeros. */
const STYLES = `${XML}<styleSheet xmlns="${NS}/spreadsheetml/2006/main"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFD4380D"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="2" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
