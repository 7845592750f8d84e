import { composeLayers } from '../composing/compose-layers.ts';
import { drawMasks } from '../composing/draw-masks.ts';
import { findRefusals, type Refusal } from '../composing/find-refusals.ts';
import { emptyRaster, growBounds, intersect } from '../composing/raster.ts';
import type { Bounds, GroupLayer, PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import { effectMargin } from '../effects/effect-shares.ts';
import type { Ancestry } from './ancestry.ts';
import {
  coverageOf,
  effectReach,
  holdsPlaced,
  pixelCount,
  seenShapeOf,
  shapesNothing,
} from './coverage-of.ts';
import { spread } from './spread.ts';

/** What influence is looked at in. */
export interface Setting {
  document: PsdDocument;
  ancestry: Map<PsdLayer, Ancestry>;
}

/**
 * Marks every pixel of the bounds that what is refused may change. An effect that reaches so far from the edges of a shape changes
 * nothing where nothing of the layer is near, and nothing where the layer is opaque all around: there it hides its own shadow.
 */
export function markInfluence(refusal: Refusal, bounds: Bounds, setting: Setting): Uint8Array {
  if (refusal.reachPx === Infinity) return new Uint8Array(pixelCount(bounds)).fill(1);
  const beyond = reachBeyond(refusal, setting);
  const grown = growBounds(bounds, beyond);
  const marks = ownInfluence(refusal, grown, setting);
  return spread(marks, grown.right - grown.left, grown.bottom - grown.top, beyond);
}

/** How far from a pixel it is looked for what may change it. */
export const influenceMargin = (refusal: Refusal, setting: Setting): number =>
  refusal.reachPx === Infinity ? 0 : reachBeyond(refusal, setting) + (refusal.reachPx ?? 0);

/**
 * How far the effects that are drawn carry what is refused: its own, those of layers within, and those of groups around it. Shadows
 * may be thrown by strokes, and those of layers may be part of the shape that a group's effects follow.
 */
function reachBeyond({ node, feature, reachPx }: Refusal, { ancestry }: Setting): number {
  const around = ancestry.get(node)!.around.reduce((sum, group) => sum + effectMargin(group.effects), 0);
  const isCarried = reachPx === undefined || feature === 'stroke effect';
  return around + (isCarried ? effectReach(node) : effectReach({ ...node, effects: [] }));
}

function ownInfluence(refusal: Refusal, bounds: Bounds, setting: Setting): Uint8Array {
  const { node, reachPx } = refusal;
  if (node.kind === 'pixels' && isAside(node, reachPx ?? 0, bounds))
    return new Uint8Array(pixelCount(bounds));
  if (reachPx !== undefined) return nearEdges(node, reachPx, bounds, setting);
  const shape = seenShapeOf(node, setting.ancestry.get(node)!, bounds);
  return marksWhere(shape, (share) => share > 0);
}

/** Whether all pixels of a layer lie farther away than it reaches. */
function isAside(layer: PixelLayer, reachPx: number, { left, top, right, bottom }: Bounds): boolean {
  const { pixels } = layer;
  if (shapesNothing(layer)) return false;
  if (!pixels) return true;
  const own = pixels.bounds;
  return (
    own.left - reachPx >= right ||
    own.top - reachPx >= bottom ||
    own.right + reachPx <= left ||
    own.bottom + reachPx <= top
  );
}

function nearEdges(node: PsdLayer, reachPx: number, bounds: Bounds, setting: Setting): Uint8Array {
  if (node.kind === 'group' && isUnknown(node, setting)) return new Uint8Array(pixelCount(bounds)).fill(1);
  if (node.kind !== 'pixels' || !node.pixels || shapesNothing(node) || holdsPlaced(node))
    return nearEdgesIn(node, reachPx, bounds, setting);
  const part = intersect(growBounds(node.pixels.bounds, reachPx), bounds);
  const near = nearEdgesIn(node, reachPx, part, setting);
  const marks = new Uint8Array(pixelCount(bounds));
  const [width, columns] = [bounds.right - bounds.left, part.right - part.left];
  for (let y = part.top; y < part.bottom; y += 1) {
    const from = (y - part.top) * columns;
    marks.set(near.subarray(from, from + columns), (y - bounds.top) * width + part.left - bounds.left);
  }
  return marks;
}

function nearEdgesIn(node: PsdLayer, reachPx: number, bounds: Bounds, setting: Setting): Uint8Array {
  const grown = growBounds(bounds, reachPx);
  const [width, height] = [grown.right - grown.left, grown.bottom - grown.top];
  const isNear = (marks: Uint8Array) => spread(marks, width, height, reachPx);
  const most = coverageOf(node, grown);
  const isEverywhere = holdsPlaced(node);
  const near = isNear(marksWhere(most, (share) => isEverywhere || share > 0));
  if (!hidesItsShadow(node)) return near;
  const least = leastShape(node, most, grown, setting);
  const open = isNear(marksWhere(least, (share) => share < 1));
  for (let at = 0; at < near.length; at += 1) near[at]! &= open[at]!;
  return near;
}

/** `Uint8Array.from` would make a list of all values first. */
function marksWhere(shape: Float32Array, isMarked: (share: number) => boolean): Uint8Array {
  const marks = new Uint8Array(shape.length);
  for (let at = 0; at < shape.length; at += 1) marks[at] = isMarked(shape[at]!) ? 1 : 0;
  return marks;
}

/** Groups whose shape depends on what is refused within them. */
const isUnknown = (group: GroupLayer, { document }: Setting): boolean =>
  findRefusals({ ...document, layers: group.layers }).length > 0;

/** Nothing below an opaque part of the layer is seen. */
const hidesItsShadow = ({ blend, opacity, fillOpacity, kind, unsupported }: PsdLayer): boolean =>
  blend === 'normal' &&
  opacity === 1 &&
  fillOpacity === 1 &&
  kind !== 'adjustment' &&
  unsupported.every(({ reachPx }) => reachPx !== undefined);

/** What a layer covers whatever artwork is put into its smart objects. */
function leastShape(
  node: PsdLayer,
  shape: Float32Array,
  bounds: Bounds,
  { document }: Setting,
): Float32Array {
  if (node.kind !== 'group') return shape;
  if (node.artboard) return new Float32Array(pixelCount(bounds));
  const drawn = emptyRaster(bounds);
  composeLayers(node.layers.map(emptied), drawn, document);
  const least = drawMasks(node.masks, bounds);
  for (let at = 0; at < least.length; at += 1) least[at]! *= drawn.data[at * 4 + 3]!;
  return least;
}

/** Returns the layer without artwork, and without effects, which may or may not be part of the shape. */
function emptied(layer: PsdLayer): PsdLayer {
  if (layer.kind === 'group') return { ...layer, effects: [], layers: layer.layers.map(emptied) };
  return layer.kind === 'pixels' && layer.placed
    ? { ...layer, effects: [], pixels: undefined }
    : { ...layer, effects: [] };
}
