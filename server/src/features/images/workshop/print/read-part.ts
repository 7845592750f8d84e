import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';

/** A part of a picture in memory, RGBA, and where it lies in the picture. */
export interface Part {
  pixels: Uint8Array;
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

const ROWS = 256;

/** The part of a picture that a box touches; null when it touches none. */
export async function readPart(
  rows: PixelRows,
  box: { left: number; top: number; right: number; bottom: number },
): Promise<Part | null> {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [
    Math.min(rows.widthPx, Math.ceil(box.right)),
    Math.min(rows.heightPx, Math.ceil(box.bottom)),
  ];
  const [widthPx, heightPx] = [right - left, bottom - top];
  if (widthPx <= 0 || heightPx <= 0) return null;
  const pixels = new Uint8Array(widthPx * heightPx * 4);
  for (let y = top; y < bottom; y += ROWS) {
    const count = Math.min(ROWS, bottom - y);
    const read = await rows.read(y, count);
    for (let row = 0; row < count; row += 1) {
      const from = (row * rows.widthPx + left) * 4;
      pixels.set(read.subarray(from, from + widthPx * 4), (y - top + row) * widthPx * 4);
    }
  }
  return { pixels, left, top, widthPx, heightPx };
}
