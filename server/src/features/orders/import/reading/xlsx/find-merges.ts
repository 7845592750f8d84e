import { columnOf } from '../../../../../platform/spreadsheets/cell-names.ts';
import { attribute, startTags, withoutPrefixes } from '../../../../../platform/xml/xml-tags.ts';
import { tableRefusals } from '../refusals.ts';
import type { SheetRow } from '../sheet-source.ts';

/** Rows that one merged cell spans in a column; the first one holds the value. Rows count from 1, columns from 0. */
export interface TallMerge {
  column: number;
  first: number;
  last: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** A merged cell of more rows decorates the whole sheet and is not an order of several lines. */
const MAX_TALL = 1000;

/**
 * Merged cells that span rows. They come after all rows of the part, so the part is scanned once before it is read;
 * that pass also counts the unpacked bytes before any row is delivered.
 */
export async function findMerges(chunks: AsyncIterable<Buffer>): Promise<TallMerge[]> {
  const tail: Buffer[] = [];
  let kept = 0;
  let inTail = false;
  let carry: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const piece: Buffer = inTail ? chunk : Buffer.concat([carry, chunk]);
    const at = inTail ? 0 : piece.indexOf('mergeCells');
    if (at < 0) {
      carry = Buffer.from(piece.subarray(-16));
      continue;
    }
    inTail = true;
    tail.push(Buffer.from(piece.subarray(at)));
    kept += piece.length - at;
    if (kept > MAX_BYTES) throw tableRefusals.bomb();
  }
  const xml = Buffer.concat(tail).toString('latin1');
  return startTags(withoutPrefixes(xml), 'mergeCell').flatMap((tag) => {
    const range = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(attribute(tag, 'ref') ?? '');
    if (!range) return [];
    const [, letters = '', first, last] = range;
    const merge = { column: columnOf(letters), first: Number(first), last: Number(last) };
    return merge.last > merge.first && merge.last - merge.first < MAX_TALL ? [merge] : [];
  });
}

/** Gives every row of a tall merged cell its value: an order of three lines has its number in the first row only. */
export function fillMerges(merges: TallMerge[]): (row: SheetRow) => void {
  const byRow = new Map<number, TallMerge[]>();
  for (const merge of merges) {
    const list = byRow.get(merge.first) ?? [];
    list.push(merge);
    byRow.set(merge.first, list);
  }
  let open: (TallMerge & { text: string })[] = [];
  return ({ row, cells }) => {
    open = open.filter(({ last }) => last >= row);
    for (const { column, text } of open) {
      if (cells[column]) continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    for (const merge of byRow.get(row) ?? []) {
      const text = cells[merge.column];
      if (text) open.push({ ...merge, text });
    }
  };
}
