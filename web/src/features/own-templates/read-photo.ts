/** A picture at an address, reduced to at most this many pixels on its longer side. */
export async function readPhoto(url: string, longestPx: number): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const whole = await createImageBitmap(await response.blob());
  const scale = Math.min(1, longestPx / Math.max(whole.width, whole.height));
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((px) =>
    Math.max(1, Math.round(px * scale)),
  );
  return createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'high' });
}
