import type { Bounds, PsdDocument, PsdLayer } from '../document.ts';
import type { Gradient } from '../gradients/gradient.ts';
import { drawTable, type GradientTable, readTable } from '../gradients/gradient-curve.ts';
import { isWhole, layGradient } from '../gradients/gradient-line.ts';
import { shapeBox } from '../gradients/shape-box.ts';
import type { Raster } from './raster.ts';

/** A document is drawn band by band, with one artwork after the other. */
const tables = new WeakMap<Gradient, GradientTable>();

/** Fills a raster with the colours of a gradient that lies across a box; they are rounded as the document's own are. */
export function drawGradient(
  { bounds, data }: Raster,
  gradient: Gradient,
  box: Bounds,
  { depth }: PsdDocument,
): void {
  const table = tables.get(gradient) ?? drawTable(gradient);
  tables.set(gradient, table);
  const placeOf = layGradient(gradient, box);
  let at = 0;
  for (let y = bounds.top; y < bounds.bottom; y += 1)
    for (let x = bounds.left; x < bounds.right; x += 1) {
      readTable(table, placeOf(x, y), data.subarray(at, at + 4));
      if (depth === 8)
        for (let part = at; part < at + 4; part += 1) data[part] = Math.round(data[part]! * 255) / 255;
      at += 4;
    }
}

/**
 * The box that a gradient runs across: the document's, or the layer's own; undefined where we do not know which box Photoshop takes. A shape's box is that of its path, known only where the outline reaches as far as its knots.
 */
export function gradientBox(
  layer: PsdLayer,
  { isAligned, scale }: Gradient,
  { width, height }: PsdDocument,
): Bounds | undefined {
  if (!isAligned) return { left: 0, top: 0, right: width, bottom: height };
  if (layer.kind !== 'pixels' || layer.masks.length > 0) return undefined;
  if (!layer.pixels) return { left: 0, top: 0, right: 0, bottom: 0 };
  const { outline } = layer;
  if (outline === 'curved' || (outline && scale !== 1 && !Object.values(outline).every(isWhole)))
    return undefined;
  const box = outline ?? shapeBox(layer.pixels);
  // A line has no width to lie across, and so has a layer that is nowhere covered by half.
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}
