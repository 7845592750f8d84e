/** What a PNG says about its colours besides pixels and ICC profile. */
export interface PngColour {
  /** Several frames; only the first is drawn. */
  isAnimated: boolean;
  /** Chunks that make some programs show other colours than others do. */
  isAmbiguous: boolean;
}

const SRGB_GAMMA = 45_455;

/** Reads the chunks before the pixels; `head` is the file's beginning. Anything malformed ends the reading. */
export function readPngColour(head: Buffer): PngColour {
  const colour: PngColour = { isAnimated: false, isAmbiguous: false };
  let isSrgb = false;
  let gamma = SRGB_GAMMA;
  for (let at = 8; at + 8 <= head.length; ) {
    const length = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT' || type === 'IEND') break;
    if (type === 'acTL') colour.isAnimated = true;
    if (type === 'cICP') colour.isAmbiguous = true;
    if (type === 'sRGB') isSrgb = true;
    if (type === 'gAMA' && at + 12 <= head.length) gamma = head.readUInt32BE(at + 8);
    at += 12 + length;
  }
  // A few units beside 1/2.2 are rounding, not another gamma.
  if (!isSrgb && Math.abs(gamma - SRGB_GAMMA) > 50) colour.isAmbiguous = true;
  return colour;
}
