import type { Differences } from './differences.ts';

/** What the merged picture may differ from the composed layers at most, of 255: as in the bench of composed documents. */
const MAX_MEAN = 1;
const MAX_P99 = 8;

/** Sides of the squares that must agree, each for itself. */
const TILE_PX = 64;
/** The worst square of files that are right otherwise has 1.2. */
const MAX_TILE_MEAN = 1.5;
/** A square of which less is compared has the room of this many pixels, and this many of them may be far: soft edges, rounding. */
const MIN_COUNT = 512;
const FEW = 8;

interface Counted {
  sum: number;
  count: number;
  far: number;
}

const wholeHolds = ({ sum, count, far }: Counted): boolean => sum <= count * MAX_MEAN && far <= count * 0.01;

const tileHolds = ({ sum, count, far }: Counted): boolean =>
  sum <= Math.max(MIN_COUNT, count) * MAX_TILE_MEAN && far <= Math.max(FEW, count * 0.01);

/**
 * Differences of pixels from the merged picture: how far on average, and how far 99 of 100 are at most in their farthest channel, over
 * all and in each small square, so that one stale place of a large picture is seen.
 */
export class Agreement {
  readonly #whole: Counted = { sum: 0, count: 0, far: 0 };
  readonly #tiles = new Map<number, Counted>();

  /**
   * Counts pixels of a part: all, or those that `isCounted` marks.
   * @throws Error if a difference is no number, which no comparison would see
   */
  add({ bounds, mean, farthest }: Differences, isCounted?: Uint8Array): void {
    const { left, top, right, bottom } = bounds;
    let at = 0;
    for (let y = top; y < bottom; y += 1)
      for (let from = left; from < right; ) {
        const column = Math.floor(from / TILE_PX);
        const to = Math.min(right, (column + 1) * TILE_PX);
        const part: Counted = { sum: 0, count: 0, far: 0 };
        for (const end = at + to - from; at < end; at += 1) {
          if (isCounted && isCounted[at] === 0) continue;
          part.sum += mean[at]!;
          part.count += 1;
          if (farthest[at]! > MAX_P99) part.far += 1;
        }
        if (part.count > 0) this.#count(Math.floor(y / TILE_PX) * 65_536 + column, part);
        from = to;
      }
  }

  #count(key: number, part: Counted): void {
    if (!Number.isFinite(part.sum)) throw new Error('a difference that is no number');
    const tile = this.#tiles.get(key) ?? { sum: 0, count: 0, far: 0 };
    this.#tiles.set(key, tile);
    addTo(this.#whole, part);
    addTo(tile, part);
  }

  /** Whether any pixel was compared. */
  get isCounted(): boolean {
    return this.#whole.count > 0;
  }

  /** The middle of the square that differs most, or of what of it lies within a picture of this size. */
  worstWithin({ width, height }: { width: number; height: number }): [x: number, y: number] {
    let [worst, most] = [0, -1];
    for (const [key, { sum }] of this.#tiles) if (sum > most) [worst, most] = [key, sum];
    const middle = (tile: number, size: number): number =>
      Math.floor((tile * TILE_PX + Math.min(size, (tile + 1) * TILE_PX)) / 2);
    return [middle(worst % 65_536, width), middle(Math.floor(worst / 65_536), height)];
  }

  /** Whether something was compared, and agrees everywhere. */
  holds(): boolean {
    return this.isCounted && wholeHolds(this.#whole) && [...this.#tiles.values()].every(tileHolds);
  }
}

function addTo(counted: Counted, part: Counted): void {
  counted.sum += part.sum;
  counted.count += part.count;
  counted.far += part.far;
}
