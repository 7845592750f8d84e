import { z } from 'zod';

/** sRGB colour `#RRGGBB`; transparency is the layer's `opacity`. */
export const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** Porter-Duff and blend modes both canvases implement alike. */
export const blendMode = z.enum([
  ...(['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'] as const),
  ...(['dodge', 'burn', 'hard-light', 'soft-light', 'difference', 'exclusion'] as const),
  ...(['hue', 'saturation', 'colour', 'luminosity'] as const),
]);
export type BlendMode = z.infer<typeof blendMode>;

/** The longest name of a layer or a group, in UTF-16 units. */
export const MAX_LAYER_NAME = 80;
/** The longest side of a layer. */
export const MAX_LAYER_MM = 5000;

/** Fields of every layer. Position is the layer's centre, in mm from the print area's top-left corner. */
export const layerBase = z.strictObject({
  /** Unique within the document. */
  id: z.string().min(1).max(40),
  /** What the list of layers calls it; never printed. */
  name: z.string().max(MAX_LAYER_NAME),
  /** Centre, from the left edge of the print area. */
  xMm: z.number(),
  /** Centre, from the upper edge of the print area, downwards. */
  yMm: z.number(),
  /** Width of the box before it is turned. */
  widthMm: z.number().positive().max(MAX_LAYER_MM),
  /** Height of the box before it is turned. */
  heightMm: z.number().positive().max(MAX_LAYER_MM),
  /** Clockwise, in degrees, about the centre. */
  rotationDeg: z.number(),
  /** 0 (invisible) to 1. */
  opacity: z.number().min(0).max(1),
  /** How its colours mix with those below. */
  blend: blendMode,
  /** A locked layer cannot be moved, changed or selected by marquee. */
  locked: z.boolean(),
  /** A hidden layer is neither drawn nor printed. */
  hidden: z.boolean(),
  /** The group the layer belongs to, one of its surface's `groups`; absent for a layer by itself. */
  groupId: z.string().min(1).max(40).optional(),
});
