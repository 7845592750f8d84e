/** RGBA, 8 bit, not premultiplied. */
export interface RgbaPicture {
  rgba: Uint8Array | Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
}

/**
 * Half the size (rounded up) by averaging 2×2 pixels, weighted by alpha. Whole-number arithmetic: the result
 * is the same in every engine, which a library's resampling is not.
 */
export function halvePicture(picture: RgbaPicture): RgbaPicture {
  const { rgba, widthPx, heightPx } = picture;
  const outWidth = Math.ceil(widthPx / 2);
  const outHeight = Math.ceil(heightPx / 2);
  const out = new Uint8ClampedArray(outWidth * outHeight * 4);
  for (let y = 0, o = 0; y < outHeight; y += 1) {
    const row0 = y * 2 * widthPx * 4;
    const row1 = Math.min(y * 2 + 1, heightPx - 1) * widthPx * 4;
    for (let x = 0; x < outWidth; x += 1, o += 4) {
      const x0 = x * 8;
      const x1 = Math.min(x * 2 + 1, widthPx - 1) * 4;
      const [a, b, c, d] = [row0 + x0, row0 + x1, row1 + x0, row1 + x1];
      const [wa, wb, wc, wd] = [rgba[a + 3] ?? 0, rgba[b + 3] ?? 0, rgba[c + 3] ?? 0, rgba[d + 3] ?? 0];
      const alpha = wa + wb + wc + wd;
      if (alpha === 0) continue;
      for (let k = 0; k < 3; k += 1) {
        const sum =
          (rgba[a + k] ?? 0) * wa +
          (rgba[b + k] ?? 0) * wb +
          (rgba[c + k] ?? 0) * wc +
          (rgba[d + k] ?? 0) * wd;
        out[o + k] = Math.floor((sum + (alpha >> 1)) / alpha);
      }
      out[o + 3] = (alpha + 2) >> 2;
    }
  }
  return { rgba: out, widthPx: outWidth, heightPx: outHeight };
}
