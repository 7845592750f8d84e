import { generatePattern } from '../generate-pattern.ts';
import { readPixels, releaseCanvas } from '../pattern-canvas.ts';
import { buildRequest, shippedFonts } from './draw-pattern.ts';

// Run in a separate process, so that only this engine counts: draws the largest patterns one after another, reads one
// back as encoding would, and reports the peak.
for (const [family, kind] of [
  ['watercolour', 'tile'],
  ['marble', 'motif'],
  ['flower', 'tile'],
  ['slogan', 'motif'],
] as const) {
  const { canvas } = await generatePattern(
    buildRequest({ family, kind, seed: 3, widthPx: 6000, heightPx: 6000 }),
    shippedFonts,
  );
  if (family === 'flower') readPixels(canvas);
  releaseCanvas(canvas);
}
process.send?.({ peakMb: process.resourceUsage().maxRSS / 1024 });
