import type { RgbaPicture } from '../painting/index.ts';

/** The decoded files of a mockup asset, RGBA, without any colour conversion. */
export interface MockupPictures {
  base: RgbaPicture;
  maps: RgbaPicture;
  /** By surface id. */
  uv: Record<string, RgbaPicture>;
  coverage: Record<string, RgbaPicture>;
  /** Pictures of the surfaces that have a response. */
  responses?: Record<string, ResponsePictures>;
}

/** Pictures of a surface's response. */
export interface ResponsePictures {
  greys: RgbaPicture[];
  ground?: RgbaPicture;
}

/** What the pixels of a surface show for artwork of each grey. */
export interface PreparedResponse {
  greys: number;
  hasGround: boolean;
  /** For each pixel the colour of each grey, then the ground if there is one; red in the lowest byte, then green and blue. */
  colours: Uint32Array;
}

/** The pixels of the picture that show one printable surface. */
export interface PreparedSurface {
  surfaceId: string;
  /** Index of each pixel in the picture, ascending. */
  pixels: Uint32Array;
  /** Four numbers per pixel would waste cache on outside pixels, so only covered ones are kept. Surface mm. */
  u: Float32Array;
  v: Float32Array;
  /** Change of (u, v) to the next pixel right and down, in mm; 0 across a jump. */
  dux: Float32Array;
  dvx: Float32Array;
  duy: Float32Array;
  dvy: Float32Array;
  /** Light × tint × coverage of this surface, RGB; empty with a response. */
  light: Float32Array;
  response?: PreparedResponse;
}

/** A mockup prepared for composing many times at one size. Large; keep a few. */
export interface PreparedMockup {
  id: string;
  widthPx: number;
  heightPx: number;
  /** Linear RGB of the white product's picture. */
  base: Float32Array;
  /** Light × tint × product coverage, RGB. */
  productLight: Float32Array;
  baseAlbedo: readonly [number, number, number];
  inkAlbedo: number;
  surfaces: readonly PreparedSurface[];
  /** The product without artwork in the colour composed last. */
  colourCache: {
    hex: string;
    /** How strong its melange is; 0 = one even colour. */
    strength: number;
    /** The same without the melange. */
    linear: Float32Array;
    /** The same with the melange. */
    rgba: Uint8ClampedArray;
  } | null;
  /** Fibres of a melange by pixel, once they were asked for; `shares` null = nothing says how the cloth lies. */
  fibres?: { shares: Float32Array | null };
}
