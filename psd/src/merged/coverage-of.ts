import { withClipped } from '../composing/compose-layers.ts';
import { drawMasks } from '../composing/draw-masks.ts';
import { isDrawn } from '../composing/find-refusals.ts';
import { intersect } from '../composing/raster.ts';
import { type Bounds, type GroupLayer, type Pixels, type PsdLayer, SHAPES_NOTHING } from '../document.ts';
import { effectMargin } from '../effects/effect-shares.ts';

export const pixelCount = ({ left, top, right, bottom }: Bounds): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Where a layer can draw within the bounds, from 0 to 1; never less than where it does. Effects of the layer itself are left out. */
export function coverageOf(layer: PsdLayer, bounds: Bounds): Float32Array {
  const shape = unmasked(layer, bounds);
  limitTo(shape, layer, bounds);
  return shape;
}

/** What is put into smart objects changes their shape, and that of the groups around them. */
export const holdsPlaced = (layer: PsdLayer): boolean =>
  layer.kind === 'group'
    ? layer.layers.some(holdsPlaced)
    : layer.kind === 'pixels' && layer.placed !== undefined;

/** Whether the layer lays “Transparency Shapes Layer” aside: what is clipped to it and its effects fill its masks, not only its pixels. */
export const shapesNothing = ({ unsupported }: PsdLayer): boolean =>
  unsupported.some(({ feature }) => feature === SHAPES_NOTHING);

/**
 * The shape within what the layer is clipped to, and within its groups. A smart object that it is clipped to limits it by its masks
 * only: what others put there may be larger than what the author did.
 */
export function seenShapeOf(
  layer: PsdLayer,
  { around, base }: { around: GroupLayer[]; base?: PsdLayer },
  bounds: Bounds,
): Float32Array {
  const shape = coverageOf(layer, bounds);
  if (base && holdsPlaced(base)) limitTo(shape, base, bounds);
  else if (base) multiply(shape, coverageOf(base, bounds));
  for (const group of around) limitTo(shape, group, bounds);
  return shape;
}

/** Pixels that the effects of a layer, and of all within it, reach beyond its shape. */
export function effectReach(layer: PsdLayer): number {
  const within = layer.kind === 'group' ? layer.layers.map(effectReach) : [];
  return effectMargin(layer.effects) + Math.max(0, ...within);
}

/** Cuts a shape to the masks of a layer, and to the page that an artboard is. */
function limitTo(shape: Float32Array, layer: PsdLayer, bounds: Bounds): void {
  const isSoft = layer.unsupported.some(({ feature }) => feature.endsWith('mask feather'));
  if (layer.masks.length > 0 && !isSoft) multiply(shape, drawMasks(layer.masks, bounds));
  if (layer.kind !== 'group' || !layer.artboard) return;
  const page = layer.artboard.bounds;
  forEachPixel(bounds, (x, y, at) => {
    if (x < page.left || y < page.top || x >= page.right || y >= page.bottom) shape[at] = 0;
  });
}

function unmasked(layer: PsdLayer, bounds: Bounds): Float32Array {
  const shape = new Float32Array(pixelCount(bounds));
  if (layer.kind === 'fill' || layer.kind === 'adjustment' || shapesNothing(layer)) return shape.fill(1);
  if (layer.kind === 'pixels') {
    if (layer.pixels) copyAlpha(layer.pixels, shape, bounds);
    return shape;
  }
  if (layer.artboard?.paper) return shape.fill(1);
  for (const { base } of withClipped(layer.layers).filter((stack) => isDrawn(stack.base))) {
    const own = coverageOf(base, bounds);
    for (let at = 0; at < shape.length; at += 1) shape[at] = Math.max(shape[at]!, own[at]!);
  }
  return shape;
}

function copyAlpha({ bounds: own, alpha, full }: Pixels, shape: Float32Array, bounds: Bounds): void {
  const { left, top, right, bottom } = intersect(own, bounds);
  for (let y = top; y < bottom; y += 1) {
    const to = (y - bounds.top) * (bounds.right - bounds.left) - bounds.left;
    const from = (y - own.top) * (own.right - own.left) - own.left;
    if (!alpha) shape.fill(1, to + left, to + right);
    else for (let x = left; x < right; x += 1) shape[to + x] = alpha[from + x]! / full;
  }
}

function multiply(shape: Float32Array, by: Float32Array): void {
  for (let at = 0; at < shape.length; at += 1) shape[at]! *= by[at]!;
}

function forEachPixel(bounds: Bounds, visit: (x: number, y: number, at: number) => void): void {
  let at = 0;
  for (let y = bounds.top; y < bounds.bottom; y += 1)
    for (let x = bounds.left; x < bounds.right; x += 1) {
      visit(x, y, at);
      at += 1;
    }
}
