/** Steps to the eight neighbours, in pairs of opposites, so that `direction ^ 1` leads back. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

const [FREE, SOURCE, SINK] = [0, 1, 2];
const [NONE, TERMINAL, ORPHAN] = [-1, 8, 9];
const FAR = 0x3fffffff;

/**
 * Divides a grid of pixels into two sides, source and sink, at the lowest cost (a minimal cut). Each pixel is linked
 * with its eight neighbours. A search tree grows from either terminal until they meet (Boykov and Kolmogorov, 2004).
 * Capacities are whole numbers, so that the search ends.
 */
export class MinCut {
  /** Wider than the picture by one on each side, so that every pixel has eight neighbours. */
  readonly #stride: number;
  readonly #steps: Int32Array;
  /** Remaining capacity from a pixel in each of its eight directions. */
  readonly #links: Int32Array;
  /** Remaining capacity from the source to a pixel (positive) or from it to the sink (negative). */
  readonly #terminals: Int32Array;
  readonly #tree: Uint8Array;
  readonly #parent: Int8Array;
  readonly #seen: Int32Array;
  readonly #distance: Int32Array;
  readonly #isActive: Uint8Array;
  #queue: number[] = [];
  #next: number[] = [];
  #orphans: number[] = [];
  #time = 0;

  readonly #widthPx: number;
  readonly #heightPx: number;

  constructor(widthPx: number, heightPx: number) {
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.#stride = widthPx + 2;
    const count = this.#stride * (heightPx + 2);
    this.#steps = Int32Array.from(STEPS, ([dx, dy]) => dy * this.#stride + dx);
    this.#links = new Int32Array(count * 8);
    this.#terminals = new Int32Array(count);
    this.#tree = new Uint8Array(count);
    this.#parent = new Int8Array(count).fill(NONE);
    this.#seen = new Int32Array(count);
    this.#distance = new Int32Array(count);
    this.#isActive = new Uint8Array(count);
  }

  #at(x: number, y: number): number {
    return (y + 1) * this.#stride + x + 1;
  }

  /** Positive = what it costs to put the pixel on the sink's side; negative = what the source's side costs. */
  setTerminal(x: number, y: number, capacity: number): void {
    this.#terminals[this.#at(x, y)] = Math.round(capacity);
  }

  /**
   * Sets what it costs to separate a pixel from a neighbour (`direction` 0 right, 2 below, 4 below right, 6 above
   * right).
   */
  link(x: number, y: number, direction: 0 | 2 | 4 | 6, capacity: number): void {
    const at = this.#at(x, y);
    const whole = Math.round(capacity);
    this.#links[at * 8 + direction] = whole;
    this.#links[(at + this.#steps[direction]!) * 8 + (direction ^ 1)] = whole;
  }

  /** 1 for pixels on the source's side. */
  solve(): Uint8Array {
    this.#plant();
    for (let at = this.#take(); at >= 0; at = this.#take()) {
      while (this.#tree[at] !== FREE) {
        const direction = this.#grow(at);
        if (direction < 0) break;
        this.#time += 1;
        this.#augment(at, direction);
        this.#adopt();
      }
    }
    const sides = new Uint8Array(this.#widthPx * this.#heightPx);
    for (let y = 0; y < this.#heightPx; y += 1)
      for (let x = 0; x < this.#widthPx; x += 1)
        sides[y * this.#widthPx + x] = this.#tree[this.#at(x, y)] === SOURCE ? 1 : 0;
    return sides;
  }

  #plant(): void {
    this.#terminals.forEach((capacity, at) => {
      if (capacity === 0) return;
      this.#tree[at] = capacity > 0 ? SOURCE : SINK;
      this.#parent[at] = TERMINAL;
      this.#distance[at] = 1;
      this.#activate(at);
    });
  }

  #activate(at: number): void {
    if (this.#isActive[at] === 1) return;
    this.#isActive[at] = 1;
    this.#next.push(at);
  }

  #place = 0;
  /** The next active pixel that belongs to a tree; -1 = none. */
  #take(): number {
    for (;;) {
      if (this.#place >= this.#queue.length) {
        if (this.#next.length === 0) return -1;
        [this.#queue, this.#next] = [this.#next, []];
        this.#place = 0;
      }
      const at = this.#queue[this.#place++]!;
      this.#isActive[at] = 0;
      if (this.#tree[at] !== FREE) return at;
    }
  }

  /** Adds free neighbours to the pixel's tree. Returns the direction in which it meets the other tree, or -1. */
  #grow(at: number): number {
    const tree = this.#tree[at]!;
    for (let direction = 0; direction < 8; direction += 1) {
      const to = at + this.#steps[direction]!;
      const flows =
        tree === SOURCE ? this.#links[at * 8 + direction]! : this.#links[to * 8 + (direction ^ 1)]!;
      if (flows === 0) continue;
      if (this.#tree[to] === FREE) {
        this.#tree[to] = tree;
        this.#parent[to] = direction ^ 1;
        this.#seen[to] = this.#seen[at]!;
        this.#distance[to] = this.#distance[at]! + 1;
        this.#activate(to);
      } else if (this.#tree[to] !== tree) return direction;
      else if (this.#seen[to]! <= this.#seen[at]! && this.#distance[to]! > this.#distance[at]!) {
        this.#parent[to] = direction ^ 1;
        this.#seen[to] = this.#seen[at]!;
        this.#distance[to] = this.#distance[at]! + 1;
      }
    }
    return -1;
  }

  /** Sends as much flow from source to sink as the path through this link can carry. */
  #augment(at: number, direction: number): void {
    const to = at + this.#steps[direction]!;
    const isFromSource = this.#tree[at] === SOURCE;
    const [start, end] = isFromSource ? [at, to] : [to, at];
    const way = isFromSource ? direction : direction ^ 1;
    let least = this.#links[start * 8 + way]!;
    least = Math.min(least, this.#narrowest(start, true), this.#narrowest(end, false));
    this.#links[start * 8 + way]! -= least;
    this.#links[end * 8 + (way ^ 1)]! += least;
    this.#send(start, true, least);
    this.#send(end, false, least);
  }

  #narrowest(from: number, isSource: boolean): number {
    let least = FAR;
    let at = from;
    for (;;) {
      const up = this.#parent[at]!;
      if (up === TERMINAL) return Math.min(least, Math.abs(this.#terminals[at]!));
      const parent = at + this.#steps[up]!;
      least = Math.min(least, isSource ? this.#links[parent * 8 + (up ^ 1)]! : this.#links[at * 8 + up]!);
      at = parent;
    }
  }

  #send(from: number, isSource: boolean, amount: number): void {
    let at = from;
    for (;;) {
      const up = this.#parent[at]!;
      if (up === TERMINAL) {
        this.#terminals[at]! += isSource ? -amount : amount;
        if (this.#terminals[at] === 0) this.#orphan(at);
        return;
      }
      const parent = at + this.#steps[up]!;
      const [down, back] = [parent * 8 + (up ^ 1), at * 8 + up];
      this.#links[isSource ? down : back]! -= amount;
      this.#links[isSource ? back : down]! += amount;
      if (this.#links[isSource ? down : back] === 0) this.#orphan(at);
      at = parent;
    }
  }

  #orphan(at: number): void {
    this.#parent[at] = ORPHAN;
    this.#orphans.push(at);
  }

  /** Finds another parent for each pixel that lost its own, or takes it out of the tree. */
  #adopt(): void {
    // Orphans are taken in the order in which they came; taken from the end, the trees would grow long.
    for (let next = 0; next < this.#orphans.length; next += 1) {
      const at = this.#orphans[next]!;
      const tree = this.#tree[at]!;
      let [best, nearest] = [NONE, FAR];
      for (let direction = 0; direction < 8; direction += 1) {
        const to = at + this.#steps[direction]!;
        if (this.#tree[to] !== tree || this.#flow(at, to, direction, tree) === 0) continue;
        const distance = this.#distanceToRoot(to);
        if (distance < nearest) [best, nearest] = [direction, distance];
      }
      if (best !== NONE) {
        this.#parent[at] = best;
        this.#seen[at] = this.#time;
        this.#distance[at] = nearest + 1;
      } else this.#setFree(at, tree);
    }
    this.#orphans.length = 0;
  }

  /** Remaining capacity along the tree between a pixel and the neighbour that would be its parent. */
  #flow(at: number, parent: number, direction: number, tree: number): number {
    return tree === SOURCE ? this.#links[parent * 8 + (direction ^ 1)]! : this.#links[at * 8 + direction]!;
  }

  #setFree(at: number, tree: number): void {
    for (let direction = 0; direction < 8; direction += 1) {
      const to = at + this.#steps[direction]!;
      if (this.#tree[to] !== tree) continue;
      if (this.#flow(at, to, direction, tree) > 0) this.#activate(to);
      if (this.#parent[to] === (direction ^ 1)) this.#orphan(to);
    }
    this.#tree[at] = FREE;
    this.#parent[at] = NONE;
  }

  /**
   * Steps up to the tree's terminal; `FAR` when the way ends at an orphan. The steps are kept for all pixels on the
   * way, so that the next walk is short.
   */
  #distanceToRoot(from: number): number {
    let [at, steps] = [from, 0];
    for (;;) {
      if (this.#seen[at] === this.#time) {
        steps += this.#distance[at]!;
        break;
      }
      const up = this.#parent[at]!;
      if (up === ORPHAN || up === NONE) return FAR;
      steps += 1;
      if (up === TERMINAL) {
        this.#seen[at] = this.#time;
        this.#distance[at] = 1;
        break;
      }
      at += this.#steps[up]!;
    }
    let left = steps;
    for (let on = from; this.#seen[on] !== this.#time; ) {
      this.#seen[on] = this.#time;
      this.#distance[on] = left;
      left -= 1;
      on += this.#steps[this.#parent[on]!]!;
    }
    return steps;
  }
}
