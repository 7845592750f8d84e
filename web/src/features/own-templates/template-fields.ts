import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';

const OF_SURFACE = ['width_mm', 'height_mm', 'resolution_dpi', 'bleed_mm', 'safe_mm'] as const;
const OF_PRODUCT = [
  'name',
  'sku',
  'print_method',
  'price_cents',
  'weight_g',
  'material',
  'description',
] as const;

/** The values in a form of a product and of one of its surfaces. */
export type TemplateFields = Pick<OwnSurface, (typeof OF_SURFACE)[number]> &
  Pick<OwnTemplateProduct, (typeof OF_PRODUCT)[number]>;

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.flatMap((key) => (key in (from as object) ? [[key, from[key]]] : []))) as Pick<
    T,
    K
  >;

/** What the form shows, of the product and of one of its surfaces. */
export function formValues(product: OwnTemplateProduct, surface: OwnSurface): TemplateFields {
  return { ...pick(product, OF_PRODUCT), ...pick(surface, OF_SURFACE) };
}

/** The product with what a form changed of it and of a surface. */
export function withFields(
  product: OwnTemplateProduct,
  surfaceId: string,
  part: Partial<TemplateFields>,
): OwnTemplateProduct {
  const ofSurface = pick(part, OF_SURFACE) as Partial<OwnSurface>;
  const ofProduct = pick(part, OF_PRODUCT) as Partial<OwnTemplateProduct>;
  const surfaces = product.surfaces.map((one) => (one.id === surfaceId ? { ...one, ...ofSurface } : one));
  return { ...product, ...ofProduct, surfaces };
}

/** Whole pixels of the print file, bleed included. */
export function printPixels({
  width_mm,
  height_mm,
  bleed_mm,
  resolution_dpi,
}: TemplateFields): [number, number] {
  const px = (mm: number) => Math.round(((mm + 2 * bleed_mm) / 25.4) * resolution_dpi);
  return [px(width_mm), px(height_mm)];
}
