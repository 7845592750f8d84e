/** The end of the chunk that starts at this pixel: places ascend, so the chunk is within one window of the picture. */
export function endOfChunk(
  pixels: Uint32Array,
  from: number,
  { chunkPixels, windowPixels }: { chunkPixels: number; windowPixels: number },
): number {
  const first = pixels[from] as number;
  let to = Math.min(pixels.length, from + chunkPixels);
  while ((pixels[to - 1] as number) - first >= windowPixels) to = from + ((to - from) >> 1);
  return to;
}
