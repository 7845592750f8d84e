import { z } from 'zod';

const triple = z.tuple([z.number(), z.number(), z.number()]);

/**
 * What a surface shows for artwork of each grey, from a picture that is composed in sRGB codes: a Photoshop document. With it,
 * `base` is the mockup without artwork, and light, gloss and albedo are not used.
 */
const mockupResponse = z.object({
  /** Full-size pictures of the mockup with artwork from black to white all over the surface, in equal steps. */
  greys: z.array(z.string()).min(2).max(17),
  /** The artwork that shows the same as none; missing where see-through artwork is mixed with what shows without it. */
  ground: z.string().optional(),
});

/** Where one printable surface lies in a mockup picture. Files are lossless WebP, named relative to `mockup.json`. */
export const mockupSurface = z.object({
  surface: z.string(),
  /** U in the left half, V in the right; each 16 bit, high byte in R, low byte in G. */
  uv: z.string(),
  /** Size of one half of the `uv` picture, in px. */
  uvWidthPx: z.number().int().positive(),
  uvHeightPx: z.number().int().positive(),
  /** Surface millimetres that 0 and 65535 stand for. */
  uMm: z.tuple([z.number(), z.number()]),
  vMm: z.tuple([z.number(), z.number()]),
  /** Full-size coverage of the printable surface, 0..255 in every channel. */
  coverage: z.string(),
  response: mockupResponse.optional(),
});
export type MockupSurface = z.infer<typeof mockupSurface>;

/** A product photograph as data; written by `catalogue/`, read by `mockup/`. */
export const mockupAsset = z.object({
  format: z.literal(1),
  id: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  /** sRGB picture of the white product. */
  base: z.string(),
  /** Lossless WebP: R = diffuse light, G = product coverage, B = gloss. R and B are sRGB-coded. */
  maps: z.string(),
  /** Linear light that code 255 of R stands for. */
  lightScale: z.number().positive(),
  /** Colour of the light, linear RGB factors. */
  lightTint: triple,
  /** Linear gloss that code 255 of B stands for; 0 = no gloss map. */
  glossScale: z.number().nonnegative(),
  /** Linear albedo of the white product in `base`. */
  baseAlbedo: triple,
  /** Linear albedo of white ink; other inks scale with it. */
  inkAlbedo: z.number().positive(),
  surfaces: z.array(mockupSurface),
});
export type MockupAsset = z.infer<typeof mockupAsset>;
