import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';

/** A product without what is said of sizes and colours that it does not have; the same where there is nothing of it. */
export function withoutStrayVariants(product: OwnTemplateProduct): OwnTemplateProduct {
  const { variants = [], ...others } = product;
  const has = (parts: readonly { id: string }[], wanted: string) =>
    parts.length === 0 ? wanted === '' : parts.some(({ id }) => id === wanted);
  const left = variants.filter(
    ({ size_id, colour_id }) => has(product.sizes, size_id) && has(product.colours, colour_id),
  );
  if (left.length === variants.length) return product;
  return left.length === 0 ? others : { ...others, variants: left };
}

/** Takes a change back: what it changed is as before, and what was changed since stays. */
export function undoChange(
  now: OwnTemplateProduct,
  { before, after }: { before: OwnTemplateProduct; after: OwnTemplateProduct },
): OwnTemplateProduct {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof OwnTemplateProduct>;
  const changed = [...fields].filter((field) => before[field] !== after[field]);
  const kept = Object.fromEntries(
    Object.entries(now).filter(([field]) => !changed.some((one) => one === field)),
  );
  const restored = Object.fromEntries(
    changed.flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]])),
  );
  return { ...kept, ...restored } as unknown as OwnTemplateProduct;
}
