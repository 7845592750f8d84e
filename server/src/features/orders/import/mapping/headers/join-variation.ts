import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import { COLOUR_HEADERS, SIZE_HEADERS, type VariationKind, variationKind } from './variation-headers.ts';

const BARE = [...COLOUR_HEADERS, ...SIZE_HEADERS];

/**
 * Colour, size and style in separate columns are the variation, or a part of it: whatever one of them says next to another column
 * counts, so that `11oz` next to `Black` is no white mug. Of several for the same thing a bare one is read, and the others stay open.
 */
export function joinVariation(
  headers: readonly string[],
  keys: readonly string[],
  columns: Mapping['columns'],
): OrderField[] {
  const known = columns.variation ?? [];
  const used = new Set(Object.values(columns).flat());
  const further = furtherVariations(keys, known).filter((column) => !used.has(column));
  const free = (column: number) => !used.has(column) && !further.includes(column);
  const kinds = headers.map((header, column) => kindOf(header, keys[column]!));
  const taken = new Set<VariationKind | null | undefined>(known.map((column) => kinds[column]));
  taken.delete('several');
  const found = (['colour', 'size', 'style', 'several'] as const).flatMap((kind) => {
    const own = kinds.flatMap((one, column) => (one === kind && free(column) ? [column] : []));
    if (own.length <= 1 && !taken.has(kind)) return own;
    const bare = own.filter((column) => BARE.includes(keys[column]!));
    bare.sort((a, b) => BARE.indexOf(keys[a]!) - BARE.indexOf(keys[b]!));
    return taken.has(kind) ? [] : bare.slice(0, 1);
  });
  if (further.length + found.length === 0) return [];
  columns.variation = [...known, ...further, ...found];
  return ['variation'];
}

function kindOf(header: string, key: string): VariationKind | null {
  if (COLOUR_HEADERS.includes(key)) return 'colour';
  return SIZE_HEADERS.includes(key) ? 'size' : variationKind(header);
}

/** `Variation 2` next to `Variation`, `Option Value` next to `Option Name`: both say what the line is. */
function furtherVariations(keys: readonly string[], known: readonly number[]): number[] {
  const bases = known.map((column) => keys[column]!.replace(/(?:name|1)$/, ''));
  const isFurther = (key: string) =>
    bases.some(
      (base) => base !== '' && key.startsWith(base) && /^(?:value|[2-9])$/.test(key.slice(base.length)),
    );
  return keys.flatMap((key, column) => (!known.includes(column) && isFurther(key) ? [column] : []));
}
