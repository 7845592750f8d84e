import type { Layer } from '../layers/index.ts';
import type { CanvasTarget } from './canvas-target.ts';
import { drawLayer } from './draw-layer.ts';
import { DrawingError } from './drawing-error.ts';
import type { DrawingResources } from './drawing-resources.ts';
import type { DrawingMode } from './layer-painter.ts';
import { type Edges, overlapPx } from './matrix.ts';
import { growOutline } from './paths/grow-outline.ts';
import { parseSvgPath } from './paths/parse-svg-path.ts';
import { tracePath } from './paths/path.ts';
import { type Scale, scaleOf } from './scale.ts';
import { heavyVectors } from './vector/vector-work.ts';

/** What is on a surface, bottom layer first, and the print area it is clipped to. */
export interface SurfaceToDraw {
  layers: readonly Layer[];
  /** Trim size of the print area. */
  widthMm: number;
  heightMm: number;
  /** Outline inside the print area that may carry ink, as an SVG path in mm; null = the whole rectangle. */
  clip?: string | null;
  /** The bleed lies around the outline, everywhere as wide; absent = the outline grows about its middle. */
  bleedsAround?: boolean;
}

/** Where on the canvas and in which mode. */
export interface DrawSurfaceOptions {
  pxPerMm: number | Scale;
  /** Distance of the print area's corner from the canvas's corner: the bleed in a print file, pan on a stage. */
  offsetXMm?: number;
  offsetYMm?: number;
  /** Ink reaches this far beyond the trim. Default 0. */
  bleedMm?: number;
  /** Default `strict`. */
  mode?: DrawingMode;
  /**
   * The visible part of the canvas, in whole px: the rest is not drawn, which saves time and memory and changes no
   * pixel inside it. Default: all.
   */
  partPx?: Edges;
  /** Pictures within 0.2 % of their own pixels are drawn with just those, on whole pixels: for print files. Default no. */
  snapsPictures?: boolean;
}

/**
 * Draws a surface onto a canvas for print file, mockup and cell of a batch: clips to the print area and draws the layers one by
 * one. The stage clips differently and calls `drawLayer` itself. Sets the context's transform absolutely and leaves its state as it was. In strict mode throws
 * `DrawingError` when an image, font or glyph is missing, and when vectors are too much to draw.
 */
export function drawSurface(
  target: CanvasTarget,
  surface: SurfaceToDraw,
  resources: DrawingResources,
  options: DrawSurfaceOptions,
): void {
  const { pxPerMm, offsetXMm = 0, offsetYMm = 0, mode = 'strict', snapsPictures = false } = options;
  const [heavy] = mode === 'strict' ? heavyVectors(surface.layers) : [];
  if (heavy) throw new DrawingError('heavy-vector', heavy[0].id, String(heavy[1]));
  target.save();
  const area = clipToPrintArea(target, surface, options);
  const visiblePx = overlapPx(area, options.partPx ?? { left: 0, top: 0, right: Infinity, bottom: Infinity });
  for (const layer of surface.layers) {
    drawLayer(target, layer, resources, { pxPerMm, offsetXMm, offsetYMm, mode, visiblePx, snapsPictures });
  }
  target.restore();
}

/**
 * Lets through only the print area with its bleed, and of it only what the outline allows; `drawSurface` does
 * this itself. Returns the area in px. Leaves a transform set; to be called between `save` and `restore`.
 */
export function clipToPrintArea(
  target: CanvasTarget,
  surface: Pick<SurfaceToDraw, 'widthMm' | 'heightMm' | 'clip' | 'bleedsAround'>,
  options: Pick<DrawSurfaceOptions, 'pxPerMm' | 'offsetXMm' | 'offsetYMm' | 'bleedMm'>,
): Edges {
  const { offsetXMm = 0, offsetYMm = 0, bleedMm = 0 } = options;
  const scale = scaleOf(options.pxPerMm);
  const left = (offsetXMm - bleedMm) * scale.x;
  const top = (offsetYMm - bleedMm) * scale.y;
  const width = (surface.widthMm + 2 * bleedMm) * scale.x;
  const height = (surface.heightMm + 2 * bleedMm) * scale.y;
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.beginPath();
  target.rect(left, top, width, height);
  target.clip();
  if (surface.clip && surface.bleedsAround && bleedMm > 0) {
    target.setTransform(scale.x, 0, 0, scale.y, offsetXMm * scale.x, offsetYMm * scale.y);
    target.beginPath();
    tracePath(target, growOutline(surface.clip, bleedMm));
    target.clip();
  } else if (surface.clip) {
    // Grown about its middle to reach the bleed: a canvas cannot clip to a widened outline, and outlines of
    // print areas follow their rectangle.
    target.setTransform(width / surface.widthMm, 0, 0, height / surface.heightMm, left, top);
    target.beginPath();
    tracePath(target, parseSvgPath(surface.clip));
    target.clip();
  }
  return { left, top, right: left + width, bottom: top + height };
}
