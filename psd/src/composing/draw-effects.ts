import type { Bounds, PsdDocument, PsdLayer } from '../document.ts';
import type { Effect } from '../effects/effect.ts';
import { effectMargin, effectShares } from '../effects/effect-shares.ts';
import { blendInto } from './blend-into.ts';
import { drawGradient, gradientBox } from './draw-gradient.ts';
import { drawPattern } from './draw-pattern.ts';
import { effectCoverage } from './effect-strips.ts';
import { emptyRaster, growBounds, intersect, type Raster } from './raster.ts';

interface DrawnEffects {
  /** How much of each pixel of the bounds the layer covers, within its masks. */
  drawShape: (bounds: Bounds) => Float32Array;
  /** Drawn over the layer's own colours, whose shape and opacity come later. */
  isOwn?: boolean;
  document: PsdDocument;
}

/** Blends effects of a layer over the backdrop; they follow its shape, whatever is clipped to it. */
export function drawEffects(
  layer: PsdLayer,
  effects: Effect[],
  backdrop: Raster,
  { drawShape, isOwn = false, document }: DrawnEffects,
): void {
  const margin = effectMargin(effects);
  const area = areaOf(layer, margin);
  const bounds = area ? intersect(area, backdrop.bounds) : backdrop.bounds;
  if (effects.length === 0 || bounds.left >= bounds.right || bounds.top >= bounds.bottom) return;
  const kinds = `${effects.map(({ kind }) => kind).join()} ${isOwn}`;
  const bottom = Math.min(area?.bottom ?? document.height, document.height);
  const shares = effectCoverage({ document, layer, kinds, bounds, margin, bottom }, (part) => {
    const shape = drawShape(growBounds(part, margin));
    return effects.map((effect) => effectShares(effect, { bounds: part, margin, shape, isOwn }));
  });
  for (const [index, effect] of effects.entries()) {
    const raster = emptyRaster(bounds);
    if (effect.kind === 'gradient overlay')
      drawGradient(raster, effect.gradient, gradientBox(layer, effect.gradient, document)!, document);
    else if (effect.kind === 'pattern overlay') drawPattern(raster, effect.placed);
    else fillWith(raster, effect.colour);
    const share = shares[index]!;
    for (let pixel = 0; pixel < share.length; pixel += 1) raster.data[pixel * 4 + 3]! *= share[pixel]!;
    const opacity = effect.opacity * (isOwn ? 1 : layer.opacity);
    blendInto(backdrop, raster, { mode: effect.blend, opacity });
  }
}

function fillWith({ data }: Raster, [red, green, blue]: [number, number, number]): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 1;
  }
}

/** The area beyond which effects of a layer change nothing; undefined where it is not known. */
function areaOf(layer: PsdLayer, margin: number): Bounds | undefined {
  if (layer.kind !== 'pixels') return undefined;
  return layer.pixels ? growBounds(layer.pixels.bounds, margin) : { left: 0, top: 0, right: 0, bottom: 0 };
}
