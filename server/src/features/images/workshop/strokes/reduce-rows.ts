import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';

/** A picture in memory; colours of clear pixels count for nothing. */
export interface SmallCopy {
  widthPx: number;
  heightPx: number;
  rgba: Uint8Array;
}

/** The picture with at most this many pixels, each the mean of those it stands for; the picture itself when it is small. */
export async function reduceRows(rows: PixelRows, maxPixels: number): Promise<SmallCopy> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (rows.widthPx * rows.heightPx)));
  if (scale === 1) {
    const { widthPx, heightPx } = rows;
    return { widthPx, heightPx, rgba: await rows.read(0, heightPx) };
  }
  const widthPx = Math.max(1, Math.floor(rows.widthPx * scale));
  const heightPx = Math.max(1, Math.floor(rows.heightPx * scale));
  const sums = new Float64Array(widthPx * heightPx * 5);
  const columns = Uint32Array.from({ length: rows.widthPx }, (_, x) =>
    Math.floor(((x + 0.5) * widthPx) / rows.widthPx),
  );
  await forEachRows(rows, (pixels, top, count) => {
    for (let y = 0, at = 0; y < count; y += 1) {
      const line = Math.floor(((top + y + 0.5) * heightPx) / rows.heightPx) * widthPx;
      for (let x = 0; x < rows.widthPx; x += 1, at += 4) {
        const to = (line + columns[x]!) * 5;
        const alpha = pixels[at + 3]!;
        sums[to]! += pixels[at]! * alpha;
        sums[to + 1]! += pixels[at + 1]! * alpha;
        sums[to + 2]! += pixels[at + 2]! * alpha;
        sums[to + 3]! += alpha;
        sums[to + 4]! += 1;
      }
    }
  });
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let index = 0; index < widthPx * heightPx; index += 1) {
    const [from, to] = [index * 5, index * 4];
    const alpha = sums[from + 3]!;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[to + channel] = Math.round(sums[from + channel]! / alpha);
    rgba[to + 3] = Math.round(alpha / sums[from + 4]!);
  }
  return { widthPx, heightPx, rgba };
}
