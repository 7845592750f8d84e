import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';

/** What is taken of a file of die lines: the outline, and the print area that it fills; or no outline any more. */
export type DieLineOutline =
  | (Pick<OwnSurface, 'width_mm' | 'height_mm'> & { outline: NonNullable<OwnSurface['outline']> })
  | { outline: undefined };

/** The product with another die line of a surface, or none. */
export function withOutline(
  product: OwnTemplateProduct,
  surfaceId: string,
  taken: DieLineOutline,
): OwnTemplateProduct {
  const surfaces = product.surfaces.map((surface) => {
    if (surface.id !== surfaceId) return surface;
    const { outline: _, ...rest } = surface;
    return taken.outline ? { ...rest, ...taken } : rest;
  });
  return { ...product, surfaces };
}
