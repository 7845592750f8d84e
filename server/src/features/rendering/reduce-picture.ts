import type { RgbaPicture } from '@diy/design/drawing';

/** Every second byte of a pixel, with eight bits of room above each. */
const LANES = 0x00ff00ff;
/** Above this a lane would overflow: 16² × 255 still fits sixteen bits. */
const LARGEST_STEP = 16;

/**
 * A picture reduced by a whole number: the mean of each square of pixels, colours weighted by alpha. What is left
 * over at the right and the bottom is cut off. Reductions above 16 take every n-th pixel of a square.
 */
export function reducePicture(picture: RgbaPicture, reduction: number): RgbaPicture {
  const { widthPx, heightPx, rgba } = picture;
  const stride = Math.ceil(reduction / LARGEST_STEP);
  const outWidth = Math.max(1, Math.floor(widthPx / reduction));
  const outHeight = Math.max(1, Math.floor(heightPx / reduction));
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx);
  const out = new Uint8ClampedArray(outWidth * outHeight * 4);
  for (let y = 0, o = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1, o += 4) {
      const [left, top] = [x * reduction, y * reduction];
      const right = Math.min(left + reduction, widthPx);
      const bottom = Math.min(top + reduction, heightPx);
      // Solid pixels two channels at a time; clear ones count only as samples; the others weigh by their alpha.
      let [even, odd, solid, count, red, green, blue, alpha] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let row = top; row < bottom; row += stride) {
        for (let at = row * widthPx + left, end = row * widthPx + right; at < end; at += stride) {
          const pixel = pixels[at]!;
          const weight = pixel >>> 24;
          count += 1;
          if (weight === 255) {
            even += pixel & LANES;
            odd += (pixel >>> 8) & LANES;
            solid += 1;
          } else if (weight > 0) {
            red += (pixel & 255) * weight;
            green += ((pixel >>> 8) & 255) * weight;
            blue += ((pixel >>> 16) & 255) * weight;
            alpha += weight;
          }
        }
      }
      const weights = alpha + solid * 255;
      if (weights === 0) continue;
      out[o] = (red + (even & 0xffff) * 255) / weights;
      out[o + 1] = (green + (odd & 0xffff) * 255) / weights;
      out[o + 2] = (blue + (even >>> 16) * 255) / weights;
      out[o + 3] = weights / count;
    }
  }
  return { rgba: out, widthPx: outWidth, heightPx: outHeight };
}
