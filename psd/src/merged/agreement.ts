/** What the merged picture may differ from the composed layers at most, of 255: as in the bench of composed documents. */
const MAX_MEAN = 1;
const MAX_P99 = 8;

/** Sides of the squares that must agree, each for itself. */
const TILE_PX = 64;
/** The worst square of files that are right otherwise has 1.2. */
const MAX_TILE_MEAN = 1.5;
/** A square of which less is compared has the room of so many pixels, and so many of them may be far: soft edges, rounding. */
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
  /** The square of the last pixel, and its key. */
  #tile: Counted = { sum: 0, count: 0, far: 0 };
  #key = -1;

  /**
   * Counts a pixel: how far it is on average of its channels, and in the farthest of them.
   * @throws Error if that is no number, which no comparison would see
   */
  add(x: number, y: number, { mean, farthest }: { mean: number; farthest: number }): void {
    if (!Number.isFinite(mean) || !Number.isFinite(farthest))
      throw new Error('a difference that is no number');
    const key = Math.floor(y / TILE_PX) * 65_536 + Math.floor(x / TILE_PX);
    // Pixels come row by row, so that the square is mostly that of the pixel before.
    if (key !== this.#key) {
      this.#key = key;
      this.#tile = this.#tiles.get(key) ?? { sum: 0, count: 0, far: 0 };
      this.#tiles.set(key, this.#tile);
    }
    count(this.#whole, mean, farthest);
    count(this.#tile, mean, farthest);
  }

  /** Whether any pixel was compared. */
  get isCounted(): boolean {
    return this.#whole.count > 0;
  }

  /** The middle of the square that differs most. */
  get worst(): [x: number, y: number] {
    let [worst, most] = [0, -1];
    for (const [key, { sum }] of this.#tiles) if (sum > most) [worst, most] = [key, sum];
    const middle = (tile: number): number => tile * TILE_PX + TILE_PX / 2;
    return [middle(worst % 65_536), middle(Math.floor(worst / 65_536))];
  }

  /** Whether something was compared, and agrees everywhere. */
  holds(): boolean {
    return this.isCounted && wholeHolds(this.#whole) && [...this.#tiles.values()].every(tileHolds);
  }
}

function count(counted: Counted, mean: number, farthest: number): void {
  counted.sum += mean;
  counted.count += 1;
  if (farthest > MAX_P99) counted.far += 1;
}
