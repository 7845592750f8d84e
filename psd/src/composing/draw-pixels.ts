import type { Bounds, Pixels } from '../document.ts';
import { emptyRaster, intersect, type Raster } from './raster.ts';

/** A layer's own pixels within the bounds. */
export function drawPixels({ bounds, colour, alpha, full }: Pixels, within: Bounds): Raster {
  const raster = emptyRaster(intersect(bounds, within));
  const { left, top, right, bottom } = raster.bounds;
  const width = bounds.right - bounds.left;
  const [red, green, blue] = [colour[0]!, colour[1] ?? colour[0]!, colour[2] ?? colour[0]!];
  let to = 0;
  for (let y = top; y < bottom; y += 1) {
    let from = (y - bounds.top) * width + left - bounds.left;
    for (let x = left; x < right; x += 1) {
      raster.data[to] = red[from]! / full;
      raster.data[to + 1] = green[from]! / full;
      raster.data[to + 2] = blue[from]! / full;
      raster.data[to + 3] = alpha ? alpha[from]! / full : 1;
      from += 1;
      to += 4;
    }
  }
  return raster;
}
