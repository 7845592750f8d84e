/** Area average of planar-interleaved numbers: `channels` values per pixel. For reducing only. */
export function reduceArea(
  source: Float32Array,
  width: number,
  height: number,
  outWidth: number,
  outHeight: number,
  channels: number,
): Float32Array {
  if (width === outWidth && height === outHeight) return source;
  const rows = reduceAlong(source, width, outWidth, height, channels, width * channels, channels, outWidth * channels, channels);
  return reduceAlong(rows, height, outHeight, outWidth, channels, channels, outWidth * channels, channels, outWidth * channels);
}

/** One axis: `lines` lines of `length` samples become `outLength` samples, by covered share. */
function reduceAlong(
  source: Float32Array,
  length: number,
  outLength: number,
  lines: number,
  channels: number,
  lineStride: number,
  step: number,
  outLineStride: number,
  outStep: number,
): Float32Array {
  const out = new Float32Array(outLength * lines * channels);
  const ratio = length / outLength;
  for (let o = 0; o < outLength; o += 1) {
    const from = o * ratio;
    const to = Math.min(length, (o + 1) * ratio);
    for (let i = Math.floor(from); i < to; i += 1) {
      const share = (Math.min(to, i + 1) - Math.max(from, i)) / ratio;
      for (let line = 0; line < lines; line += 1) {
        for (let c = 0; c < channels; c += 1) {
          const at = line * outLineStride + o * outStep + c;
          out[at] = (out[at] ?? 0) + share * (source[line * lineStride + i * step + c] ?? 0);
        }
      }
    }
  }
  return out;
}
