import { type BakedSurface, PLACES_MARGIN } from '@diy/psd';

/** U in the left half, V in the right, each as 16 bit in red and green; red, green and blue of each pixel. */
export function packPlaces({ width, height, u, v }: BakedSurface['places']): Uint8Array {
  const rgb = new Uint8Array(width * 2 * height * 3);
  for (const [half, plane] of [u, v].entries())
    for (let pixel = 0; pixel < plane.length; pixel += 1) {
      const share = (plane[pixel]! + PLACES_MARGIN) / (1 + 2 * PLACES_MARGIN);
      const level = Math.round(Math.min(1, Math.max(0, share)) * 65_535);
      const at = (Math.floor(pixel / width) * width * 2 + half * width + (pixel % width)) * 3;
      rgb[at] = level >> 8;
      rgb[at + 1] = level & 255;
    }
  return rgb;
}

/** The millimetres that 0 and 65535 of a picture of places stand for. */
export const placesRange = (mm: number): [number, number] => [-PLACES_MARGIN * mm, (1 + PLACES_MARGIN) * mm];
