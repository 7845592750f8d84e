import { message } from '@diy/contract/messages';
import { MAX_VARIANT_ROWS, type VariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { readTableFile, unpackRows } from '../../orders/index.ts';

/** Letters of all rows: they are returned at once. */
const MAX_LETTERS = 4_000_000;

/**
 * The rows of a spreadsheet whose headers stand in its first row, as the text a person sees: with units that only its number formats show.
 * @param sheet the worksheet to read; undefined = the one that the reader of tables chooses
 * @throws Refusal that says why not
 */
export async function readVariants(path: string, sheet: string | undefined): Promise<VariantSheet> {
  const rows: VariantSheet['rows'] = [];
  let letters = 0;
  const onRows = async (first: number, packed: Uint8Array) => {
    for (const [index, cells] of (await unpackRows(packed)).entries()) {
      for (const cell of cells) letters += cell.length;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: first + index, cells });
    }
    if (letters > MAX_LETTERS)
      throw new Refusal(message('orders.table-too-many-letters', { millions: MAX_LETTERS / 1_000_000 }));
    if (rows.length > MAX_VARIANT_ROWS)
      throw new Refusal(message('own-templates.variant-rows', { rows: MAX_VARIANT_ROWS }));
  };
  const choice = { headerRow: 1, withMarks: true, ...(sheet !== undefined && { sheet }) };
  const facts = await readTableFile(path, choice, onRows, {});
  return {
    sheet: facts.sheet,
    // Old programs gave every new workbook three worksheets.
    sheets: facts.sheets.flatMap(({ name, hasTable }) => (hasTable || name === facts.sheet ? [name] : [])),
    headers: facts.headers,
    rows,
    damaged: facts.damaged.map(({ row, column, code }) => ({ row, column, code })),
    hidden: facts.hiddenRows,
  };
}
