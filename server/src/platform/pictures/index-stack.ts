/** Pixel indexes, last in first out, in 4 bytes each. */
export interface IndexStack {
  push(index: number): void;
  /** -1 when empty. */
  pop(): number;
  readonly size: number;
}

/** A stack of pixel indices that grows by doubling; arrays of numbers would take several times the memory. */
export function createIndexStack(): IndexStack {
  let items = new Int32Array(4096);
  let size = 0;
  return {
    push(index) {
      if (size === items.length) {
        const grown = new Int32Array(size * 2);
        grown.set(items);
        items = grown;
      }
      items[size] = index;
      size += 1;
    },
    pop() {
      if (size === 0) return -1;
      size -= 1;
      return items[size]!;
    },
    get size() {
      return size;
    },
  };
}
