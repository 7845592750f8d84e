import type { PsdDocument } from '../document.ts';
import type { Pattern, PlacedPattern } from '../effects/pattern.ts';
import type { LayerRecord } from './scan-layers.ts';

/** A pattern of an effect as ag-psd gives it. */
export interface AgPattern {
  pattern?: { id: string };
  scale?: number;
  angle?: number;
  align?: boolean;
  phase?: { x: number; y: number };
}

/** Where a pattern lies that follows its layer; of those that are turned, or scaled otherwise, no formula is known. */
export function placePattern(
  { pattern, align, scale = 1, angle = 0, phase = { x: 0, y: 0 } }: AgPattern,
  {
    mode,
    depth,
    patternOf,
  }: Pick<PsdDocument, 'mode' | 'depth'> & { patternOf: (id: string) => Pattern | undefined },
  { blocks }: LayerRecord,
): PlacedPattern | undefined {
  const read = mode === 'rgb' && depth === 8 && pattern ? patternOf(pattern.id) : undefined;
  const corner = blocks.get('fxrp');
  if (!read || !corner || corner.left < 16 || !align || angle !== 0 || (scale !== 1 && scale !== 2))
    return undefined;
  const view = new DataView(corner.bytes.buffer, corner.bytes.byteOffset + corner.at, 16);
  const [x, y] = [view.getFloat64(0), view.getFloat64(8)];
  // Whether the corner is cut or rounded to whole pixels no picture shows.
  const isSettled =
    phase.x === 0 &&
    phase.y === 0 &&
    [x, y].every((value) => Math.abs(value) < 1e6 && value - Math.floor(value) < 0.5);
  return isSettled ? { pattern: read, origin: [Math.floor(x), Math.floor(y)], scale } : undefined;
}
