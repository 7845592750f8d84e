import { CSS_COLOUR_NAMES } from '../css/css-colour-names.ts';
import { readDeclarations } from '../css/read-declarations.ts';
import type { SvgNode } from '../svg-tree.ts';

const CONTEXT = /context-(?:fill|stroke)/;
const ZERO = /^\s*0*\.?0*\s*(?:%|px)?\s*$/;

/**
 * Whether the renderer may draw an element differently from browsers: rings of gradients that do not begin in a point, pictures
 * without sides of their own, paint of whatever shows the element, a drawing that is turned as a whole.
 */
export function mayDiffer({ name, attributes, parent }: SvgNode): boolean {
  if (name === 'radialGradient' && !ZERO.test(attributes.fr ?? '0')) return true;
  if (name === 'image' && (isAuto(attributes.width) || isAuto(attributes.height))) return true;
  if (name === 'svg' && parent === null && attributes.transform !== undefined) return true;
  const paints = [attributes.fill, attributes.stroke, attributes.style];
  return paints.some((paint) => CONTEXT.test(paint ?? '')) && !isInMarker(parent);
}

const isAuto = (side: string | undefined): boolean => side === undefined || side.trim() === 'auto';

function isInMarker(node: SvgNode | null): boolean {
  for (let holder = node; holder; holder = holder.parent) if (holder.name === 'marker') return true;
  return false;
}

const NONE = /^(?:none|transparent|initial|inherit|unset)$/i;
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(?:rgb|hsl)a?\(\s*[-+.\d]+%?(?:\s*[,\s]\s*[-+.\d]+%?){2}(?:\s*[,/]\s*[-+.\d]+%?)?\s*\)$/i;

/** Whether all programs see the same colour in it. */
const isColour = (value: string): boolean =>
  HEX.test(value) || FUNCTION.test(value) || CSS_COLOUR_NAMES.has(value.toLowerCase());

/** The colour behind a whole drawing, as browsers show it; null where there is none, undefined where it is more than a colour. */
export function colourBehind(root: Record<string, string>): string | null | undefined {
  const said = readDeclarations(root.style ?? '').findLast(
    // Browsers pass over what is no colour.
    ({ name, value }) =>
      /^background(?:-color)?$/.test(name) && !(/^#/.test(value) && !HEX.test(value) && !/\s/.test(value)),
  );
  if (!said || NONE.test(said.value)) return null;
  return isColour(said.value) ? said.value : undefined;
}
