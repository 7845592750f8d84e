import { ZipRefused } from '../../../platform/archives/open-zip.ts';
import { readZip } from '../../../platform/archives/read-zip.ts';
import { richText } from '../../../platform/spreadsheets/cell-strings.ts';
import { readWorkbookParts } from '../../../platform/spreadsheets/workbook-parts.ts';
import { elements, UnclosedElement } from '../../../platform/xml/xml-tags.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import { SheetBroken, splitSheet, type XmlSheet } from './sheet-xml.ts';

const MB = 1024 * 1024;
const LIMITS = { entries: 500, entryBytes: 16 * MB, totalBytes: 48 * MB };
/** The most rows: a layout has examples and a few rows more, not a product list. */
export const MAX_ROWS = 600;

/** A workbook after its table of parts was read. */
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
    const workbook = text('xl/workbook.xml');
    const { sheets, pathOf } = readWorkbookParts(workbook, text('xl/_rels/workbook.xml.rels'), parts);
    if (sheets.length === 0) throw ownSheetRefusals.unknownKind();
    // Our rows and sheets are written without prefixes, so a workbook with them cannot be the skeleton.
    if (!workbook.includes('</sheets>')) throw ownSheetRefusals.broken();
    const strings = elements(text(pathOf('sharedStrings') ?? ''), 'si').map(({ body }) => richText(body));
    return { parts, sheets, sharedStrings: strings };
  } catch (error) {
    if (error instanceof ZipRefused)
      throw error.why === 'too-large' ? ownSheetRefusals.tooLarge() : ownSheetRefusals.unknownKind();
    if (error instanceof UnclosedElement) throw ownSheetRefusals.broken();
    throw error;
  }
}

/** The rows of one of its worksheets. Throws a Refusal. */
export function openSheet({ parts, sharedStrings }: OpenPackage, path: string): XmlSheet {
  try {
    return splitSheet(parts.get(path)?.toString('utf8') ?? '', sharedStrings, MAX_ROWS);
  } catch (error) {
    if (error instanceof UnclosedElement) throw ownSheetRefusals.broken();
    if (!(error instanceof SheetBroken)) throw error;
    if (error.why === 'too-large') throw ownSheetRefusals.tooLarge();
    throw error.why === 'too-many' ? ownSheetRefusals.tooManyRows(MAX_ROWS) : ownSheetRefusals.broken();
  }
}
