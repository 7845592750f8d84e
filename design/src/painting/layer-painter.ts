import type { Matrix } from '../geometry/index.ts';
import type { CanvasTarget } from './canvas-target.ts';
import type { DrawingResources } from './drawing-resources.ts';
import type { Edges } from './matrix.ts';
import type { Scale } from './scale.ts';

/** `strict` throws a `DrawingError` where something is missing; `editor` draws a hatch instead. */
export type DrawingMode = 'strict' | 'editor';

/** The inputs with which a kind of layer paints itself. */
export interface PaintContext {
  target: CanvasTarget;
  /** From the layer's mm (origin at the centre of its box) to pixels of `target`; already set on it. */
  matrix: Matrix;
  scale: Scale;
  /** The part of `target` worth drawing, in px. */
  visiblePx: Edges;
  /** See `DrawSurfaceOptions`. */
  snapsPictures: boolean;
  resources: DrawingResources;
}

/** How one layer is painted, computed before painting. */
export interface LayerPainting {
  /** Extent of everything painted, in mm from the box's centre, before rotation. */
  extent: Edges;
  /** Parts lie over each other, so opacity and blend must be applied to the whole, not to each part. */
  overlaps: boolean;
  paint(context: PaintContext): void;
}
