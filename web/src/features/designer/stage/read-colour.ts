/** A pixel as a canvas gives it: red, green, blue, alpha, 0 to 255. */
type Pixel = ArrayLike<number>;

/** The colour that is seen where pixels lie on each other, the lowest first; white lies below all. */
export function seenColour(pixels: readonly Pixel[]): string {
  let seen = [255, 255, 255];
  for (const pixel of pixels) {
    const alpha = (pixel[3] ?? 0) / 255;
    seen = seen.map((below, channel) => (pixel[channel] ?? 0) * alpha + below * (1 - alpha));
  }
  return `#${seen.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The pixel of a canvas under a point of the screen; null outside it. */
export function pixelAt(canvas: HTMLCanvasElement, at: { x: number; y: number }): Pixel | null {
  const box = canvas.getBoundingClientRect();
  const x = Math.floor(((at.x - box.left) / box.width) * canvas.width);
  const y = Math.floor(((at.y - box.top) / box.height) * canvas.height);
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return null;
  return canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? null;
}
