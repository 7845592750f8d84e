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
  const listed = columns.variation;
  const known = listed ?? numberedVariations(keys, columns);
  const used = new Set([...Object.values(columns).flat(), ...known]);
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
  if (further.length + found.length === 0 && (listed || known.length === 0)) return [];
  columns.variation = [...known, ...further, ...found];
  return ['variation'];
}

function kindOf(header: string, key: string): VariationKind | null {
  if (COLOUR_HEADERS.includes(key)) return 'colour';
  return SIZE_HEADERS.includes(key) ? 'size' : variationKind(header);
}

/** What is counted where no column holds the whole variation: `规格1`, `规格2`; `Option 1`, `Option 2`. */
const SERIES =
  /^(规格|規格|属性|選項|选项|规格值|销售属性|option|options|optionvalue|variant|variation|variante|opcion|opcao|opzione|オプション|옵션)(?:1|一)(?:值|value)?$/;

function numberIn(key: string): number {
  const found = /[1-9一二三四]/.exec(key)?.[0] ?? '';
  return Number(found) || HAN_NUMBERS.indexOf(found) + 1;
}

const HAN_NUMBERS = '一二三四';

function numberedVariations(keys: readonly string[], columns: Mapping['columns']): number[] {
  const used = new Set(Object.values(columns).flat());
  const first = keys.findIndex((key, column) => SERIES.test(key) && !used.has(column));
  if (first < 0) return [];
  const [, base = ''] = SERIES.exec(keys[first]!) ?? [];
  const isOne = (key: string) =>
    key.startsWith(base) && /^[1-9一二三四](?:值|value)?$/.test(key.slice(base.length));
  const found = keys.flatMap((key, column) => (isOne(key) && !used.has(column) ? [column] : []));
  return found.sort((a, b) => numberIn(keys[a]!) - numberIn(keys[b]!));
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
