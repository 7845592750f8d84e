import { Refusal } from '../../../platform/errors/refusal.ts';
import type { TableChoice, TableFacts } from './types.ts';

/**
 * Reads the rows below the header row of an .xlsx, .xls, .csv or .txt file as the text a person meant: long numbers
 * with all digits, leading zeros kept, dates by their number format. Parsing runs in a thread of its own with limits of
 * time and memory; `onRows` is awaited before more is read.
 * @param onRows rows in order with the sheet row (from 1) of the first of them; blank rows are there as empty ones
 * @throws Refusal `orders.table-…` when the file cannot be read, is empty, hostile or too large; what `onRows` throws;
 * the signal's reason when it aborts
 */
export async function readTableFile(
  _path: string,
  _choice: TableChoice,
  _onRows: (firstRow: number, rows: string[][]) => Promise<void>,
  options: { signal?: AbortSignal },
): Promise<TableFacts> {
  options.signal?.throwIfAborted();
  throw new Refusal('orders.table-unreadable', {
    zh: '暂不能读取这个文件',
    en: 'This file cannot be read yet',
  });
}
