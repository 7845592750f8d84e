import { z } from 'zod';
import { listOf } from '../../parsing/list-of.ts';
import { crop } from '../crop.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { shapeBindings } from '../layer-bindings.ts';
import { boundedShadow } from '../layer-shadow.ts';
import { readPathData } from './path-data.ts';

/** Paths of one vector. */
export const MAX_VECTOR_PATHS = 500;
/** Characters of path data in one vector: drawn in a few milliseconds, and many of them fit into a saved design. */
export const MAX_PATH_DATA = 200_000;

/** Widths of strokes, in units of the view box; a canvas takes a width that is too small for it for none. */
const MIN_STROKE_WIDTH = 1e-6;
export const MAX_STROKE_WIDTH = 1e6;

/** A length or place in the units of the view box. */
const unit = z.number().min(-1e6).max(1e6);

/** One outline with its paint. */
export const vectorPath = z
  .strictObject({
    /** The outline in units of the view box: `M`, `L`, `Q`, `C`, `Z` with absolute numbers, as `writePathData` writes it. */
    d: z
      .string()
      .min(1)
      .max(MAX_PATH_DATA)
      .refine((d) => readPathData(d) !== null, { message: 'Not an outline of M, L, Q, C and Z.' }),
    /** Null = no fill. */
    fill: hexColour.nullable(),
    /** Which parts lie inside where outlines overlap; absent = `nonzero`. */
    rule: z.enum(['nonzero', 'evenodd']).optional(),
    /** Outline of the path; null = none. */
    stroke: z
      .strictObject({
        colour: hexColour,
        /** Thickness in units of the view box. */
        width: z.number().min(MIN_STROKE_WIDTH).max(MAX_STROKE_WIDTH),
        /** How corners are drawn. */
        join: z.enum(['miter', 'round', 'bevel']),
        /** How open ends are drawn. */
        cap: z.enum(['butt', 'round', 'square']),
        /** Longest tip of a mitre, in half widths. */
        miterLimit: z.number().min(1).max(100),
      })
      .nullable(),
    /** 0..1, of a path that has only a fill or only a stroke; absent = 1. */
    opacity: z.number().min(0).max(1).optional(),
  })
  .refine(({ opacity = 1, fill, stroke }) => opacity === 1 || fill === null || stroke === null, {
    message: 'A path with a fill and a stroke is solid.',
    path: ['opacity'],
  });
export type VectorPath = z.infer<typeof vectorPath>;

/** A drawing of outlines: sharp at any size, and its colours can be changed. Its view box fills the layer's box; what lies beyond is cut off. */
export const vectorLayer = layerBase
  .extend({
    kind: z.literal('vector'),
    /** The rectangle of the drawing that is shown, in its own units. */
    viewBox: z.strictObject({
      x: unit,
      y: unit,
      width: z.number().min(1e-3).max(1e6),
      height: z.number().min(1e-3).max(1e6),
    }),
    /** Outlines with their paint; the first lies at the bottom. */
    paths: listOf(vectorPath).min(1).max(MAX_VECTOR_PATHS),
    /** The part of the view box that fills the layer's box, before flipping. */
    crop,
    flipX: z.boolean(),
    flipY: z.boolean(),
    /** A shadow of what it shows; absent or null = none. */
    shadow: boundedShadow.nullable().optional(),
    /** What orders may change of it. */
    bindings: shapeBindings.optional(),
  })
  .refine(({ paths }) => paths.reduce((sum, { d }) => sum + d.length, 0) <= MAX_PATH_DATA, {
    message: 'The paths of a vector are too long.',
    path: ['paths'],
  });
export type VectorLayer = z.infer<typeof vectorLayer>;
