import type { Box } from '../geometry/box.ts';
import { boxMatrix } from '../geometry/box.ts';
import { applyMatrix, type Point } from '../geometry/matrix.ts';
import type { Layer } from '../layers/layer.ts';
import { layerOutline } from '../layers/layer-outline.ts';
import type { PreflightInput } from './preflight-input.ts';

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
  const ink = hasInk(layer) ? ownInk(layer, input) : null;
  if (!ink) return null;
  // A picture counts with the shape it is cut to: what lies outside it is not printed.
  if (layer.kind === 'image') return layerOutline(layer);
  const matrix = boxMatrix(layer);
  return [
    applyMatrix(matrix, { x: ink.left, y: ink.top }),
    applyMatrix(matrix, { x: ink.right, y: ink.top }),
    applyMatrix(matrix, { x: ink.right, y: ink.bottom }),
    applyMatrix(matrix, { x: ink.left, y: ink.bottom }),
  ];
}

/** Whether where the ink of a layer is must wait for its text layout (fonts still loading). */
export function isInkUnknown(layer: Layer, input: PreflightInput): boolean {
  return layer.kind === 'text' && input.textInfo(layer) === null;
}

/** Whether a layer's own settings leave anything to print. */
export function hasInk(layer: Layer): boolean {
  if (layer.hidden || layer.opacity === 0) return false;
  if (layer.kind === 'text') return layer.text.trim() !== '';
  if (layer.kind === 'shape') return layer.stroke !== null || (layer.fill !== null && layer.shape !== 'line');
  return true;
}

function ownInk(layer: Layer, input: PreflightInput): OwnRect | null {
  const outlineMm = outlineReachMm(layer);
  if (layer.kind === 'shape' && layer.shape === 'line') {
    return { left: -layer.widthMm / 2, right: layer.widthMm / 2, top: -outlineMm, bottom: outlineMm };
  }
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

/** A shape's outline is centred on its edge, a text's lies wholly outside its letters. */
function outlineReachMm(layer: Layer): number {
  if (layer.kind === 'image' || !layer.stroke) return 0;
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
