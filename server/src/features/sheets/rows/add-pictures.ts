import type { SheetField } from '@diy/contract/sheets/sheets-layouts';
import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { ProductPicture, SheetProduct } from './sheet-product.ts';

/** The pictures of one product, by the cell they fill. */
export interface ProductPictures {
  /** Mockups of the product in the colour that the design was saved with, in the template's order. */
  mockups: readonly ProductPicture[];
  /** First mockup in a colour of the product; a missing one falls back to the gallery's first. */
  byColour: ReadonlyMap<string, string>;
  /** Square, of at least 800 px. */
  material: string | null;
}

const EXTRA_IMAGES = 8;

/** Fills the picture cells of a product; `maxImages` is what the layout's gallery takes. */
export function addPictures(
  product: SheetProduct,
  pictures: ProductPictures,
  settings: SheetPresetSettings,
  maxImages: number,
): void {
  const extra = settings.extra_images.map((url) => ({ url, widthPx: 0, heightPx: 0 }));
  product.gallery = [...inOrder(pictures.mockups, settings.image_order), ...extra];
  const shown = product.gallery.slice(0, maxImages).map(({ url }) => url);
  const { values } = product;
  values.images = shown.join('\n');
  values.main_image = shown[0] ?? null;
  values.material_image = pictures.material;
  for (let at = 1; at <= EXTRA_IMAGES; at += 1) {
    values[`extra_image_${at}` as SheetField] = shown[at] ?? null;
  }
  if (settings.description_images && typeof values.description === 'string') {
    const list = shown.map((url) => `<img src="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`);
    values.description += list.join('');
  }
  if (settings.description_images && typeof values.plain_description === 'string')
    values.plain_description = [values.plain_description, ...shown].filter(Boolean).join('\n');
  for (const variant of product.variants) {
    const preview = pictures.byColour.get(variant.colourId) ?? shown[0] ?? null;
    variant.values.preview_image = preview;
    // All pictures are in the design's own colour; of the others there is one.
    variant.values.colour_images = preview === null || shown.includes(preview) ? shown.join('\n') : preview;
  }
}

/** The chosen pictures first, by number from 1, then the others. */
export function inOrder<T>(pictures: readonly T[], numbers: readonly number[]): T[] {
  const named = [...new Set(numbers)].map((number) => number - 1).filter((at) => at < pictures.length);
  const rest = pictures.map((_, at) => at).filter((at) => !named.includes(at));
  return [...named, ...rest].map((at) => pictures[at]!);
}
