import { filterKey, type ImageFilter } from '../../layers/image/image-filter.ts';
import { colourTables, TABLE_SHIFT } from './colour-tables.ts';
import { halvePicture, type RgbaPicture } from './halve-picture.ts';

/** Even, so that bands can be halved by themselves; small, so that a large picture is never held twice. */
const BAND_ROWS = 256;

/**
 * The picture in the filter's colours; transparency stays, and what is fully clear stays as it is. Whole-number
 * arithmetic on straight alpha: the result is the same in every engine, unlike a canvas's own filters. Returns the same
 * picture for a filter that changes nothing.
 */
export function filterPicture(picture: RgbaPicture, filter: ImageFilter | null): RgbaPicture {
  if (!filter || filterKey(filter) === '') return picture;
  return applyTables(picture, colourTables(filter));
}

/**
 * Filters a picture a band of rows at a time and hands each to `onBand` with the row it begins at. `isHalved` halves
 * the bands as `halvePicture` does: the colours are changed first, in full size.
 */
export function filterInBands(
  picture: RgbaPicture,
  filter: ImageFilter,
  isHalved: boolean,
  onBand: (band: RgbaPicture, top: number) => void,
): void {
  const { rgba, widthPx, heightPx } = picture;
  const tables = colourTables(filter);
  for (let top = 0; top < heightPx; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, heightPx - top);
    const part = rgba.subarray(top * widthPx * 4, (top + rows) * widthPx * 4);
    const band = applyTables({ rgba: part, widthPx, heightPx: rows }, tables);
    if (isHalved) onBand(halvePicture(band), top / 2);
    else onBand(band, top);
  }
}

function applyTables({ rgba, widthPx, heightPx }: RgbaPicture, tables: Int32Array): RgbaPicture {
  const out = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let at = 0; at < out.length; at += 4) {
    const red = rgba[at]!;
    const green = 256 + rgba[at + 1]!;
    const blue = 512 + rgba[at + 2]!;
    const alpha = rgba[at + 3]!;
    if (alpha === 0) {
      out[at] = red;
      out[at + 1] = green - 256;
      out[at + 2] = blue - 512;
      continue;
    }
    out[at] = (tables[red]! + tables[green]! + tables[blue]!) >> TABLE_SHIFT;
    out[at + 1] = (tables[768 + red]! + tables[768 + green]! + tables[768 + blue]!) >> TABLE_SHIFT;
    out[at + 2] = (tables[1536 + red]! + tables[1536 + green]! + tables[1536 + blue]!) >> TABLE_SHIFT;
    out[at + 3] = alpha;
  }
  return { rgba: out, widthPx, heightPx };
}
