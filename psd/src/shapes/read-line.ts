import type { Layer } from 'ag-psd';
import type { ShapeLine } from '../document.ts';
import { toRgb, type ValuesOf } from '../to-rgb.ts';

/** The line of a shape, if it is opaque and one colour surrounds another. */
export function readLine(
  { vectorStroke, vectorFill }: Pick<Layer, 'vectorStroke' | 'vectorFill'>,
  values: ValuesOf,
): ShapeLine | 'unknown' {
  const { content, opacity = 1, blendMode, fillEnabled } = vectorStroke ?? {};
  if (values.mode !== 'rgb' || !fillEnabled || opacity !== 1 || blendMode !== 'normal') return 'unknown';
  if (content?.type !== 'color' || vectorFill?.type !== 'color') return 'unknown';
  const [colour, ground] = [toRgb(content.color, values), toRgb(vectorFill.color, values)];
  return colour && ground ? { colour, ground } : 'unknown';
}
