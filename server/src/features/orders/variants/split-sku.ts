import type { TemplateDefinition } from '@diy/design/template';

/** SKUs are compared without regard to case, width and blanks around them. */
export function skuKey(sku: string): string {
  return sku.normalize('NFKC').trim().toUpperCase();
}

/**
 * SKUs of designs that `sku` may begin with, longest first: listings carry `{design}-{product}-{colour}-{size}`.
 * `A-1-TEE-XL` → `A-1-TEE-XL`, `A-1-TEE`, `A-1`, `A`.
 */
export function designSkusIn(sku: string): string[] {
  const parts = skuKey(sku).split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).filter(Boolean);
}

/** Colour and size of a variant; null = not said. */
export interface VariantChoice {
  colourId: string | null;
  sizeId: string | null;
}

type Named = { id: string };
type Product = Pick<TemplateDefinition, 'sku' | 'colours' | 'sizes'>;

/**
 * What stands behind the design's own SKU: the product's SKU, a colour and a size in any order and by id, code or
 * name. Null when something stands there that is none of these: then it is not this design's SKU.
 */
export function readVariant(rest: string, product: Product): VariantChoice | null {
  let left = skuKey(rest).replace(/^-/, '');
  let colourId: string | null = null;
  let sizeId: string | null = null;
  const take = (names: readonly string[]): boolean => {
    const found = names
      .map(skuKey)
      .filter((name) => name !== '' && (left === name || left.startsWith(`${name}-`)))
      .sort((a, b) => b.length - a.length)[0];
    if (found === undefined) return false;
    left = left.slice(found.length).replace(/^-/, '');
    return true;
  };
  const takeColour = (one: Product['colours'][number]) => take([one.code, one.id, one.name.zh, one.name.en]);
  const takeSize = (one: Product['sizes'][number]) => take([one.id, one.name]);
  while (left !== '') {
    if (take([product.sku])) continue;
    const colour: Named | undefined = colourId === null ? product.colours.find(takeColour) : undefined;
    if (colour) {
      colourId = colour.id;
      continue;
    }
    const size: Named | undefined = sizeId === null ? product.sizes.find(takeSize) : undefined;
    if (!size) return null;
    sizeId = size.id;
  }
  return { colourId, sizeId };
}

/** Colour and size named in a text like `颜色:黑色 尺码:XL` or `Black / XL`; whole words only. */
export function variantInText(text: string, product: Product): VariantChoice {
  const words = new Set(
    text
      .normalize('NFKC')
      .toUpperCase()
      .split(/[\s,，;；/|·、:：()（）[\]【】]+/)
      .filter(Boolean),
  );
  const joined = text.normalize('NFKC').toUpperCase();
  const says = (name: string) => {
    const key = skuKey(name);
    return key !== '' && (words.has(key) || (key.includes(' ') && joined.includes(key)));
  };
  const colours = product.colours.filter(({ id, name }) => [id, name.zh, name.en].some(says));
  const sizes = product.sizes.filter(({ id, name }) => [id, name].some(says));
  return {
    colourId: colours.length === 1 ? colours[0]!.id : null,
    sizeId: sizes.length === 1 ? sizes[0]!.id : null,
  };
}
