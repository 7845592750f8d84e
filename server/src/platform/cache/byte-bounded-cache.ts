import { LRUCache } from 'lru-cache';

/** Keeps the most recently used values, up to a number of bytes. Concurrent loads of one key share one load. */
export interface ByteBoundedCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** The value if it is kept; nothing is loaded. */
  peek(key: string): Value | undefined;
  /** Removes a value; one that is being loaded is kept when it comes. */
  drop(key: string): void;
  /** Bytes held now. */
  bytes(): number;
}

/** `sizeOf` gives a value's bytes; a value larger than the whole cache is returned and not kept. */
export function createByteBoundedCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): ByteBoundedCache<Value> {
  // An entry of no bytes still counts as one: the package wants positive sizes.
  const kept = new LRUCache<string, { value: Value }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf(value))),
  });
  const loading = new Map<string, Promise<Value>>();
  return {
    bytes: () => kept.calculatedSize,
    peek: (key) => kept.peek(key)?.value,
    drop: (key) => void kept.delete(key),
    async get(key, load) {
      const known = kept.get(key);
      if (known) return known.value;
      const running = loading.get(key);
      if (running) return running;
      const started = load()
        .then((value) => {
          kept.set(key, { value });
          return value;
        })
        .finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}
