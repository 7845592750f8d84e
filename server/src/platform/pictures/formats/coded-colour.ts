import { type DisplaySpace, displayProfile } from './display-profile.ts';

const D65 = [0.3127, 0.329] as const;
/** Red, green and blue by their number in ITU-T H.273, table 2. */
const PRIMARIES: Record<number, Pick<DisplaySpace, 'red' | 'green' | 'blue'>> = {
  1: { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] },
  9: { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  12: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
};
const srgbToLinear = (sample: number) =>
  sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4;
const power = (exponent: number) => (sample: number) => sample ** exponent;
/**
 * Transfer functions by their number in ITU-T H.273, table 3. The camera curves of television are shown with a display's 2.4
 * (ITU-R BT.1886).
 */
const TRANSFERS: Record<number, DisplaySpace['toLinear']> = {
  1: power(2.4),
  4: power(2.2),
  5: power(2.8),
  6: power(2.4),
  8: (sample) => sample,
  13: srgbToLinear,
  14: power(2.4),
  15: power(2.4),
};
const PQ = 16;
const HLG = 18;

/** A profile; `srgb` when the colours are sRGB or unknown; `hdr` for light that prints cannot show. */
export type CodedColour = Buffer | 'srgb' | 'hdr';

/** The colours that code points of H.273 mean, as in PNG's cICP and in AVIF's nclx. */
export function profileOfCodes(primaries: number, transfer: number): CodedColour {
  if (transfer === PQ || transfer === HLG) return 'hdr';
  const isSrgbCurve = transfer === 13 || transfer === 2 || transfer === 1 || transfer === 6;
  if ((primaries === 1 || primaries === 2) && isSrgbCurve) return 'srgb';
  const colours = PRIMARIES[primaries === 2 ? 1 : primaries];
  const toLinear = TRANSFERS[transfer === 2 ? 13 : transfer];
  return colours && toLinear ? displayProfile({ ...colours, white: D65, toLinear }) : 'srgb';
}

/** What PNG's gAMA (times 100 000) and cHRM (white, red, green, blue as x and y, times 100 000) mean. */
export function profileOfGamma(gamma: number | null, chromaticities: number[] | null): CodedColour {
  const isSrgbGamma = gamma === null || Math.abs(gamma - 45_455) <= 50;
  const srgb = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
  const isSrgbColours =
    chromaticities === null || chromaticities.every((value, index) => Math.abs(value - srgb[index]!) <= 100);
  if (isSrgbGamma && isSrgbColours) return 'srgb';
  const values = (chromaticities ?? srgb).map((value) => value / 100_000);
  // Invalid values, such as zeros, are ignored.
  if (values.some((value, index) => index % 2 === 1 && value <= 0)) return 'srgb';
  if (gamma !== null && (gamma < 10_000 || gamma > 500_000)) return 'srgb';
  const point = (index: number) => [values[index]!, values[index + 1]!] as const;
  const toLinear = isSrgbGamma ? srgbToLinear : power(100_000 / gamma);
  return displayProfile({ white: point(0), red: point(2), green: point(4), blue: point(6), toLinear });
}
