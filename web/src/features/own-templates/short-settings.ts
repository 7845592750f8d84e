import type { OwnProduct } from '@diy/contract/own-products';
import type { OwnTemplateSettings } from '@diy/contract/own-templates';

/** A product of one picture, surface, size and colour in short; null = it has several of something. */
export function shortSettings(product: OwnProduct): OwnTemplateSettings | null {
  const { name, sku, print_method, price_cents, weight_g, surfaces, sizes, colours, pictures } = product;
  const [surface, picture] = [surfaces[0]!, pictures[0]!];
  const place = picture.places[0];
  const parts = surfaces.length + pictures.length + picture.places.length + sizes.length + colours.length;
  if (parts > 3 || !place) return null;
  const { id, name: _, ...print } = surface;
  const { surface: __, ...where } = place;
  return { name, sku, print_method, price_cents, weight_g, ...print, ...where, image_id: picture.image_id };
}
