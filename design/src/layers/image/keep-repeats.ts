import { countRepeats, type ImageTile, MAX_TILE_REPEATS, type Tileable } from './image-tile.ts';

/** Largest width of one repeat, as in the schema. */
const LARGEST_MM = 5000;
const SMALLEST_MM = 0.1;

/** The smallest width of one repeat, in whole tenths of a mm, with which a box needs no more repeats than are drawn. */
export function minTileWidthMm(layer: Tileable & { readonly tile: ImageTile }): number {
  const fits = (tenths: number) =>
    countRepeats({ ...layer, tile: { ...layer.tile, widthMm: tenths / 10 } }) <= MAX_TILE_REPEATS;
  let low = SMALLEST_MM * 10;
  let high = LARGEST_MM * 10;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low / 10;
}

/** The layer with repeats large enough for its box; the same object when they are. */
export function withDrawableRepeats<T extends Tileable>(layer: T): T {
  const { tile } = layer;
  if (!tile || countRepeats(layer) <= MAX_TILE_REPEATS) return layer;
  return { ...layer, tile: { ...tile, widthMm: minTileWidthMm({ ...layer, tile }) } };
}
