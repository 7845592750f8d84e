import { cutOut } from '../../server/src/features/images/workshop/cut-out/cut-out.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import type { KnownCutOut } from './known-cut-outs.ts';

/** The alpha that the tool gives, and its own report on it; null = it found no even ground. */
export async function cutOutOf({ rgba, widthPx, heightPx }: KnownCutOut) {
  const alpha = new Float32Array(widthPx * heightPx);
  let next = 0;
  const rows = rowsOfPixels(rgba, widthPx, heightPx);
  const made = await cutOut(rows, { tolerance: 16, isContiguous: true }, async (pixels) => {
    for (let at = 3; at < pixels.length; at += 4) alpha[next++] = pixels[at]! / 255;
  });
  return made && { alpha, edgeQuality: made.edgeQuality };
}
