import type { DesignDocument } from '../../../document/design-document.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { FULL_CROP } from '../../../geometry/fit.ts';
import { applyMatrix, type Point } from '../../../geometry/matrix.ts';
import type { VectorLayer, VectorPath } from '../../../layers/vector/vector-layer.ts';
import { shownViewBox, vectorPlace } from '../../../layers/vector/vector-place.ts';
import { vectorReach } from '../../../painting/paths/vector-outline.ts';
import { changeSurface, requireLayer, requireNewIds, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

export interface SplitVectorInput {
  layerId: string;
  /** One unused id for each path, from the bottom. */
  newIds: readonly string[];
}

/**
 * Takes a vector apart: each of its paths becomes a separate vector in the same place, its box as small as the path. Paths of
 * which nothing shows are left out.
 */
export function splitVector(design: DesignDocument, input: SplitVectorInput): DesignDocument {
  const { layer, surfaceId } = requireLayer(design, input.layerId);
  if (layer.kind !== 'vector') throw new EditingError('wrong-kind', input.layerId);
  if (layer.locked || layer.paths.length < 2) return design;
  requireNewIds(design, input.newIds, layer.paths.length);
  const pieces = layer.paths.flatMap((path, index) => pieceOf(layer, path, input.newIds[index] ?? '') ?? []);
  return changeSurface(design, surfaceId, (layers) =>
    layers.flatMap((one) => (one === layer ? pieces : [one])),
  );
}

function pieceOf(layer: VectorLayer, path: VectorPath, id: string): VectorLayer | null {
  const reach = vectorReach({ ...layer, paths: [path] });
  const [halfX, halfY] = [layer.widthMm / 2, layer.heightMm / 2];
  // What was cut off stays cut off.
  const left = Math.max(reach.left, -halfX);
  const right = Math.min(reach.right, halfX);
  const top = Math.max(reach.top, -halfY);
  const bottom = Math.min(reach.bottom, halfY);
  if (!(right > left && bottom > top)) return null;
  const place = vectorPlace(layer);
  const toUnits = ({ x, y }: Point): Point => ({
    x: (x - place.dx) / place.scaleX,
    y: (y - place.dy) / place.scaleY,
  });
  const [one, other] = [toUnits({ x: left, y: top }), toUnits({ x: right, y: bottom })];
  const whole = shownViewBox(layer);
  const viewBox = {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.max(Math.abs(other.x - one.x), whole.width * 1e-6, 1e-3),
    height: Math.max(Math.abs(other.y - one.y), whole.height * 1e-6, 1e-3),
  };
  const centre = applyMatrix(boxMatrix(layer), { x: (left + right) / 2, y: (top + bottom) / 2 });
  const { bindings: _bindings, ...rest } = layer;
  return withBox(
    { ...rest, id, viewBox, crop: { ...FULL_CROP }, paths: [path] },
    { xMm: centre.x, yMm: centre.y, widthMm: right - left, heightMm: bottom - top },
  );
}
