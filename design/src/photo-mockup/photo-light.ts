import { srgbToLinear } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';

/** The photograph divided in two: the colour of the product, and the light on it; their product is the photograph again. */
export interface PhotoLight {
  /** Linear colour of the product where it is well lit. */
  albedo: [number, number, number];
  /** Light per pixel, 1 where the product is well lit; 1 outside the print. */
  light: Float32Array;
  /** Mean light of the print. */
  mean: number;
}

const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;
/** What counts as well lit lies between these shares of the printed pixels, sorted by brightness. */
const WELL_LIT = [0.85, 0.95] as const;
/** The least light that a product is taken to reflect; a black one would have unlimited light without it. */
const MIN_ALBEDO = 0.02;
/** Brighter than this is a highlight, which belongs to the gloss. */
const MAX_LIGHT = 2;

/** Takes light from a photograph's luminance where `coverage` says it will be printed. */
export function photoLight(photo: RgbaPicture, coverage: Float32Array): PhotoLight {
  const luminance = new Float32Array(coverage.length);
  const printed: number[] = [];
  for (let i = 0; i < coverage.length; i += 1) {
    luminance[i] = LUMINANCE.reduce((sum, weight, c) => sum + weight * linearAt(photo, i, c), 0);
    if ((coverage[i] as number) > 0.98) printed.push(i);
  }
  printed.sort((a, b) => (luminance[a] as number) - (luminance[b] as number));
  const lit = printed.slice(
    Math.floor(printed.length * WELL_LIT[0]),
    Math.max(1, Math.ceil(printed.length * WELL_LIT[1])),
  );
  const albedo = [0, 1, 2].map((c) =>
    Math.max(MIN_ALBEDO, lit.reduce((sum, i) => sum + linearAt(photo, i, c), 0) / Math.max(1, lit.length)),
  ) as [number, number, number];
  const reference = LUMINANCE.reduce((sum, weight, c) => sum + weight * (albedo[c] as number), 0);
  const light = new Float32Array(coverage.length).fill(1);
  for (let i = 0; i < light.length; i += 1) {
    if ((coverage[i] as number) > 0) light[i] = Math.min(MAX_LIGHT, (luminance[i] as number) / reference);
  }
  const sum = printed.reduce((total, i) => total + (light[i] as number), 0);
  return { albedo, light, mean: printed.length > 0 ? sum / printed.length : 1 };
}

function linearAt(photo: RgbaPicture, pixel: number, channel: number): number {
  return srgbToLinear[photo.rgba[pixel * 4 + channel] as number] as number;
}
