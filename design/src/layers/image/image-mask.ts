import { z } from 'zod';
import { MAX_CORNER_MM, MAX_SHAPE_POINTS, MIN_SHAPE_POINTS, SHAPES } from '../shape/shape-layer.ts';

/** All shapes with an inside. */
const MASKS = z.enum(SHAPES).exclude(['line']);

/**
 * The shape a picture is cut to, filling the layer's box; a pattern is cut as a whole. Nothing of the picture is lost,
 * and its flips do not turn the shape.
 */
export const imageMask = z.strictObject({
  /** The outlines of shape layers. */
  shape: MASKS,
  /** Corner radius of `rect`, in mm; absent = 0. */
  cornerRadiusMm: z.number().min(0).max(MAX_CORNER_MM).optional(),
  /** Points of `polygon`, `star` and `burst`; absent = as many as such a shape has at first. */
  points: z.number().int().min(MIN_SHAPE_POINTS).max(MAX_SHAPE_POINTS).optional(),
});
export type ImageMask = z.infer<typeof imageMask>;
export type MaskShape = ImageMask['shape'];
