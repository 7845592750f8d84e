import { boxCorners, boxMatrix } from '../geometry/box.ts';
import { applyMatrix, type Point } from '../geometry/matrix.ts';
import { rectCorners } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';
import type { PreflightInput } from './preflight-input.ts';

/** Corners, on the surface, of the part of a layer that carries ink; null where it certainly carries none. */
export function inkPolygon(layer: Layer, input: PreflightInput): Point[] | null {
  if (!hasInk(layer)) return null;
  if (layer.kind !== 'text') return boxCorners(layer);
  const info = input.textInfo(layer);
  if (!info) return boxCorners(layer);
  if (!info.inkBoundsMm) return null;
  const matrix = boxMatrix(layer);
  return rectCorners(info.inkBoundsMm).map((corner) =>
    applyMatrix(matrix, { x: corner.x - layer.widthMm / 2, y: corner.y - layer.heightMm / 2 }),
  );
}

/** Whether a layer's own settings leave anything to print. */
export function hasInk(layer: Layer): boolean {
  if (layer.hidden || layer.opacity === 0) return false;
  if (layer.kind === 'text') return layer.text.trim() !== '';
  if (layer.kind === 'shape') return layer.fill !== null || layer.stroke !== null;
  return true;
}
