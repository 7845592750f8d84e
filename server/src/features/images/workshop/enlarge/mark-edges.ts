import { distance, type PremultipliedColour } from './flat-colours.ts';
import type { Plane } from './magnify.ts';

/** Neighbours that differ by more are no gradient. */
const EDGE = 24;
/** How far from an edge Lanczos has ripples, in pixels. */
const RIPPLES_PX = 3;

/** 1 for pixels at edges and as far from them as ripples reach, else 0. */
export function markEdges({
  light,
  widthPx,
  heightPx,
}: {
  light: readonly PremultipliedColour[];
  widthPx: number;
  heightPx: number;
}): Plane {
  const values = new Float32Array(light.length);
  const mark = (x: number, y: number) => {
    const [left, right] = [Math.max(0, x - RIPPLES_PX), Math.min(widthPx, x + RIPPLES_PX + 1)];
    for (let v = Math.max(0, y - RIPPLES_PX); v <= Math.min(heightPx - 1, y + RIPPLES_PX); v += 1)
      values.fill(1, v * widthPx + left, v * widthPx + right);
  };
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const own = light[y * widthPx + x]!;
      const right = x + 1 < widthPx && distance(own, light[y * widthPx + x + 1]!) > EDGE;
      const below = y + 1 < heightPx && distance(own, light[(y + 1) * widthPx + x]!) > EDGE;
      if (right || below) mark(x, y);
    }
  return { widthPx, heightPx, values };
}
