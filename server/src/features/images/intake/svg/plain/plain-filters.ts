import { addNode, type SvgNode, type SvgTree } from '../svg-tree.ts';

/** What lies behind an element: no browser gives it to a filter any more, and the renderer gives the element itself. */
const BACKGROUND = /^Background(?:Image|Alpha)$/;
const NOTHING = 'nothing-behind';
const POINTED = new Set(['fePointLight', 'feSpotLight']);

/**
 * Makes the filters of a drawing mean to the renderer what they mean to browsers: what is behind an element is nothing.
 * Returns whether one may still be drawn otherwise: tiles, lights whose places are parts of their element, elements shown by `feImage`,
 * and regions far larger than the drawing.
 */
export function plainFilters(tree: SvgTree): boolean {
  let mayDiffer = false;
  for (const filter of tree.nodes.filter(({ name, isLeftOut }) => name === 'filter' && !isLeftOut)) {
    const parts = partsOf(filter);
    if (parts.some(({ name }) => name === 'feTile') || isHuge(filter)) mayDiffer = true;
    if (parts.some(({ name, attributes }) => name === 'feImage' && attributes.href?.startsWith('#')))
      mayDiffer = true;
    const isInParts = filter.attributes.primitiveUnits === 'objectBoundingBox';
    if (isInParts && parts.some(({ name }) => POINTED.has(name))) mayDiffer = true;
    if (parts.some(asksForBackground)) giveNothing(tree, filter, parts);
  }
  return mayDiffer;
}

/** Sides in parts of an element, and in units of the drawing, beyond which a filter is left out or not drawn at all. */
const MAX_PARTS = 20;
const MAX_UNITS = 20_000;

function isHuge({ attributes }: SvgNode): boolean {
  const isInUnits = attributes.filterUnits === 'userSpaceOnUse';
  return ['width', 'height'].some((name) => {
    const written = attributes[name] ?? '';
    const side = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1);
    return side > (isInUnits && !written.endsWith('%') ? MAX_UNITS : MAX_PARTS);
  });
}

/** The primitives of a filter and what they hold. */
const partsOf = (node: SvgNode): SvgNode[] =>
  node.elements.flatMap((part) => (part.isLeftOut ? [] : [part, ...partsOf(part)]));

const asksForBackground = ({ attributes }: SvgNode): boolean =>
  BACKGROUND.test(attributes.in ?? '') || BACKGROUND.test(attributes.in2 ?? '');

/**
 * Puts a transparent flood before the filter's other primitives, and gives it to `parts` in place of the background. The primitive that was
 * first names its input from then on: by default it would take the flood.
 */
function giveNothing(tree: SvgTree, filter: SvgNode, parts: readonly SvgNode[]): void {
  for (const { attributes } of parts.filter(asksForBackground))
    for (const name of ['in', 'in2']) if (BACKGROUND.test(attributes[name] ?? '')) attributes[name] = NOTHING;
  const first = filter.elements.find(({ isLeftOut }) => !isLeftOut);
  if (first) first.attributes.in ??= 'SourceGraphic';
  const flood = { 'flood-opacity': '0', result: NOTHING };
  addNode(tree, filter, { name: 'feFlood', attributes: flood, isLeftOut: false });
  filter.children.unshift(filter.children.pop()!);
}
