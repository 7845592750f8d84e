/** How much of the photograph's light and shade stays. */
const KEPT = 0.45;
/** A photograph is brightened or darkened by at most so much. */
const MAX_GAIN = 1.7;

/**
 * Makes a photograph of a product a ground to design on: the printed part is in the product's colour on average, and light and
 * shade are softer than a scene has them. Changes RGBA in place.
 * @param printed pixels of the surface
 * @param hex the product's colour
 */
export function reduceContrast(rgba: Uint8ClampedArray, printed: ArrayLike<number>, hex: string): void {
  if (printed.length === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const colour = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16);
    const middle = median(rgba, printed, channel);
    const gain = Math.min(MAX_GAIN, Math.max(1 / MAX_GAIN, colour / Math.max(1, middle)));
    for (let at = channel; at < rgba.length; at += 4) {
      const value = (rgba[at] ?? 0) * gain;
      rgba[at] = colour + (value - colour) * KEPT;
    }
  }
}

function median(rgba: Uint8ClampedArray, pixels: ArrayLike<number>, channel: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 1) {
    const value = rgba[(pixels[i] ?? 0) * 4 + channel] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen * 2 >= pixels.length) return value;
  }
  return 255;
}
