import type { VectorLayer, VectorPath } from '../layers/vector/vector-layer.ts';
import { readCssColour } from './read-colour.ts';
import { SvgRefusal } from './svg-problem.ts';

/**
 * The background that a drawing sets for itself, as programs of diagrams do, which browsers paint below all of it; null = none. A background
 * that is no plain colour is refused.
 */
export function backgroundOf(
  properties: ReadonlyMap<string, string>,
  { x, y, width, height }: VectorLayer['viewBox'],
): VectorPath | null {
  let colour: string | null = null;
  for (const [name, value] of properties) {
    if (name === 'background' || name === 'background-color') colour = value;
    else if (name === 'background-image' && value.toLowerCase() !== 'none')
      throw new SvgRefusal('style', `${name}: ${value}`.slice(0, 40));
  }
  if (colour === null || colour === '') return null;
  const solid = readCssColour(colour, { hex: '#000000', alpha: 1 });
  if (!solid || solid.alpha === 0) return null;
  if (solid.isCurrent) throw new SvgRefusal('colour', colour);
  const [right, bottom] = [x + width, y + height];
  return {
    d: `M${x} ${y}L${right} ${y} ${right} ${bottom} ${x} ${bottom}Z`,
    fill: solid.hex,
    stroke: null,
    ...(solid.alpha < 1 ? { opacity: solid.alpha } : {}),
  };
}
