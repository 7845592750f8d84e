/** An element of a drawing, as far as it is kept. */
export interface SvgNode {
  name: string;
  attributes: Record<string, string>;
  parent: SvgNode | null;
  /** All child elements of the parent in order, including this one and those that are not drawn, since CSS selectors such as `:nth-child` count them. */
  siblings: readonly SvgNode[];
  place: number;
  children: (SvgNode | string)[];
  elements: SvgNode[];
  isLeftOut: boolean;
}

/** A drawing's elements in document order. */
export interface SvgTree {
  nodes: SvgNode[];
}

export const createTree = (): SvgTree => ({ nodes: [] });

/** Adds an element behind all others that its parent holds. */
export function addNode(
  tree: SvgTree,
  parent: SvgNode | null,
  what: Pick<SvgNode, 'name' | 'attributes' | 'isLeftOut'>,
): SvgNode {
  const siblings = parent?.elements ?? [];
  const node: SvgNode = { ...what, parent, siblings, place: siblings.length, children: [], elements: [] };
  if (parent === null) node.siblings = [node];
  else {
    parent.elements.push(node);
    parent.children.push(node);
  }
  tree.nodes.push(node);
  return node;
}
