/** One element as it counts towards the work of drawing. */
export interface CountedElement {
  id: string | null;
  /** Index of the element that holds it; -1 for the root. */
  parent: number;
  /** Ids that it puts in its place or draws with. */
  references: readonly string[];
}

/**
 * How many elements there are once every reference is replaced by what it names; stops counting above `limit`. A circle
 * of references draws nothing and counts once. Elements stand in document order.
 */
export function countExpanded(elements: readonly CountedElement[], limit: number): number {
  const byId = new Map<string, number>();
  const children: number[][] = elements.map(() => []);
  elements.forEach(({ id, parent }, index) => {
    if (id !== null && !byId.has(id)) byId.set(id, index);
    if (parent >= 0) children[parent]!.push(index);
  });
  const sizes = new Array<number>(elements.length).fill(-1);
  const open = new Uint8Array(elements.length);
  const parts = (index: number) => [
    ...children[index]!,
    ...elements[index]!.references.flatMap((id) => byId.get(id) ?? []),
  ];
  const stack: { index: number; rest: number[]; sum: number }[] = [];
  const push = (index: number) => {
    open[index] = 1;
    stack.push({ index, rest: parts(index), sum: 1 });
  };
  if (elements.length === 0) return 0;
  push(0);
  for (let total = 0; ; ) {
    const top = stack[stack.length - 1]!;
    const next = top.rest.pop();
    if (next !== undefined) {
      if (sizes[next]! >= 0) top.sum += sizes[next]!;
      else if (open[next] === 0) push(next);
      if (top.sum > limit) return top.sum;
      continue;
    }
    stack.pop();
    open[top.index] = 0;
    sizes[top.index] = top.sum;
    total = top.sum;
    const holder = stack[stack.length - 1];
    if (!holder) return total;
    holder.sum += top.sum;
    if (holder.sum > limit) return holder.sum;
  }
}
