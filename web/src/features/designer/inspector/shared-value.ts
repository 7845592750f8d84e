/** What several things have in common. */
export interface Shared<Value> {
  /** The value that all layers have, or the first layer's where they differ; undefined without layers. */
  readonly value: Value | undefined;
  readonly isMixed: boolean;
}

export function sharedValue<Item, Value>(items: readonly Item[], read: (item: Item) => Value): Shared<Value> {
  const [first, ...others] = items.map(read);
  return { value: first, isMixed: others.some((value) => value !== first) };
}
