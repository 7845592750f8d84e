/** Keeps the values used last, up to a number of bytes. Loading the same key twice at once loads it once. */
export interface ByteBoundedCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** The value if it is kept; nothing is loaded. */
  peek(key: string): Value | undefined;
  /** Lets go of a value; one that is being loaded is kept when it comes. */
  drop(key: string): void;
  /** Bytes held now. */
  bytes(): number;
}

/** `sizeOf` tells a value's bytes; a value larger than the whole cache is handed out and not kept. */
export function createByteBoundedCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): ByteBoundedCache<Value> {
  // A Map keeps insertion order, so its first key is the one unused for longest.
  const kept = new Map<string, { value: Value; bytes: number }>();
  const loading = new Map<string, Promise<Value>>();
  let total = 0;

  function keep(key: string, value: Value): void {
    const bytes = sizeOf(value);
    if (bytes > maxBytes) return;
    kept.set(key, { value, bytes });
    total += bytes;
    for (const [oldest, entry] of kept) {
      if (total <= maxBytes) break;
      kept.delete(oldest);
      total -= entry.bytes;
    }
  }

  return {
    bytes: () => total,
    peek: (key) => kept.get(key)?.value,
    drop(key) {
      total -= kept.get(key)?.bytes ?? 0;
      kept.delete(key);
    },
    async get(key, load) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const running = loading.get(key);
      if (running) return running;
      const started = load()
        .then((value) => {
          keep(key, value);
          return value;
        })
        .finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}
