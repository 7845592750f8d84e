import type { TemplateDefinition } from './template.ts';

/** What a product is in one colour and size. */
export interface VariantFacts extends Pick<TemplateDefinition, 'priceCents' | 'weightG' | 'packed'> {
  /** Its own SKU; null = that of the template with colour and size. */
  sku: string | null;
}

/** Price, weight, package and SKU of a product in a colour and size: what is said of both, else of the size, else of the product. */
export function variantFacts(
  template: Pick<TemplateDefinition, 'sizes' | 'variants' | 'priceCents' | 'weightG' | 'packed'>,
  { colourId, sizeId }: { colourId: string; sizeId: string },
): VariantFacts {
  const size = template.sizes.find(({ id }) => id === sizeId);
  const own = template.variants?.find((one) => one.colourId === colourId && one.sizeId === sizeId);
  return {
    sku: own?.sku ?? null,
    priceCents: own?.priceCents ?? size?.priceCents ?? template.priceCents,
    weightG: own?.weightG ?? size?.weightG ?? template.weightG,
    packed: own?.packed ?? template.packed,
  };
}
