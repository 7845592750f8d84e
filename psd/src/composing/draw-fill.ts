import type { Bounds, FillLayer, PsdDocument } from '../document.ts';
import { toRgb } from '../to-rgb.ts';
import { emptyRaster, type Raster } from './raster.ts';

/** Why a fill is not drawn, or nothing. */
export function fillProblem({ fill }: FillLayer, document: PsdDocument): string | undefined {
  if (fill.type === 'pattern') return 'pattern fill';
  if (fill.type === 'noise') return 'noise gradient fill';
  if (fill.type === 'solid') return 'gradient fill';
  return toRgb(fill.color, document) ? undefined : 'fill of a colour that is not RGB';
}

/** A fill all over the bounds. */
export function drawFill({ fill }: FillLayer, document: PsdDocument, bounds: Bounds): Raster {
  const raster = emptyRaster(bounds);
  const colour = fill.type === 'color' ? toRgb(fill.color, document) : undefined;
  if (!colour) return raster;
  for (let at = 0; at < raster.data.length; at += 4) {
    raster.data.set(colour, at);
    raster.data[at + 3] = 1;
  }
  return raster;
}
