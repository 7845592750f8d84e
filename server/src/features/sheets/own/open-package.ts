import { ZipRefused } from '../../../platform/archives/open-zip.ts';
import { readZip } from '../../../platform/archives/read-zip.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import { attribute, elements, SheetBroken, splitSheet, textOf, type XmlSheet } from './sheet-xml.ts';

const MB = 1024 * 1024;
const LIMITS = { entries: 500, entryBytes: 16 * MB, totalBytes: 48 * MB };
/** Most rows: a layout has examples and a few rows more, not a product list. */
const MAX_ROWS = 600;

/** A workbook whose parts are known. */
export interface OpenPackage {
  parts: Map<string, Buffer>;
  sheets: { name: string; path: string }[];
  sharedStrings: string[];
}

/** Opens an untrusted .xlsx file. Throws a Refusal that says what is wrong with it. */
export async function openPackage(bytes: Buffer): Promise<OpenPackage> {
  try {
    const parts = await readZip(bytes, LIMITS);
    if ([...parts.keys()].some((path) => /vbaProject\.bin$/i.test(path))) throw ownSheetRefusals.macros();
    const text = (path: string) => parts.get(path)?.toString('utf8') ?? '';
    const targets = new Map(
      elements(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ head }) => [
        attribute(head, 'Id'),
        attribute(head, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
      ]),
    );
    const sheets = elements(text('xl/workbook.xml'), 'sheet').flatMap(({ head }) => {
      const path = targets.get(attribute(head, 'r:id')) ?? '';
      return parts.has(path) ? [{ name: attribute(head, 'name'), path }] : [];
    });
    if (sheets.length === 0) throw ownSheetRefusals.unknownKind();
    const strings = elements(text('xl/sharedStrings.xml'), 'si').map(({ body }) => textOf(body));
    return { parts, sheets, sharedStrings: strings };
  } catch (error) {
    if (error instanceof ZipRefused)
      throw error.why === 'too-large' ? ownSheetRefusals.tooLarge() : ownSheetRefusals.unknownKind();
    if (error instanceof SheetBroken) throw ownSheetRefusals.broken();
    throw error;
  }
}

/** The rows of one of its worksheets. Throws a Refusal. */
export function openSheet({ parts, sharedStrings }: OpenPackage, path: string): XmlSheet {
  try {
    return splitSheet(parts.get(path)?.toString('utf8') ?? '', sharedStrings, MAX_ROWS);
  } catch (error) {
    if (!(error instanceof SheetBroken)) throw error;
    throw /many/.test(error.message) ? ownSheetRefusals.tooManyRows(MAX_ROWS) : ownSheetRefusals.broken();
  }
}
