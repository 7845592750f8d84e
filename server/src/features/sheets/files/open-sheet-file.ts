import type { Readable } from 'node:stream';
import type { MessageLocale } from '@diy/contract/messages';
import { streamWorkbook } from '../../../platform/spreadsheets/stream-workbook.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { LayoutInUse } from '../layouts/layout-in-use.ts';
import type { Finding } from '../lint/finding.ts';
import { streamOwnSheet } from '../own/stream-own-sheet.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';
import { dataColumns, rowsOf } from './data-sheet.ts';
import { exampleSheet } from './example-sheet.ts';
import { issueSheet } from './issue-sheet.ts';

/** The content of one file of an export. */
export interface SheetContent {
  products: readonly SheetProduct[];
  findings: readonly Finding[];
  /** All products of the export; findings point into them. */
  all: readonly SheetProduct[];
  firstRows: ReadonlyMap<number, number>;
  /** Language of the seller, for what was found. */
  locale: MessageLocale;
}

/** One finished file as a stream: the data first, then examples, then what was found. */
export async function openSheetFile(
  storage: ObjectStore,
  { layout, own }: LayoutInUse,
  { products, findings, all, firstRows, locale }: SheetContent,
): Promise<Readable> {
  const issues = findings.length > 0 ? [issueSheet(findings, all, firstRows, locale)] : [];
  if (own) return streamOwnSheet(await storage.read(own.fileKey), { layout, own, products, extra: issues });
  const data = { name: layout.sheetName, columns: dataColumns(layout), rows: rowsOf(layout, products) };
  return streamWorkbook([data, ...(layout.hasExample ? [exampleSheet(layout)] : []), ...issues]);
}
