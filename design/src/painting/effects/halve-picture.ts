/** RGBA, 8 bit, not premultiplied. */
export interface RgbaPicture {
  rgba: Uint8Array | Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
}

/** A view of four bytes at once needs them in this order; every browser's and Node's machine has it. */
const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
/** Every second byte of a pixel, with eight bits of room above each. */
const LANES = 0x00ff00ff;
/** Half of the divisor in each lane, for rounding. */
const HALF = 0x00020002;

/**
 * Half the size (rounded up) by averaging 2×2 pixels, weighted by alpha. Whole-number arithmetic: the result is the
 * same in every engine, unlike a library's resampling.
 */
export function halvePicture(picture: RgbaPicture): RgbaPicture {
  const { rgba, widthPx, heightPx } = picture;
  const outWidth = Math.ceil(widthPx / 2);
  const outHeight = Math.ceil(heightPx / 2);
  const out = new Uint8ClampedArray(outWidth * outHeight * 4);
  if (!IS_LITTLE_ENDIAN || rgba.byteOffset % 4 !== 0) {
    for (let y = 0; y < outHeight; y += 1)
      for (let x = 0; x < outWidth; x += 1) blend(picture, out, outWidth, x, y);
    return { rgba: out, widthPx: outWidth, heightPx: outHeight };
  }
  // Signed, so that the engine keeps plain integers.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx);
  const halves = new Int32Array(out.buffer);
  const pairs = widthPx >> 1;
  for (let y = 0; y < outHeight; y += 1) {
    let upper = y * 2 * widthPx;
    let lower = Math.min(y * 2 + 1, heightPx - 1) * widthPx;
    const from = y * outWidth;
    for (let x = 0; x < pairs; x += 1, upper += 2, lower += 2) {
      const a = pixels[upper]!;
      const b = pixels[upper + 1]!;
      const c = pixels[lower]!;
      const d = pixels[lower + 1]!;
      if ((a & b & c & d) >>> 24 !== 255) {
        blend(picture, out, outWidth, x, y);
        continue;
      }
      // All four are solid, so alpha weighs nothing and two channels are averaged at a time.
      const even = (a & LANES) + (b & LANES) + (c & LANES) + (d & LANES) + HALF;
      const odd =
        ((a >>> 8) & LANES) + ((b >>> 8) & LANES) + ((c >>> 8) & LANES) + ((d >>> 8) & LANES) + HALF;
      halves[from + x] = ((even >>> 2) & LANES) | (((odd >>> 2) & LANES) << 8);
    }
    // The last column of an odd width is its own neighbour.
    if (pairs < outWidth) blend(picture, out, outWidth, pairs, y);
  }
  return { rgba: out, widthPx: outWidth, heightPx: outHeight };
}

/** The mean of the 2×2 pixels at (x, y) of the half, colours weighted by alpha. */
function blend(
  { rgba, widthPx, heightPx }: RgbaPicture,
  out: Uint8ClampedArray,
  outWidth: number,
  x: number,
  y: number,
): void {
  const row0 = y * 2 * widthPx * 4;
  const row1 = Math.min(y * 2 + 1, heightPx - 1) * widthPx * 4;
  const x0 = x * 8;
  const x1 = Math.min(x * 2 + 1, widthPx - 1) * 4;
  const [a, b, c, d] = [row0 + x0, row0 + x1, row1 + x0, row1 + x1];
  const [wa, wb, wc, wd] = [rgba[a + 3]!, rgba[b + 3]!, rgba[c + 3]!, rgba[d + 3]!];
  const alpha = wa + wb + wc + wd;
  if (alpha === 0) return;
  const o = (y * outWidth + x) * 4;
  for (let k = 0; k < 3; k += 1) {
    const sum = rgba[a + k]! * wa + rgba[b + k]! * wb + rgba[c + k]! * wc + rgba[d + k]! * wd;
    out[o + k] = Math.floor((sum + (alpha >> 1)) / alpha);
  }
  out[o + 3] = (alpha + 2) >> 2;
}
