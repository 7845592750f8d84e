import { z } from 'zod';
import { gradient } from '../gradient.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { shapeBindings } from '../layer-bindings.ts';

/** A geometric shape filling its box. */
export const shapeLayer = layerBase.extend({
  kind: z.literal('shape'),
  shape: z.enum(['rect', 'ellipse', 'triangle', 'star', 'heart', 'line']),
  /** Null = no fill. */
  fill: hexColour.nullable(),
  /** Colours of the fill over the box instead of `fill`, where there is one; absent or null = `fill`. */
  gradient: gradient.nullable().optional(),
  stroke: z.strictObject({ colour: hexColour, widthMm: z.number().positive().max(200) }).nullable(),
  /** Corner radius of `rect`, in mm. */
  cornerRadiusMm: z.number().min(0).max(2500),
  /** Points of `star`. */
  points: z.number().int().min(3).max(24),
  /** What orders may change of it. */
  bindings: shapeBindings.optional(),
});
export type ShapeLayer = z.infer<typeof shapeLayer>;
