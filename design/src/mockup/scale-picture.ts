/**
 * Area average of `channels` values per pixel, each output pixel the mean of exactly what it covers.
 * For reducing only; the same size gives `source` itself.
 */
export function reduceArea(
  source: Float32Array,
  width: number,
  height: number,
  outWidth: number,
  outHeight: number,
  channels: number,
): Float32Array {
  if (width === outWidth && height === outHeight) return source;
  const across = reduceRows(source, width, height, outWidth, channels);
  return reduceColumns(across, outWidth * channels, height, outHeight);
}

function reduceRows(
  source: Float32Array,
  width: number,
  height: number,
  outWidth: number,
  channels: number,
): Float32Array {
  const out = new Float32Array(outWidth * height * channels);
  const ratio = width / outWidth;
  for (let y = 0, o = 0; y < height; y += 1) {
    for (let x = 0; x < outWidth; x += 1, o += channels) {
      const from = x * ratio;
      const to = Math.min(width, from + ratio);
      for (let i = Math.floor(from); i < to; i += 1) {
        const share = (Math.min(to, i + 1) - Math.max(from, i)) / ratio;
        const at = (y * width + i) * channels;
        for (let c = 0; c < channels; c += 1) {
          out[o + c] = (out[o + c] as number) + share * (source[at + c] as number);
        }
      }
    }
  }
  return out;
}

/** Whole rows at a time, in memory order. */
function reduceColumns(
  source: Float32Array,
  rowLength: number,
  height: number,
  outHeight: number,
): Float32Array {
  const out = new Float32Array(rowLength * outHeight);
  const ratio = height / outHeight;
  for (let y = 0; y < outHeight; y += 1) {
    const from = y * ratio;
    const to = Math.min(height, from + ratio);
    for (let row = Math.floor(from); row < to; row += 1) {
      const share = (Math.min(to, row + 1) - Math.max(from, row)) / ratio;
      for (let i = 0, o = y * rowLength, at = row * rowLength; i < rowLength; i += 1, o += 1, at += 1) {
        out[o] = (out[o] as number) + share * (source[at] as number);
      }
    }
  }
  return out;
}
