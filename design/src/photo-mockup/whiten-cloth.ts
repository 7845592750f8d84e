import { linearOfHex, srgbToLinear, toSrgbCode } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';
import { photoLight } from './photo-light.ts';

/** What white cloth is in a photograph, as linear luminance, at least and at most. */
const WHITE = [0.45, 1] as const;
/** A darker product has too little light in its photograph to become white without noise; linear luminance. */
const MIN_ALBEDO = 0.2;
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

interface Printed {
  /** Where something is printed, 0 to 1. */
  print: Float32Array;
  /** How strongly the photograph's light acts on the print at a pixel, 0 to 1. */
  shadingAt: (pixel: number) => number;
  /** The colour of the product in the photograph, sRGB: it says how the photograph was exposed. */
  colourHex: string;
}

/** A photograph whose cloth has become white. */
export interface WhitenedCloth {
  base: RgbaPicture;
  /** Light per pixel, 1 where the cloth is well lit. */
  light: Float32Array;
  albedo: [number, number, number];
}

/** The photograph with white cloth in its own light, which has no colour there. Null for cloth too dark for it. */
export function whitenCloth(
  photo: RgbaPicture,
  cloth: Float32Array,
  { print, shadingAt, colourHex }: Printed,
): WhitenedCloth | null {
  const { albedo, light, mean } = photoLight(photo, cloth);
  const brightness = luminanceOf(albedo);
  if (brightness < MIN_ALBEDO) return null;
  const white = Math.min(WHITE[1], Math.max(WHITE[0], brightness / luminanceOf(linearOfHex(colourHex))));
  const rgba = new Uint8ClampedArray(photo.rgba);
  for (let i = 0; i < light.length; i += 1) {
    rgba[i * 4 + 3] = 255;
    const share = cloth[i] as number;
    if (share === 0) continue;
    const even = (print[i] as number) * (1 - shadingAt(i));
    const acting = (light[i] as number) * (1 - even) + mean * even;
    light[i] = acting;
    for (let c = 0; c < 3; c += 1) {
      const own = srgbToLinear[photo.rgba[i * 4 + c] as number] as number;
      rgba[i * 4 + c] = toSrgbCode(own * (1 - share) + white * acting * share);
    }
  }
  const { widthPx, heightPx } = photo;
  return { base: { rgba, widthPx, heightPx }, light, albedo: [white, white, white] };
}

const luminanceOf = (linear: readonly number[]): number =>
  LUMINANCE.reduce((sum, weight, c) => sum + weight * (linear[c] as number), 0);
