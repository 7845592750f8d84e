import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';

/** The product with another die line of a surface, or none. */
export function withOutline(
  product: OwnTemplateProduct,
  surfaceId: string,
  outline: OwnSurface['outline'],
): OwnTemplateProduct {
  const surfaces = product.surfaces.map((surface) => {
    if (surface.id !== surfaceId) return surface;
    const { outline: _, ...rest } = surface;
    return outline ? { ...rest, outline } : rest;
  });
  return { ...product, surfaces };
}
