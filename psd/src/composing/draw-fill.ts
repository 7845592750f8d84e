import type { EffectSolidGradient, VectorContent } from 'ag-psd';
import type { Bounds, FillLayer, Mask, PsdDocument } from '../document.ts';
import type { Gradient } from '../gradients/gradient.ts';
import { readGradient } from '../reading/read-gradient.ts';
import { toRgb } from '../to-rgb.ts';
import { drawGradient } from './draw-gradient.ts';
import { emptyRaster, type Raster } from './raster.ts';

/** The gradient of a fill; the same one each time, whose colours are computed once. */
const gradients = new WeakMap<VectorContent, Gradient>();

function gradientOf(
  fill: Extract<VectorContent, { type: 'solid' }>,
  document: PsdDocument,
): Gradient | undefined {
  const known = gradients.get(fill);
  if (known && !document.isBlack) return known;
  const gradient = readGradient(
    fill as EffectSolidGradient,
    { ...fill, type: fill.style ?? 'linear' },
    document,
  );
  if (gradient) gradients.set(fill, gradient);
  return gradient;
}

/** What the gradient of a fill lies across: what its mask shows, else the document; nothing where that is not settled. */
function boxOf(masks: Mask[], { width, height }: PsdDocument): Bounds | undefined {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const [mask] = masks;
  if (!mask) return whole;
  if (masks.length > 1 || mask.kind !== 'pixels' || mask.density < 1) return undefined;
  return mask.outside === 0
    ? mask.bounds
    : mask.values.every((value) => value === mask.full)
      ? whole
      : undefined;
}

/** Why a fill is not drawn, or nothing. */
export function fillProblem({ fill, masks }: FillLayer, document: PsdDocument): string | undefined {
  if (fill.type === 'pattern') return 'pattern fill';
  if (fill.type === 'noise') return 'noise gradient fill';
  if (fill.type === 'solid')
    return gradientOf(fill, document) && boxOf(masks, document) ? undefined : 'gradient fill';
  return toRgb(fill.color, document) ? undefined : 'fill of a colour that is not RGB';
}

/** A fill all over the bounds. */
export function drawFill({ fill, masks }: FillLayer, document: PsdDocument, bounds: Bounds): Raster {
  const raster = emptyRaster(bounds);
  const gradient = fill.type === 'solid' && gradientOf(fill, document);
  if (gradient) {
    drawGradient(raster, gradient, boxOf(masks, document)!, document);
    return raster;
  }
  const colour = fill.type === 'color' ? toRgb(fill.color, document) : undefined;
  if (!colour) return raster;
  for (let at = 0; at < raster.data.length; at += 4) {
    raster.data.set(colour, at);
    raster.data[at + 3] = 1;
  }
  return raster;
}
