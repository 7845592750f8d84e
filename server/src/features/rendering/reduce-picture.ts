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
  const out = new Uint8ClampedArray(outWidth * outHeight * 4);
  // Signed, so that the engine keeps plain integers: half of all unsigned ones would become floating-point numbers.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx);
  const samples =
    Math.ceil(Math.min(reduction, widthPx) / stride) * Math.ceil(Math.min(reduction, heightPx) / stride);
  for (let y = 0, o = 0; y < outHeight; y += 1) {
    const top = y * reduction;
    const bottom = Math.min(top + reduction, heightPx);
    for (let x = 0; x < outWidth; x += 1, o += 4) {
      const left = x * reduction;
      const right = Math.min(left + reduction, widthPx);
      // Two channels at a time, which holds where every pixel is solid.
      let even = 0;
      let odd = 0;
      let every = -1;
      let any = 0;
      for (let row = top; row < bottom; row += stride) {
        for (let at = row * widthPx + left, end = row * widthPx + right; at < end; at += stride) {
          const pixel = pixels[at]!;
          every &= pixel;
          any |= pixel;
          even = (even + (pixel & LANES)) | 0;
          odd = (odd + ((pixel >>> 8) & LANES)) | 0;
        }
      }
      if (every >>> 24 === 255) {
        out[o] = (even & 0xffff) / samples;
        out[o + 1] = (odd & 0xffff) / samples;
        out[o + 2] = (even >>> 16) / samples;
        out[o + 3] = 255;
      } else if (any >>> 24 !== 0) {
        weigh(pixels, widthPx, { left, top, right, bottom }, stride, out, o);
      }
    }
  }
  return { rgba: out, widthPx: outWidth, heightPx: outHeight };
}

/** The mean of a square in which not every pixel is solid: each weighs by its alpha. */
function weigh(
  pixels: Int32Array,
  widthPx: number,
  square: { left: number; top: number; right: number; bottom: number },
  stride: number,
  out: Uint8ClampedArray,
  o: number,
): void {
  let [count, red, green, blue, alpha] = [0, 0, 0, 0, 0];
  for (let row = square.top; row < square.bottom; row += stride) {
    for (let x = square.left; x < square.right; x += stride) {
      const pixel = pixels[row * widthPx + x]!;
      const weight = pixel >>> 24;
      count += 1;
      red += (pixel & 255) * weight;
      green += ((pixel >>> 8) & 255) * weight;
      blue += ((pixel >>> 16) & 255) * weight;
      alpha += weight;
    }
  }
  out[o] = red / alpha;
  out[o + 1] = green / alpha;
  out[o + 2] = blue / alpha;
  out[o + 3] = alpha / count;
}
