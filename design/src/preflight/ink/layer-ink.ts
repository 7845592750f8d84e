import type { Box } from '../../geometry/box.ts';
import { boxMatrix } from '../../geometry/box.ts';
import { applyMatrix, type Point } from '../../geometry/matrix.ts';
import { type Rect, rectAround } from '../../geometry/rect.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import type { Layer } from '../../layers/layer.ts';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { flattenPath } from '../../painting/paths/flatten-path.ts';
import { layerOutline } from '../../painting/paths/layer-outline.ts';
import { shapePath } from '../../painting/paths/shape-path.ts';
import { vectorInk } from '../../painting/paths/vector-outline.ts';
import { endReachMm } from '../../painting/shape/line-ends.ts';
import type { PreflightInput } from '../preflight-input.ts';
import { shownInkBox } from './picture-ink.ts';

/** Part of a box in its own millimetres, from its centre. */
interface OwnRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Corners, on the surface and clockwise, of the part of a layer that carries ink; null where it certainly carries none. Text
 * whose layout is not known yet counts with its whole box.
 */
export function inkPolygon(layer: Layer, input: PreflightInput): Point[] | null {
  return formOf(layer, input).polygon;
}

/** The upright rectangle around a layer's ink; null where it certainly carries none. */
export function inkBounds(layer: Layer, input: PreflightInput): Rect | null {
  return formOf(layer, input).bounds;
}

interface InkForm {
  polygon: Point[] | null;
  bounds: Rect | null;
  letters?: Point[][];
}

/** Every rule needs it, for up to two hundred layers, so it is computed once for each input. */
const forms = new WeakMap<PreflightInput, Map<Layer, InkForm>>();

function formOf(layer: Layer, input: PreflightInput): InkForm {
  const known = forms.get(input) ?? new Map<Layer, InkForm>();
  forms.set(input, known);
  const found = known.get(layer);
  if (found) return found;
  const polygon = findPolygon(layer, input);
  const form: InkForm = { polygon, bounds: polygon && rectAround(polygon) };
  known.set(layer, form);
  return form;
}

function findPolygon(layer: Layer, input: PreflightInput): Point[] | null {
  if (layer.kind === 'vector') {
    const ink = hasInk(layer) ? vectorInk(layer) : [];
    return ink.length > 2 ? ink : null;
  }
  const ink = hasInk(layer) ? ownInk(layer, input) : null;
  if (!ink) return null;
  // A picture counts with the shape it is cut to: what lies outside it is not printed.
  if (layer.kind === 'image' && layer.mask) return layerOutline(layer);
  if (layer.kind === 'shape' && !isPlainBox(layer)) return shapeOutline(layer);
  return cornersOn(layer, ink);
}

/** Boxes of the single letters of a text on the surface, with their outline; the whole where no more is known. */
export function letterPolygons(layer: TextLayer, input: PreflightInput): Point[][] {
  const form = formOf(layer, input);
  form.letters ??= findLetters(layer, input);
  return form.letters;
}

function findLetters(layer: TextLayer, input: PreflightInput): Point[][] {
  const boxes = input.textInfo(layer)?.letterBoxesMm;
  const whole = inkPolygon(layer, input);
  if (!boxes || boxes.length === 0) return whole ? [whole] : [];
  return boxes.map((box) => {
    const left = box.xMm - layer.widthMm / 2;
    const top = box.yMm - layer.heightMm / 2;
    const own = { left, top, right: left + box.widthMm, bottom: top + box.heightMm };
    return cornersOn(layer, grow(own, outlineReachMm(layer)));
  });
}

function cornersOn(layer: Layer, ink: OwnRect): Point[] {
  const matrix = boxMatrix(layer);
  return [
    applyMatrix(matrix, { x: ink.left, y: ink.top }),
    applyMatrix(matrix, { x: ink.right, y: ink.top }),
    applyMatrix(matrix, { x: ink.right, y: ink.bottom }),
    applyMatrix(matrix, { x: ink.left, y: ink.bottom }),
  ];
}

function isPlainBox(shape: ShapeLayer): boolean {
  return shape.shape === 'line' || (shape.shape === 'rect' && shape.cornerRadiusMm === 0);
}

/** The drawn outline of a round or pointed shape; a stroke reaches as far beyond it as beyond its box. */
function shapeOutline(shape: ShapeLayer): Point[] {
  const reach = 2 * outlineReachMm(shape);
  const [x, y] = [(shape.widthMm + reach) / shape.widthMm, (shape.heightMm + reach) / shape.heightMm];
  const matrix = boxMatrix(shape);
  return flattenPath(shapePath(shape)).map((point) =>
    applyMatrix(matrix, { x: point.x * x, y: point.y * y }),
  );
}

/** Whether the place of a layer's ink is unknown until its text layout is there (fonts still loading). */
export function isInkUnknown(layer: Layer, input: PreflightInput): boolean {
  return layer.kind === 'text' && input.textInfo(layer) === null;
}

/** Whether a layer's own settings leave something to print. */
export function hasInk(layer: Layer): boolean {
  if (layer.hidden || layer.opacity === 0) return false;
  if (layer.kind === 'text') return layer.text.trim() !== '';
  // A code whose value gives no symbol is reported by its own rule.
  if (layer.kind === 'code') return true;
  if (layer.kind === 'vector') return vectorInk(layer).length > 0;
  if (layer.kind === 'shape') return layer.stroke !== null || (layer.fill !== null && layer.shape !== 'line');
  return true;
}

function ownInk(layer: Layer, input: PreflightInput): OwnRect | null {
  const outlineMm = outlineReachMm(layer);
  if (layer.kind === 'shape' && layer.shape === 'line') {
    const reach = Math.max(outlineMm, endReachMm(layer));
    return { left: -layer.widthMm / 2, right: layer.widthMm / 2, top: -reach, bottom: reach };
  }
  if (layer.kind === 'image') return pictureRect(layer, input);
  if (layer.kind !== 'text') return grow(boxRect(layer), outlineMm);
  const info = input.textInfo(layer);
  if (!info) return boxRect(layer);
  const { inkBoundsMm: ink } = info;
  if (!ink) return null;
  const left = ink.xMm - layer.widthMm / 2;
  const top = ink.yMm - layer.heightMm / 2;
  const own = { left, top, right: left + ink.widthMm, bottom: top + ink.heightMm };
  return grow(own, outlineMm);
}

/** The visible part of a picture inside its box, without transparent margins. Null if nothing of it is visible. */
function pictureRect(layer: ImageLayer, input: PreflightInput): OwnRect | null {
  const ink = input.imageInfo(layer.imageId)?.ink;
  if (!ink || layer.tile) return boxRect(layer);
  const shown = shownInkBox(layer, ink);
  if (!shown) return null;
  const [left, top] = [
    shown.x * layer.widthMm - layer.widthMm / 2,
    shown.y * layer.heightMm - layer.heightMm / 2,
  ];
  return {
    left,
    top,
    right: left + shown.width * layer.widthMm,
    bottom: top + shown.height * layer.heightMm,
  };
}

/** A shape's outline is centred on its edge, a text's lies wholly outside its letters. */
function outlineReachMm(layer: Layer): number {
  if (layer.kind !== 'shape' && layer.kind !== 'text') return 0;
  if (!layer.stroke) return 0;
  return layer.kind === 'text' ? layer.stroke.widthMm : layer.stroke.widthMm / 2;
}

function boxRect(box: Box): OwnRect {
  const x = box.widthMm / 2;
  const y = box.heightMm / 2;
  return { left: -x, right: x, top: -y, bottom: y };
}

function grow(rect: OwnRect, mm: number): OwnRect {
  return { left: rect.left - mm, right: rect.right + mm, top: rect.top - mm, bottom: rect.bottom + mm };
}
