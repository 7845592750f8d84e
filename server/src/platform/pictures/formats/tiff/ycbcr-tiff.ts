import type { TiffTags } from './read-tiff-tags.ts';

export const YCBCR = 6;
const JPEG = 7;
/** Coefficients of ITU-R BT.601, used where a file does not say (TIFF 6.0, section 21). */
const COEFFICIENTS = [0.299, 0.587, 0.114];
const BLACK_WHITE = [0, 255, 128, 255, 128, 255];
/** Sum of the coefficients, but for rounding. */
const WHOLE = 1;

/** Whether each pixel has all three samples. */
export const isFullYcbcr = ({ photometric, subsampling }: TiffTags): boolean =>
  photometric === YCBCR && subsampling[0] === 1 && subsampling[1] === 1;

/**
 * Whether libvips takes luminance and colour differences for red, green and blue: where they have as many samples as
 * pixels, and no JPEG around them whose decoder would see to it.
 */
export const isRawYcbcr = (tags: TiffTags): boolean =>
  isFullYcbcr(tags) && tags.compression !== JPEG && tags.bitsPerSample === 8;

/**
 * What makes sRGB samples of luminance and colour differences, in place, four a pixel (TIFF 6.0, sections 20 and 21).
 * Null when the file's coefficients or references are no numbers that can be meant.
 */
export function ycbcrToRgb(tags: TiffTags): ((pixels: Uint8Array) => void) | null {
  const [red = 0, green = 0, blue = 0] = tags.ycbcrCoefficients ?? COEFFICIENTS;
  const reference = tags.referenceBlackWhite ?? BLACK_WHITE;
  const isSound = [red, green, blue].every((value) => value > 0 && value < WHOLE);
  if (!isSound || Math.abs(red + green + blue - WHOLE) > 0.01) return null;
  if (reference.length !== 6 || !reference.every(Number.isFinite)) return null;
  const [black = 0, white = 0, noBlue = 0, maxBlue = 0, noRed = 0, maxRed = 0] = reference;
  if (white <= black || maxBlue <= noBlue || maxRed <= noRed) return null;
  const gain = 255 / (white - black);
  const [blueGain, redGain] = [127 / (maxBlue - noBlue), 127 / (maxRed - noRed)];
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const y = (pixels[at]! - black) * gain;
      const b = y + (pixels[at + 1]! - noBlue) * blueGain * (2 - 2 * blue);
      const r = y + (pixels[at + 2]! - noRed) * redGain * (2 - 2 * red);
      pixels[at] = sample(r);
      pixels[at + 1] = sample((y - red * r - blue * b) / green);
      pixels[at + 2] = sample(b);
    }
  };
}

const sample = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));
