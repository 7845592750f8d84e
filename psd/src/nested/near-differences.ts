import type { Raster } from '../composing/raster.ts';
import type { Bounds } from '../document.ts';
import type { Differences } from '../merged/differences.ts';

/** Pixels by which edges may lie elsewhere: Photoshop's own lie half a pixel farther out where a smart object is bent. */
export const NEAR_PX = 2;
/** Values that differ by less than this are not looked for around. */
const ALIKE = 1 / 255;

/**
 * How far two pictures are from one another where neither is moved by more than `NEAR_PX`: programs resample edges differently. A pixel is
 * as far as it lies beyond what the other picture has in it and around it. Both begin `NEAR_PX` outside of the bounds.
 */
export function nearDifferences(one: Raster, other: Raster, bounds: Bounds): Differences {
  const width = bounds.right - bounds.left;
  const count = width * (bounds.bottom - bounds.top);
  const found: Differences = { bounds, mean: new Float32Array(count), farthest: new Float32Array(count) };
  for (let at = 0; at < count; at += 1) {
    const pixel = (Math.floor(at / width) + NEAR_PX) * one.width + (at % width) + NEAR_PX;
    for (let channel = pixel * 4; channel < pixel * 4 + 3; channel += 1) {
      let far = Math.abs(one.data[channel]! - other.data[channel]!);
      if (far > ALIKE) far = Math.max(beyond(one, other, channel), beyond(other, one, channel));
      found.mean[at]! += (far * 255) / 3;
      found.farthest[at] = Math.max(found.farthest[at]!, far * 255);
    }
  }
  return found;
}

/** How far a value lies outside of the values that the other picture has around it. */
function beyond(one: Raster, { data, width }: Raster, at: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let row = -NEAR_PX; row <= NEAR_PX; row += 1)
    for (let column = -NEAR_PX; column <= NEAR_PX; column += 1) {
      const value = data[at + (row * width + column) * 4]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  const value = one.data[at]!;
  return Math.max(0, low - value, value - high);
}
