import type { RgbaPicture } from '../painting/index.ts';

/** A surface drawn by `drawSurface`; straight alpha. */
export interface MockupArtwork extends RgbaPicture {
  /** The scale it was drawn with; about `artworkDensity`. */
  pxPerMm: number;
  /** Where the picture's corner lies, in surface mm: the size's print area (less the bleed, if drawn with it). */
  originMm: { xMm: number; yMm: number };
}
