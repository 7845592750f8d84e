import { Readable } from 'node:stream';
import { columnName } from '../../../platform/spreadsheets/cell-names.ts';
import { cellXml, xmlText } from '../../../platform/spreadsheets/cell-xml.ts';
import { moveFormula } from '../../../platform/spreadsheets/move-formula.ts';
import {
  inChunks,
  PLAIN_STYLES,
  type StreamedSheet,
  sheetXml,
  streamPackage,
} from '../../../platform/spreadsheets/stream-workbook.ts';
import { attribute, elements, replaceElements, startTags } from '../../../platform/xml/xml-tags.ts';
import { escapeXml } from '../../../platform/xml/xml-text.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import type { OwnSheet } from '../layouts/layout-in-use.ts';
import type { SheetProduct, SheetVariant } from '../rows/sheet-product.ts';
import { toCell } from '../rows/to-cells.ts';
import { type OpenPackage, openPackage, openSheet } from './open-package.ts';
import type { XmlCell, XmlRow, XmlSheet } from './sheet-xml.ts';

/** The rows to write into an imported sheet. */
export interface OwnSheetContent {
  layout: SheetLayout;
  own: OwnSheet;
  products: readonly SheetProduct[];
  /** Sheets put behind the file's own. */
  extra: readonly StreamedSheet[];
}

const CALC_CHAIN = 'xl/calcChain.xml';

/** The imported workbook with our rows: styles, other sheets and cells nobody fills stay as they are in the file. */
export async function streamOwnSheet(bytes: Buffer, content: OwnSheetContent): Promise<Readable> {
  const workbook = await openPackage(bytes);
  const target = workbook.sheets.find(({ name }) => name === content.layout.sheetName) ?? workbook.sheets[0]!;
  const sheet = openSheet(workbook, target.path);
  const parts = withExtraSheets(workbook, content.extra);
  if (sheet.rows.some(({ cells }) => cells.some(({ followsRow }) => followsRow))) calculateWhenOpened(parts);
  const stream = (pieces: AsyncIterable<string>) => () =>
    Readable.from(inChunks(pieces), { objectMode: false });
  return streamPackage([
    ...[...parts].map(([path, body]) => ({
      path,
      body: path === target.path ? stream(filledSheet(sheet, content)) : body,
    })),
    ...content.extra.map((extra, at) => ({
      path: extraPath(at),
      body: stream(sheetXml(extra, PLAIN_STYLES)),
    })),
  ]);
}

const extraPath = (at: number) => `xl/worksheets/extra${at + 1}.xml`;

async function* filledSheet(sheet: XmlSheet, content: OwnSheetContent): AsyncIterable<string> {
  const { own } = content;
  yield replaceElements(sheet.before, 'dimension', () => '');
  const lastKept = own.headerRow + (own.rowsMode === 'below' ? own.examples.length : 0);
  for (const { number, xml } of sheet.rows) if (number <= lastKept) yield xml;
  const examples = new Map(sheet.rows.map((row) => [row.number - own.headerRow - 1, row]));
  let row = lastKept;
  for (const product of content.products) {
    for (const variant of product.variants) {
      row += 1;
      yield filledRow(row, product, variant, examples, content);
    }
  }
  const unlinked = replaceElements(sheet.after, 'hyperlinks', () => '');
  yield replaceElements(unlinked, 'mergeCells', ({ body }) => mergesAbove(body, lastKept));
}

function filledRow(
  row: number,
  product: SheetProduct,
  variant: SheetVariant,
  examples: ReadonlyMap<number, XmlRow>,
  { layout }: OwnSheetContent,
): string {
  const pattern = examples.get(variant.example ?? 0);
  // A sheet with columns for colours or sizes, but no matching row, has no example for this variant.
  const hasAxes = layout.columns.some(({ field }) => field === 'axis1_value' || field === 'axis2_value');
  const keepsRest = variant.example !== undefined || !hasAxes;
  const width = Math.max(layout.columns.length, ...(pattern?.cells.map(({ column }) => column + 1) ?? []));
  let cells = '';
  for (let at = 0; at < width; at += 1) {
    const column = layout.columns[at];
    const old = pattern?.cells.find((cell) => cell.column === at);
    const reference = columnName(at) + row;
    if (column && column.field !== null) {
      cells += cellXml(reference, toCell(column, product, variant), old?.style ?? '');
    } else if (old && keepsRest) cells += movedCell(old, reference, row - (pattern?.number ?? row));
  }
  const attributes = pattern?.attributes ? ` ${pattern.attributes}` : '';
  return `<row r="${row}"${attributes}>${cells}</row>`;
}

/**
 * A kept cell at another place; one without a reference would follow whatever cell comes before it now. A formula moves along as
 * where a person fills it down, without the value that it had in the example's row.
 */
function movedCell({ xml, style, formula, followsRow }: XmlCell, reference: string, rows: number): string {
  if (followsRow) {
    const s = style === '' ? '' : ` s="${style}"`;
    if (formula === null) return `<c r="${reference}"${s}/>`;
    return `<c r="${reference}"${s}><f>${escapeXml(moveFormula(formula, rows))}</f></c>`;
  }
  const placeless = xml.replace(/^(<c\b[^>]*?)\sr\s*=\s*(?:"[^"]*"|'[^']*')/, '$1');
  return placeless.replace(/^<c/, `<c r="${reference}"`);
}

function mergesAbove(merges: string, lastRow: number): string {
  const kept = elements(merges, 'mergeCell').filter(({ head }) => {
    return (
      Number(/:[A-Z]+(\d+)$/.exec(attribute(head, 'ref') ?? '')?.[1] ?? Number.MAX_SAFE_INTEGER) <= lastRow
    );
  });
  if (kept.length === 0) return '';
  return `<mergeCells count="${kept.length}">${kept.map(({ xml }) => xml).join('')}</mergeCells>`;
}

/** Formulas of filled rows have no value until a program calculates them, which it does on opening where the workbook says so. */
function calculateWhenOpened(parts: Map<string, Buffer>): void {
  const path = 'xl/workbook.xml';
  const xml = parts.get(path)?.toString('utf8') ?? '';
  const [known] = startTags(xml, 'calcPr');
  if (known) {
    const others = known.replace(/\sfullCalcOnLoad\s*=\s*(?:"[^"]*"|'[^']*')/, '');
    const asked = others.replace(/^<calcPr/, '<calcPr fullCalcOnLoad="1"');
    parts.set(path, Buffer.from(xml.replace(known, () => asked)));
    return;
  }
  // It stands behind these, whichever of them is there.
  const before = ['</definedNames>', '</externalReferences>', '</sheets>'].find((end) => xml.includes(end));
  if (before)
    parts.set(path, Buffer.from(xml.replace(before, () => `${before}<calcPr fullCalcOnLoad="1"/>`)));
}

/** The package's lists with our sheets in them, and without the calculation order of removed formulas. */
function withExtraSheets(
  { parts, sheets }: OpenPackage,
  extra: readonly StreamedSheet[],
): Map<string, Buffer> {
  const changed = new Map(parts);
  changed.delete(CALC_CHAIN);
  const edit = (path: string, change: (xml: string) => string) => {
    changed.set(path, Buffer.from(change(changed.get(path)?.toString('utf8') ?? '')));
  };
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const worksheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
  edit('[Content_Types].xml', (xml) =>
    without(xml, 'Override', 'calcChain').replace(
      '</Types>',
      () =>
        `${extra.map((_, at) => `<Override PartName="/${extraPath(at)}" ContentType="${worksheet}"/>`).join('')}</Types>`,
    ),
  );
  edit('xl/_rels/workbook.xml.rels', (xml) =>
    without(xml, 'Relationship', 'calcChain').replace(
      '</Relationships>',
      () =>
        `${extra.map((_, at) => `<Relationship Id="rIdExtra${at + 1}" Type="${office}/worksheet" Target="${extraPath(at).slice(3)}"/>`).join('')}</Relationships>`,
    ),
  );
  const highest = elements(changed.get('xl/workbook.xml')!.toString('utf8'), 'sheet').reduce(
    (most, { head }) => Math.max(most, Number(attribute(head, 'sheetId') ?? 0)),
    0,
  );
  const names = new Set(sheets.map(({ name }) => name));
  edit('xl/workbook.xml', (xml) =>
    xml.replace('</sheets>', () => {
      const added = extra.map(({ name }, at) => {
        const free = names.has(name) ? `${name} 2` : name;
        return `<sheet name="${xmlText(free)}" sheetId="${highest + 1 + at}" xmlns:r="${office}" r:id="rIdExtra${at + 1}"/>`;
      });
      return `${added.join('')}</sheets>`;
    }),
  );
  return changed;
}

function without(xml: string, element: string, word: string): string {
  return replaceElements(xml, element, (found) => (found.head.includes(word) ? '' : found.xml));
}
