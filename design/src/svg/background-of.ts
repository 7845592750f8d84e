import type { VectorLayer, VectorPath } from '../layers/vector/vector-layer.ts';
import { readCssColour } from './read-colour.ts';
import { SvgRefusal } from './svg-problem.ts';

/** What a `background` says besides its colour, which a plain one does not need: place, size, repetition. */
const NO_COLOUR =
  /^(?:none|initial|inherit|unset|revert|repeat|repeat-[xy]|no-repeat|space|round|scroll|fixed|local|(?:border|padding|content)-box|left|right|top|bottom|center|cover|contain|auto|\/|[-+]?[\d.]+(?:px|%|r?em|pt|pc|mm|cm|in)?)$/i;

/** The colour of a `background` alone; null = it has none. Several words are left for the reader of colours to refuse. */
function colourOf(background: string): string | null {
  const words = background.match(/[^\s(]+\([^()]*\)|[^\s]+/g) ?? [];
  const colours = words.filter((word) => !NO_COLOUR.test(word));
  return colours.length === 0 ? null : colours.join(' ');
}

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
  const plain = colour === null ? null : colourOf(colour);
  if (plain === null) return null;
  const solid = readCssColour(plain, { hex: '#000000', alpha: 1 });
  if (!solid || solid.alpha === 0) return null;
  if (solid.isCurrent) throw new SvgRefusal('colour', plain);
  const [right, bottom] = [x + width, y + height];
  return {
    d: `M${x} ${y}L${right} ${y} ${right} ${bottom} ${x} ${bottom}Z`,
    fill: solid.hex,
    stroke: null,
    ...(solid.alpha < 1 ? { opacity: solid.alpha } : {}),
  };
}
