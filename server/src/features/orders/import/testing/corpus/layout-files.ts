import type { LayoutName } from '../layouts.ts';
import { csv, textRows, xlsx } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

/** Other cells of the row with this number, by header. */
type Change = (n: number) => Record<string, string | undefined>;

/** Rows of a layout as a file with commas. */
export const asCsv = (layout: LayoutName, count: number, change?: Change) =>
  Buffer.from(csv(orderRows(layout, count, change)));

/** The same with tabs. */
export const asTabs = (layout: LayoutName, count: number, change?: Change) =>
  Buffer.from(csv(orderRows(layout, count, change), '\t'));

/** The same as a workbook of one sheet. */
export const asXlsx = (layout: LayoutName, count: number, change?: Change, name = 'sheet1') =>
  xlsx([{ name, rows: textRows(orderRows(layout, count, change)) }]);

/** Checks which layout the file was taken for. */
export const profile =
  (key: string): CorpusFile['check'] =>
  ({ mapping }) => [['profile', mapping.profile.split('@')[0], key]];
