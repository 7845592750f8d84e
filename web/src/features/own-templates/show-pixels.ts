interface Pixels {
  widthPx: number;
  heightPx: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** Gives the canvas the picture's size and shows it there; a canvas that is gone by now is left out. */
export function showPixels(canvas: HTMLCanvasElement | null, { widthPx, heightPx, rgba }: Pixels): void {
  if (!canvas) return;
  canvas.width = widthPx;
  canvas.height = heightPx;
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, widthPx, heightPx), 0, 0);
}
