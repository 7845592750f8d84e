import { z } from 'zod';
import { listOf } from '../parsing/list-of.ts';

/** The most cutouts of a surface, and points of one of them. */
export const MAX_CUTOUTS = 20;
export const MAX_CUTOUT_POINTS = 200;

/** A place on the photograph, in its pixels; may lie a little outside it. */
const photoPoint = z.tuple([z.number().min(-20_000).max(40_000), z.number().min(-20_000).max(40_000)]);
export type PhotoPoint = z.infer<typeof photoPoint>;

/**
 * What a seller marks on a photograph of a product: where the print lies, what lies over it, and how strongly the
 * photograph's own light acts on the print.
 */
export const photoMarks = z
  .strictObject({
    /** Size of the photograph the points are measured on, in px. */
    widthPx: z.number().int().min(1).max(20_000),
    heightPx: z.number().int().min(1).max(20_000),
    /** Cells of the mesh; 1 × 1 is four corners in perspective, more follow a curve. */
    columns: z.number().int().min(1).max(8),
    rows: z.number().int().min(1).max(8),
    /** (columns + 1) × (rows + 1) points, row by row from the print's top left. */
    points: listOf(photoPoint).min(4).max(81),
    /** Areas that are not printed although they lie inside the mesh: a handle, a button, a zip. */
    cutouts: listOf(listOf(photoPoint).min(3).max(MAX_CUTOUT_POINTS)).max(MAX_CUTOUTS).default([]),
    /** 0 = the print is lit evenly, 1 = exactly as the photograph. */
    shading: z.number().min(0).max(1).default(1),
  })
  .refine((marks) => marks.points.length === (marks.columns + 1) * (marks.rows + 1), {
    path: ['points'],
    message: 'points must be (columns + 1) × (rows + 1)',
  });
export type PhotoMarks = z.infer<typeof photoMarks>;

/** The same marks on the photograph at another size. */
export function scaleMarks(marks: PhotoMarks, widthPx: number, heightPx: number): PhotoMarks {
  const [fx, fy] = [widthPx / marks.widthPx, heightPx / marks.heightPx];
  const scale = ([x, y]: PhotoPoint): PhotoPoint => [x * fx, y * fy];
  return {
    ...marks,
    widthPx,
    heightPx,
    points: marks.points.map(scale),
    cutouts: marks.cutouts.map((cutout) => cutout.map(scale)),
  };
}
