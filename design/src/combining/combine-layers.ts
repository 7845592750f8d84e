import { boxBounds } from '../geometry/box.ts';
import { FULL_CROP } from '../geometry/fit.ts';
import { applyMatrix, multiply, type Point, rotation, scaling } from '../geometry/matrix.ts';
import { outlineOp } from '../geometry/outline-op.ts';
import { type Rect, rectAround, unionOfRects } from '../geometry/rect.ts';
import { roundDeg, roundMm } from '../geometry/round.ts';
import type { NameLanguage } from '../layers/default-names.ts';
import type { Layer } from '../layers/layer.ts';
import { isUnnamed, nameLayer } from '../layers/layer-name.ts';
import { writePathData } from '../layers/vector/path-data.ts';
import { MAX_PATH_DATA, type VectorLayer } from '../layers/vector/vector-layer.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import { strokeCorners } from '../painting/paths/stroke-corners.ts';
import { areaOf, mapPoints } from './area-of.ts';
import { combineAreas } from './combine-areas.ts';
import type { Combination } from './combine-obstacle.ts';
import { combinedPaint, type LostPaint, type Paint, turnedShadow } from './combined-paint.ts';
import { fineContours, splitContours } from './contours.ts';

/** Decimals of outlines, which are in mm: a tenth of a micrometre. */
const DECIMALS = 4;
/** Shapes that reach further are combined smaller, in mm: what is exact enough grows with them, as rounding does. */
const EXACT_MM = 1000;
/** The longest side that a layer may have, in mm. */
const MAX_SIDE_MM = 5000;

/**
 * What came of combining: a vector, with what of the paint a vector cannot show; else why there is none: `empty` = nothing would be
 * left, `long` = it would have too many points for a vector, `crossed` = outlines cross each other too often, `large` = it would be
 * larger than a layer may be, `failed` = no outlines were found that are exact.
 */
export type CombinedLayers =
  | { vector: VectorLayer; lost: readonly LostPaint[] }
  | { problem: 'empty' | 'long' | 'crossed' | 'large' | 'failed' };

/**
 * One vector of several shapes and vectors, in their place: where they are all turned alike, turned like them. Its paint, name and
 * blending are those of the topmost, of a subtraction those of the lowest, from which the others are taken.
 * @param units from the bottom, of layers without an obstacle; the layers of a group count as one
 */
export function combineLayers(
  units: readonly (readonly Layer[])[],
  combination: Combination,
  { newId, language }: { newId: string; language?: NameLanguage },
): CombinedLayers {
  const model = combination === 'subtract' ? units[0]?.[0] : units.at(-1)?.at(-1);
  if (!model) return { problem: 'empty' };
  const rotationDeg = sharedRotation(units.flat());
  const scale = combiningScale(units.flat());
  const frame = multiply(scaling(scale), rotation(-rotationDeg));
  const areas = units.map((layers) => layers.map((layer) => areaOf(layer, frame)));
  const found = combineAreas(areas, combination);
  if (typeof found === 'string') return { problem: found };
  const combined = mapPoints(found, (x, y) => [x / scale, y / scale]);
  const { paint, lost } = combinedPaint(model, units.flat());
  const box = inkBox(combined, paint);
  if (Math.max(box.widthMm, box.heightMm) > MAX_SIDE_MM) return { problem: 'large' };
  const moved = mapPoints(combined, (x, y) => [x - box.xMm, y - box.yMm]);
  const d = writePathData(withCloses(moved), DECIMALS);
  if (d.length > MAX_PATH_DATA) return { problem: 'long' };
  const middle = { x: box.xMm + box.widthMm / 2, y: box.yMm + box.heightMm / 2 };
  const centre = applyMatrix(rotation(rotationDeg), middle);
  const vector: VectorLayer = {
    ...frameOf(model, rotationDeg),
    kind: 'vector',
    id: newId,
    name: isUnnamed(model) ? nameLayer({ kind: 'vector', fileName: '' }, language) : model.name,
    xMm: roundMm(centre.x),
    yMm: roundMm(centre.y),
    widthMm: box.widthMm,
    heightMm: box.heightMm,
    rotationDeg,
    viewBox: { x: 0, y: 0, width: box.widthMm, height: box.heightMm },
    paths: [{ d, rule: 'evenodd', ...paint }],
    crop: { ...FULL_CROP },
    flipX: false,
    flipY: false,
  };
  return { vector, lost };
}

/** The scale at which layers are combined: 1, or so small that they reach no further than is exact. */
function combiningScale(layers: readonly Layer[]): number {
  const bounds = unionOfRects(layers.map(boxBounds));
  return bounds ? Math.min(1, EXACT_MM / Math.max(bounds.widthMm, bounds.heightMm)) : 1;
}

/** The angle that all of them have; 0 where they differ. */
function sharedRotation(layers: readonly Layer[]): number {
  const angles = new Set(layers.map(({ rotationDeg }) => roundDeg(rotationDeg)));
  const [only = 0] = angles;
  return angles.size === 1 ? only : 0;
}

/** How the model shows: its blending, and its shadow falling the same way. */
function frameOf(model: Layer, rotationDeg: number) {
  const { opacity, blend } = model;
  const shadow = model.kind === 'shape' || model.kind === 'vector' ? model.shadow : null;
  return {
    ...{ opacity, blend, locked: false, hidden: false },
    ...(shadow ? { shadow: turnedShadow(shadow, model.rotationDeg - rotationDeg) } : {}),
  };
}

/** The smallest box that shows all of the fill and the stroke, in steps of a tenth of a micrometre. */
function inkBox(commands: PathCommands, { stroke }: Paint): Rect {
  const contours = fineContours(commands);
  const half = (stroke?.width ?? 0) / 2;
  const tips = stroke
    ? contours.flatMap((points) => strokeCorners({ points, isClosed: true }, stroke, half))
    : [];
  const round = contours.flat().flatMap(({ x, y }): Point[] => [
    { x: x - half, y: y - half },
    { x: x + half, y: y + half },
  ]);
  const { xMm, yMm, widthMm, heightMm } = rectAround([...round, ...tips]);
  const sides = {
    widthMm: Math.max(roundMm(widthMm), MIN_MM),
    heightMm: Math.max(roundMm(heightMm), MIN_MM),
  };
  return { xMm, yMm, ...sides };
}

/** The least side of a layer that an editor keeps. */
const MIN_MM = 0.001;

/** Every outline ends with a close, so that a stroke joins its ends. */
function withCloses(commands: PathCommands): number[] {
  return splitContours(commands).flatMap((contour) =>
    contour.at(-1) === outlineOp.close ? contour : [...contour, outlineOp.close],
  );
}
