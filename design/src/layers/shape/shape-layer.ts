import { z } from 'zod';
import { gradient } from '../gradient.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { shapeBindings } from '../layer-bindings.ts';
import { boundedShadow } from '../layer-shadow.ts';

/** All kinds of shapes, as they are offered. */
export const SHAPES = [
  ...(['rect', 'ellipse', 'triangle', 'polygon', 'star', 'burst', 'heart'] as const),
  ...(['arrow', 'plus', 'drop', 'moon', 'cloud', 'bubble', 'line'] as const),
] as const;

/** What a line may end with, as it is offered. */
export const LINE_ENDS = ['plain', 'arrow', 'triangle', 'dot', 'bar'] as const;
export type LineEnd = (typeof LINE_ENDS)[number];

/** Shapes with any number of points, and how many they have at first. */
export const DEFAULT_POINT_COUNTS: Readonly<Partial<Record<(typeof SHAPES)[number], number>>> = {
  polygon: 6,
  star: 5,
  burst: 16,
};

/** The widest outline of a shape. */
export const MAX_SHAPE_STROKE_MM = 200;
/** The largest radius of corners. */
export const MAX_CORNER_MM = 2500;
/** Bounds of the points of a polygon, a star or a burst. */
export const MIN_SHAPE_POINTS = 3;
export const MAX_SHAPE_POINTS = 24;

/** A geometric shape filling its box. */
export const shapeLayer = layerBase.extend({
  kind: z.literal('shape'),
  /** Which figure it is. */
  shape: z.enum(SHAPES),
  /** Null = no fill. */
  fill: hexColour.nullable(),
  /** Colours of the fill over the box instead of `fill`, where there is one; absent or null = `fill`. */
  gradient: gradient.nullable().optional(),
  stroke: z
    .strictObject({
      colour: hexColour,
      /** Thickness of the line. */
      widthMm: z.number().positive().max(MAX_SHAPE_STROKE_MM),
      /** Broken into dashes or round dots, so many that they end evenly; absent = solid. */
      dash: z.enum(['dashed', 'dotted']).optional(),
    })
    .nullable(),
  /** Heads at the left and right end of a `line`, in the colour of its stroke; absent = both plain. */
  ends: z.strictObject({ start: z.enum(LINE_ENDS), end: z.enum(LINE_ENDS) }).optional(),
  /** A shadow of what it shows; absent or null = none. */
  shadow: boundedShadow.nullable().optional(),
  /** Corner radius of `rect`, in mm. */
  cornerRadiusMm: z.number().min(0).max(MAX_CORNER_MM),
  /** Points of `polygon`, `star` and `burst`. */
  points: z.number().int().min(MIN_SHAPE_POINTS).max(MAX_SHAPE_POINTS),
  /** What orders may change of it. */
  bindings: shapeBindings.optional(),
});
export type ShapeLayer = z.infer<typeof shapeLayer>;
