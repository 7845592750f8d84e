import type { PlacedPattern } from '../effects/pattern.ts';
import type { Raster } from './raster.ts';

/** Fills a raster with a pattern; between pixels of one that is enlarged colours are mixed by distance. */
export function drawPattern({ bounds, data }: Raster, { pattern, origin, scale }: PlacedPattern): void {
  const { width, height, colours } = pattern;
  let at = 0;
  for (let y = bounds.top; y < bounds.bottom; y += 1)
    for (let x = bounds.left; x < bounds.right; x += 1) {
      const [u, v] = [(x - origin[0]) / scale, (y - origin[1]) / scale];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const [across, down] = [u - column, v - row];
      const corners = [column, column + 1].map((one) => wrap(one, width) * 3);
      const rows = [row, row + 1].map((one) => wrap(one, height) * width * 3);
      for (let colour = 0; colour < 3; colour += 1) {
        const [above, below] = rows.map((start) => {
          const [left, right] = [
            colours[start + corners[0]! + colour]!,
            colours[start + corners[1]! + colour]!,
          ];
          return left + across * (right - left);
        }) as [number, number];
        data[at + colour] = above + down * (below - above);
      }
      data[at + 3] = 1;
      at += 4;
    }
}

const wrap = (value: number, by: number): number => ((value % by) + by) % by;
