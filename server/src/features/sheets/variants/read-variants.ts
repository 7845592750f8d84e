import { message } from '@diy/contract/messages';
import { MAX_VARIANT_ROWS, type VariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { readTableFile, unpackRows } from '../../orders/index.ts';

/** The rows of a spreadsheet whose headers stand in its first row, as the text a person sees. Throws a Refusal that says why not. */
export async function readVariants(path: string): Promise<VariantSheet> {
  const rows: VariantSheet['rows'] = [];
  const onRows = async (first: number, packed: Uint8Array) => {
    for (const [index, cells] of (await unpackRows(packed)).entries())
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: first + index, cells });
    if (rows.length > MAX_VARIANT_ROWS)
      throw new Refusal(message('own-templates.variant-rows', { rows: MAX_VARIANT_ROWS }));
  };
  const facts = await readTableFile(path, { headerRow: 1 }, onRows, {});
  return {
    sheet: facts.sheet,
    sheets: facts.sheets.map(({ name }) => name),
    headers: facts.headers,
    rows,
    damaged: facts.damaged.map(({ row, column, code }) => ({ row, column, code })),
    hidden: facts.hiddenRows,
  };
}
