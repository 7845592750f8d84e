import { z } from 'zod';
import { gradient } from '../gradient.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { shapeBindings } from '../layer-bindings.ts';

/** All kinds of shapes, as they are offered. */
export const SHAPES = [
  ...(['rect', 'ellipse', 'triangle', 'polygon', 'star', 'burst', 'heart'] as const),
  ...(['arrow', 'plus', 'drop', 'moon', 'cloud', 'bubble', 'line'] as const),
] as const;

/** Shapes with any number of points, and how many they have at first. */
export const FIRST_POINTS: Readonly<Partial<Record<(typeof SHAPES)[number], number>>> = {
  polygon: 6,
  star: 5,
  burst: 16,
};

/** A geometric shape filling its box. */
export const shapeLayer = layerBase.extend({
  kind: z.literal('shape'),
  shape: z.enum(SHAPES),
  /** Null = no fill. */
  fill: hexColour.nullable(),
  /** Colours of the fill over the box instead of `fill`, where there is one; absent or null = `fill`. */
  gradient: gradient.nullable().optional(),
  stroke: z.strictObject({ colour: hexColour, widthMm: z.number().positive().max(200) }).nullable(),
  /** Corner radius of `rect`, in mm. */
  cornerRadiusMm: z.number().min(0).max(2500),
  /** Points of `polygon`, `star` and `burst`. */
  points: z.number().int().min(3).max(24),
  /** What orders may change of it. */
  bindings: shapeBindings.optional(),
});
export type ShapeLayer = z.infer<typeof shapeLayer>;
