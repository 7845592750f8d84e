/** What several things have in common. */
export interface Shared<Value> {
  /** Of all of them, or of the first where they differ; undefined without any. */
  readonly value: Value | undefined;
  readonly isMixed: boolean;
}

export function shared<Item, Value>(items: readonly Item[], read: (item: Item) => Value): Shared<Value> {
  const [first, ...others] = items.map(read);
  return { value: first, isMixed: others.some((value) => value !== first) };
}
