import type { SheetField } from '@diy/contract/sheets/sheets-layouts';
import type { TemplateDefinition } from '@diy/design/template';
import { valueById } from '@diy/design/value-by-id';
import type { LayoutColumn } from '../layouts/layout.ts';
import type { OwnSheet } from '../layouts/layout-in-use.ts';
import type { SheetProduct, SheetVariant } from './sheet-product.ts';

/** Columns of an own sheet that hold colours and sizes; -1 = none. */
function axisColumns(
  columns: readonly LayoutColumn[],
  examples: readonly string[][],
): { colour: number; size: number } {
  const at = (field: SheetField) => columns.findIndex((column) => column.field === field);
  const [first, second] = [at('axis1_value'), at('axis2_value')];
  const name = examples[0]?.[at('axis1_name')] ?? '';
  return /尺|码|size/i.test(name) ? { colour: second, size: first } : { colour: first, size: second };
}

/**
 * Rows of an own sheet name colours and sizes in the seller's words: a product then has exactly the rows whose words
 * mean one of its variants, in the sheet's order and words. Without such rows it keeps all its variants.
 */
export function followExamples(
  product: SheetProduct,
  template: TemplateDefinition,
  columns: readonly LayoutColumn[],
  { examples, colourMap, sizeMap }: OwnSheet,
): void {
  const axes = axisColumns(columns, examples);
  const rows = examples.filter((row) => word(row, axes.colour) !== '' || word(row, axes.size) !== '');
  if (rows.length === 0) return;
  const [unknownColours, unknownSizes] = [new Set<string>(), new Set<string>()];
  const found: SheetVariant[] = [];
  for (const [example, row] of examples.entries()) {
    const colour = word(row, axes.colour);
    const size = word(row, axes.size);
    if (colour === '' && size === '') continue;
    const matches = product.variants.filter(
      (variant) =>
        (colour === '' || isColour(template, variant.colourId, valueById(colourMap, colour) ?? colour)) &&
        (size === '' || isSize(template, variant.sizeId, valueById(sizeMap, size) ?? size)),
    );
    if (
      colour !== '' &&
      !template.colours.some(({ id }) => isColour(template, id, valueById(colourMap, colour) ?? colour))
    )
      unknownColours.add(colour);
    if (
      size !== '' &&
      !template.sizes.some(({ id }) => isSize(template, id, valueById(sizeMap, size) ?? size))
    )
      unknownSizes.add(size);
    for (const match of matches) {
      if (found.some(({ colourId, sizeId }) => colourId === match.colourId && sizeId === match.sizeId))
        continue;
      found.push({
        ...match,
        example,
        values: { ...match.values, ...inItsWords(columns, axes, colour, size) },
      });
    }
  }
  product.variants = found;
  product.unmapped = { colours: [...unknownColours], sizes: [...unknownSizes] };
}

const word = (row: readonly string[], column: number) => (column < 0 ? '' : (row[column] ?? '').trim());
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function isColour({ colours }: TemplateDefinition, id: string, text: string): boolean {
  const colour = colours.find((one) => one.id === id);
  if (!colour) return false;
  return [colour.id, colour.code, colour.name.zh, colour.name.en].some((name) => same(name, text));
}

function isSize({ sizes }: TemplateDefinition, id: string, text: string): boolean {
  const size = sizes.find((one) => one.id === id);
  return size !== undefined && [size.id, size.name].some((name) => same(name, text));
}

function inItsWords(
  columns: readonly LayoutColumn[],
  axes: { colour: number; size: number },
  colour: string,
  size: string,
) {
  const words: Record<string, string> = {};
  const colourField = columns[axes.colour]?.field;
  const sizeField = columns[axes.size]?.field;
  if (colourField && colour !== '') words[colourField] = colour;
  if (sizeField && size !== '') words[sizeField] = size;
  return words;
}
