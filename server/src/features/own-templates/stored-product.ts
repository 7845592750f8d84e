import type { OwnTemplateSettings } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { PHOTO_SURFACE } from '@diy/design/photo-mockup';

/** The one mockup of a template made from a photograph. */
export const OWN_MOCKUP = 'photo';

/** The product that short settings describe: one picture, surface, size and colour. */
export function productFromSettings(settings: OwnTemplateSettings): OwnTemplateProduct {
  const { name, sku, print_method, price_cents, weight_g, image_id, marks, psd } = settings;
  const { width_mm, height_mm, resolution_dpi, bleed_mm, safe_mm } = settings;
  const place = { surface: PHOTO_SURFACE, ...(marks && { marks }), ...(psd && { psd }) };
  return {
    name,
    sku,
    print_method,
    print_limits: {},
    description: '',
    material: '',
    price_cents,
    weight_g,
    surfaces: [{ id: PHOTO_SURFACE, name: '', width_mm, height_mm, resolution_dpi, bleed_mm, safe_mm }],
    sizes: [],
    colours: [],
    pictures: [
      { id: OWN_MOCKUP, name: '', image_id, places: [place], colour_id: null, recolour: null, photos: [] },
    ],
  };
}

/** A stored product in today's shape; older ones were stored as the short settings of one surface, size and colour. */
export function storedProduct(stored: OwnTemplateProduct | OwnTemplateSettings): OwnTemplateProduct {
  return 'pictures' in stored ? stored : productFromSettings(stored);
}

/** An image of a product, and how it is used. */
export interface UsedImage {
  imageId: string;
  isPsd: boolean;
}

/** All library images of a product, each once. */
export function imagesOf({ pictures }: OwnTemplateProduct): UsedImage[] {
  const used = new Map<string, boolean>();
  for (const picture of pictures.filter(({ look }) => !look))
    for (const { image_id, places } of [picture, ...picture.photos]) {
      const own = places.length > 0 ? places : picture.places;
      used.set(image_id, used.get(image_id) || own.some(({ psd }) => psd !== undefined));
    }
  return [...used].map(([imageId, isPsd]) => ({ imageId, isPsd }));
}

/** The smart objects on which products are printed, by the image of their PSD. */
export function objectsOf(products: readonly OwnTemplateProduct[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const picture of products.flatMap(({ pictures }) => pictures))
    for (const { image_id, places } of [picture, ...picture.photos])
      for (const { psd } of places.length > 0 ? places : picture.places)
        if (psd) used.set(image_id, (used.get(image_id) ?? new Set()).add(psd.surface));
  return used;
}

/** The images of a product that are PSDs. */
export const psdsOf = (product: OwnTemplateProduct): string[] =>
  imagesOf(product).flatMap(({ imageId, isPsd }) => (isPsd ? [imageId] : []));
