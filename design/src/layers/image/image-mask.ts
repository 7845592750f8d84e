import { z } from 'zod';

/**
 * The shape a picture is cut to, filling the layer's box; a pattern is cut as a whole. Nothing of the picture is lost,
 * and its flips do not turn the shape.
 */
export const imageMask = z.strictObject({
  /** The outlines of shape layers. */
  shape: z.enum(['rect', 'ellipse', 'triangle', 'star', 'heart']),
  /** Corner radius of `rect`, in mm; absent = 0. */
  cornerRadiusMm: z.number().min(0).max(2500).optional(),
  /** Points of `star`; absent = 5. */
  points: z.number().int().min(3).max(24).optional(),
});
export type ImageMask = z.infer<typeof imageMask>;
export type MaskShape = ImageMask['shape'];

/** Default points of a star. */
export const DEFAULT_STAR_POINTS = 5;
