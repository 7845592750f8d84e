import type { PreparedImageSize } from './prepared-image-size.ts';

/** Pictures with more pixels are reduced before their colours are changed, as far as they are drawn smaller anyway. */
const MAX_FILTERED_PIXELS = 24_000_000;

/**
 * The size a print changes a picture's colours in: the whole picture, or a smaller one if memory requires it, at most
 * `maxHalvings` halvings. A preview that changes them in another size would show another tone.
 */
export function filteredSize(
  picture: { readonly widthPx: number; readonly heightPx: number },
  maxHalvings: number,
): PreparedImageSize {
  const size = { widthPx: picture.widthPx, heightPx: picture.heightPx, halvings: 0 };
  while (size.widthPx * size.heightPx > MAX_FILTERED_PIXELS && size.halvings < maxHalvings) {
    size.widthPx = Math.ceil(size.widthPx / 2);
    size.heightPx = Math.ceil(size.heightPx / 2);
    size.halvings += 1;
  }
  return size;
}
