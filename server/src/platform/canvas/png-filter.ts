/** PNG filter type 3: each byte less the mean of its left and upper neighbours. */
const AVERAGE = 3;

/**
 * Filters rows of RGBA pixels into `out`, which holds one type byte and `widthPx` × 4 bytes per row. `above` is the
 * pixel row over the first one; zeros at the top of a picture. Four bytes are done at once, carries kept apart.
 */
export function filterRows(pixels: Uint32Array, above: Uint32Array, widthPx: number, out: Uint8Array): void {
  const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
  let at = 0;
  let up = above;
  let upAt = 0;
  for (let row = 0; row < pixels.length; row += widthPx) {
    out[at] = AVERAGE;
    at += 1;
    let left = 0;
    for (let x = 0; x < widthPx; x += 1) {
      const pixel = pixels[row + x]!;
      const over = up[upAt + x]!;
      const mean = (left & over) + (((left ^ over) & 0xfefefefe) >>> 1);
      const difference = ((pixel | 0x80808080) - (mean & 0x7f7f7f7f)) ^ ((pixel ^ ~mean) & 0x80808080);
      view.setUint32(at, difference, true);
      left = pixel;
      at += 4;
    }
    up = pixels;
    upAt = row;
  }
}
