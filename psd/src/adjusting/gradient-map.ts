import type { GradientMapAdjustment } from 'ag-psd';
import type { PsdDocument } from '../document.ts';
import { drawTable, readTable } from '../gradients/gradient-curve.ts';
import { readGradient } from '../reading/read-gradient.ts';
import type { Adjust } from './adjust.ts';

/** How much a colour's channels count for its place in the gradient. */
const [RED, GREEN, BLUE] = [0.3, 0.59, 0.11];
const REFUSED = 'adjustment gradient map';

/**
 * Gradient map: the colour that the gradient has at a colour's lightness, which is not rounded before. One picture of Photoshop's proves it, of a
 * gradient between two colours as Photoshop first sets it; reversed, dithered, see-through and otherwise mixed gradients are in none.
 */
export function adjustGradientMap(
  adjustment: GradientMapAdjustment,
  { mode, depth }: Pick<PsdDocument, 'mode' | 'depth'>,
): Adjust | string {
  const {
    gradientType,
    colorStops,
    opacityStops,
    method,
    smoothness = 0,
    dither,
    reverse,
    name = '',
  } = adjustment;
  if (mode !== 'rgb' || depth === 32 || gradientType !== 'solid' || method || dither || reverse)
    return REFUSED;
  if (!colorStops || !opacityStops?.every(({ opacity }) => opacity === 1)) return REFUSED;
  const gradient = readGradient(
    { type: 'solid', name, smoothness, colorStops, opacityStops },
    { type: 'linear' },
    { mode, depth },
  );
  if (!gradient) return REFUSED;
  const table = drawTable(gradient);
  const colour = new Float32Array(4);
  return (data, at) => {
    readTable(table, RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!, colour);
    data.set(colour.subarray(0, 3), at);
  };
}
