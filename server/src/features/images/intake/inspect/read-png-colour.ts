import {
  type CodedColour,
  profileOfCodes,
  profileOfGamma,
} from '../../../../platform/pictures/formats/coded-colour.ts';

/** What a PNG says about its colours besides pixels and ICC profile. */
export interface PngColour {
  /** Several frames; only the first is drawn. */
  isAnimated: boolean;
  /** Chunks that make some programs show other colours than others do. */
  isAmbiguous: boolean;
  /** The colours that the chunks mean; `srgb` also where an ICC profile takes precedence. */
  coded: CodedColour;
}

/**
 * Reads the chunks before the pixels; `head` is the file's beginning. Anything malformed ends the reading. The order of
 * precedence is the PNG specification's (third edition, 4.3): cICP, iCCP, sRGB, gAMA and cHRM.
 */
export function readPngColour(head: Buffer): PngColour {
  let isAnimated = false;
  let [codes, chromaticities]: [number[] | null, number[] | null] = [null, null];
  let gamma: number | null = null;
  let hasProfile = false;
  let isSrgb = false;
  for (let at = 8; at + 8 <= head.length; ) {
    const length = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    const content = head.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT' || type === 'IEND') break;
    if (type === 'acTL') isAnimated = true;
    if (type === 'cICP' && content.length >= 2) codes = [content[0]!, content[1]!];
    if (type === 'iCCP') hasProfile = true;
    if (type === 'sRGB') isSrgb = true;
    if (type === 'gAMA' && content.length >= 4) gamma = content.readUInt32BE();
    if (type === 'cHRM' && content.length >= 32)
      chromaticities = [0, 4, 8, 12, 16, 20, 24, 28].map((byte) => content.readUInt32BE(byte));
    at += 12 + length;
  }
  let coded: CodedColour = 'srgb';
  if (codes) coded = profileOfCodes(codes[0]!, codes[1]!);
  else if (!hasProfile && !isSrgb) coded = profileOfGamma(gamma, chromaticities);
  const isAmbiguous = coded !== 'srgb' || codes !== null || (hasProfile && gamma !== null && !isSrgb);
  return { isAnimated, isAmbiguous, coded };
}
