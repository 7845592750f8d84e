import { readDeclarations } from '../css/read-declarations.ts';
import type { SvgNode } from '../svg-tree.ts';

const CONTEXT = /context-(?:fill|stroke)/;
const ZERO = /^\s*0*\.?0*\s*(?:%|px)?\s*$/;

/**
 * Whether the renderer may draw an element otherwise than browsers: rings of gradients that do not begin in a point, pictures
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

const PLAIN = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([^()]*\))$/i;

/** The colour behind a whole drawing, as browsers show it; null where there is none, undefined where it is more than a colour. */
export function backgroundOf(root: Record<string, string>): string | null | undefined {
  const said = readDeclarations(root.style ?? '').findLast(({ name }) =>
    /^background(?:-color)?$/.test(name),
  );
  if (!said || /^(?:none|transparent|initial|inherit|unset)$/i.test(said.value)) return null;
  return PLAIN.test(said.value) && !/^currentcolor$/i.test(said.value) ? said.value : undefined;
}
