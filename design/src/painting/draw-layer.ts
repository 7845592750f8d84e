import type { Matrix } from '../geometry/index.ts';
import type { BlendMode, Layer } from '../layers/index.ts';
import type { CanvasTarget } from './canvas-target.ts';
import { codePainting } from './code/code-painting.ts';
import type { DrawingResources } from './drawing-resources.ts';
import { withShadow } from './effects/shadow.ts';
import { imagePainting } from './image/image-painting.ts';
import type { DrawingMode, LayerPainting } from './layer-painter.ts';
import { type Edges, fromPixel, layerMatrix, overlapPx, pixelBounds } from './matrix.ts';
import { type Scale, scaleOf } from './scale.ts';
import { shapePainting } from './shape/shape-painting.ts';
import { textPainting } from './text/text-painting.ts';
import { vectorPainting } from './vector/vector-painting.ts';

/** Where and how large on the canvas: px = (mm + offset) × pxPerMm. */
export interface LayerView {
  pxPerMm: number | Scale;
  offsetXMm: number;
  offsetYMm: number;
  mode: DrawingMode;
  /** The part of the canvas worth drawing, in px; keeps the scratch canvas of a blended layer small. */
  visiblePx: Edges;
  /** See `DrawSurfaceOptions`. */
  snapsPictures?: boolean;
}

const compositeOperation: Record<BlendMode, string> = {
  normal: 'source-over',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  dodge: 'color-dodge',
  burn: 'color-burn',
  'hard-light': 'hard-light',
  'soft-light': 'soft-light',
  difference: 'difference',
  exclusion: 'exclusion',
  hue: 'hue',
  saturation: 'saturation',
  colour: 'color',
  luminosity: 'luminosity',
};

function layerPainting(layer: Layer, resources: DrawingResources, mode: DrawingMode): LayerPainting {
  switch (layer.kind) {
    case 'image':
      return withShadow(imagePainting(layer, resources, mode), layer.shadow);
    case 'text':
      return textPainting(layer, resources, mode);
    case 'shape':
      return withShadow(shapePainting(layer), layer.shadow);
    case 'code':
      return codePainting(layer, resources, mode);
    case 'vector':
      return withShadow(vectorPainting(layer, mode), layer.shadow);
  }
}

/**
 * Draws one layer: the one way a layer becomes pixels, on the stage, on a mockup and in a print file alike. Hidden or fully transparent ones draw nothing. The context's transform is set, not multiplied, and
 * its state is restored.
 */
export function drawLayer(
  target: CanvasTarget,
  layer: Layer,
  resources: DrawingResources,
  view: LayerView,
): void {
  if (layer.hidden || layer.opacity === 0) return;
  const painting = layerPainting(layer, resources, view.mode);
  const matrix = layerMatrix(layer, view);
  const seen = overlapPx(pixelBounds(matrix, painting.extent), view.visiblePx);
  if (seen.right <= seen.left || seen.bottom <= seen.top) return;
  target.save();
  target.globalAlpha = layer.opacity;
  target.globalCompositeOperation = compositeOperation[layer.blend];
  const isPlain = layer.opacity === 1 && layer.blend === 'normal';
  if (painting.overlaps && !isPlain) drawAsGroup(target, painting, matrix, resources, view);
  else paintWith(target, painting, matrix, resources, view);
  target.restore();
}

function paintWith(
  target: CanvasTarget,
  painting: LayerPainting,
  matrix: Matrix,
  resources: DrawingResources,
  view: LayerView,
): void {
  target.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  const { visiblePx, snapsPictures = false } = view;
  painting.paint({ target, matrix, scale: scaleOf(view.pxPerMm), visiblePx, snapsPictures, resources });
}

function drawAsGroup(
  target: CanvasTarget,
  painting: LayerPainting,
  matrix: Matrix,
  resources: DrawingResources,
  view: LayerView,
): void {
  const { left, top, right, bottom } = overlapPx(pixelBounds(matrix, painting.extent), view.visiblePx);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const scratch = resources.createScratch(width, height);
  paintWith(scratch.target, painting, fromPixel(matrix, left, top), resources, {
    ...view,
    visiblePx: { left: 0, top: 0, right: width, bottom: height },
  });
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.drawImage(scratch.source, 0, 0, width, height, left, top, width, height);
  scratch.release?.();
}
