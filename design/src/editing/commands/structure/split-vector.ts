import type { DesignDocument } from '../../../document/design-document.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { FULL_CROP } from '../../../geometry/fit.ts';
import { applyMatrix } from '../../../geometry/matrix.ts';
import { vectorColours } from '../../../layers/vector/vector-colours.ts';
import { type VectorLayer, type VectorPath, vectorLayer } from '../../../layers/vector/vector-layer.ts';
import { vectorPlace } from '../../../layers/vector/vector-place.ts';
import type { Edges } from '../../../painting/matrix.ts';
import { vectorReach } from '../../../painting/paths/vector-outline.ts';
import { changeSurface, requireLayer, requireNewIds, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

export interface SplitVectorInput {
  layerId: string;
  /** One unused id for each path, from the bottom. */
  newIds: readonly string[];
}

/** Boxes are kept in steps of this, in mm, which is their least side too. */
const STEP_MM = 0.001;

/**
 * Why a vector cannot be taken apart without a change of what it prints: `blend` = it is half clear or mixed with what is below, and
 * its pieces lie over each other, or it has a shadow; `colour` = orders set a colour that a piece has as the second one.
 */
export type SplitObstacle = 'blend' | 'colour';

/** What keeps a vector from being taken apart; null = nothing. */
export function splitObstacle(layer: VectorLayer): SplitObstacle | null {
  const parts = layer.paths.flatMap((path) => shownPart(layer, path) ?? []);
  const [main] = vectorColours(layer);
  if (
    layer.bindings?.colour !== undefined &&
    layer.paths.some((path) => vectorColours({ ...layer, paths: [path] }).indexOf(main ?? '') > 0)
  )
    return 'colour';
  const isPlain = layer.opacity === 1 && layer.blend === 'normal';
  const overlaps = (one: Edges, other: Edges) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isOver = parts.some((one, index) => parts.slice(index + 1).some((other) => overlaps(one, other)));
  // The shadow of each piece would fall on the pieces below it.
  const hasShadow = (layer.shadow?.opacity ?? 0) > 0 && parts.length > 1;
  return hasShadow || (!isPlain && isOver) ? 'blend' : null;
}

/**
 * Takes a vector apart: each of its paths becomes a separate vector in the same place, its box as small as the path. Paths of
 * which nothing shows are left out. Throws `cannot-split` where what it prints would change.
 */
export function splitVector(design: DesignDocument, input: SplitVectorInput): DesignDocument {
  const { layer, surfaceId } = requireLayer(design, input.layerId);
  if (layer.kind !== 'vector') throw new EditingError('wrong-kind', input.layerId);
  if (layer.locked || layer.paths.length < 2) return design;
  const obstacle = splitObstacle(layer);
  if (obstacle) throw new EditingError('cannot-split', `${input.layerId} ${obstacle}`);
  requireNewIds(design, input.newIds, layer.paths.length);
  const pieces = layer.paths.flatMap((path, index) => pieceOf(layer, path, input.newIds[index] ?? '') ?? []);
  return changeSurface(design, surfaceId, (layers) =>
    layers.flatMap((one) => (one === layer ? pieces : [one])),
  );
}

/** The part of a vector's box that a path may paint, in mm from its centre; null = none. What was cut off stays cut off. */
function shownPart(layer: VectorLayer, path: VectorPath): Edges | null {
  const reach = vectorReach({ ...layer, paths: [path] });
  const [halfX, halfY] = [layer.widthMm / 2, layer.heightMm / 2];
  const left = Math.max(reach.left, -halfX);
  const right = Math.min(reach.right, halfX);
  const top = Math.max(reach.top, -halfY);
  const bottom = Math.min(reach.bottom, halfY);
  return right > left && bottom > top ? { left, right, top, bottom } : null;
}

function pieceOf(layer: VectorLayer, path: VectorPath, id: string): VectorLayer | null {
  const part = shownPart(layer, path);
  if (!part) return null;
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  // The box and what it shows are widened alike, so that the path keeps its place and its line its width.
  const widthMm = Math.ceil((part.right - part.left) / STEP_MM - 1e-6) * STEP_MM;
  const heightMm = Math.ceil((part.bottom - part.top) / STEP_MM - 1e-6) * STEP_MM;
  const centre = applyMatrix(boxMatrix(layer), { x, y });
  const { bindings, ...rest } = layer;
  const own = bindingsOf(layer, path);
  return withBox(
    {
      ...rest,
      ...(own ? { bindings: own } : {}),
      ...shownPlace(layer, { x, y, widthMm, heightMm }),
      id,
      paths: [path],
    },
    { xMm: centre.x, yMm: centre.y, widthMm, heightMm },
  );
}

/** The part of the drawing that shows in a box about a point: as a view box, or as a crop of the whole where it is too small for one. */
function shownPlace(layer: VectorLayer, box: { x: number; y: number; widthMm: number; heightMm: number }) {
  const place = vectorPlace(layer);
  const width = box.widthMm / Math.abs(place.scaleX);
  const height = box.heightMm / Math.abs(place.scaleY);
  const viewBox = {
    x: (box.x - place.dx) / place.scaleX - width / 2,
    y: (box.y - place.dy) / place.scaleY - height / 2,
    width,
    height,
  };
  if (vectorLayer.shape.viewBox.safeParse(viewBox).success) return { viewBox, crop: { ...FULL_CROP } };
  const whole = layer.viewBox;
  const inside = (start: number, size: number) => Math.min(Math.max(start, 0), Math.max(1 - size, 0));
  const [partX, partY] = [Math.min(width / whole.width, 1), Math.min(height / whole.height, 1)];
  return {
    viewBox: whole,
    crop: {
      x: inside((viewBox.x - whole.x) / whole.width, partX),
      y: inside((viewBox.y - whole.y) / whole.height, partY),
      width: partX,
      height: partY,
    },
  };
}

/** Orders show and leave out all pieces together, and set the colour of those that have it. */
function bindingsOf(layer: VectorLayer, path: VectorPath): VectorLayer['bindings'] {
  const { shownFor, colour } = layer.bindings ?? {};
  const isMain = vectorColours({ ...layer, paths: [path] })[0] === vectorColours(layer)[0];
  const own = {
    ...(colour !== undefined && isMain ? { colour } : {}),
    ...(shownFor ? { shownFor } : {}),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}
