/** How far baked pictures are from fully composed ones, of 255, where the surface is. */
export interface BakedDifference {
  /** Mean over all samples. */
  mean: number;
  /** 99 of 100 pixels are at most this far, in the channel that is farthest. */
  p99: number;
}

/** What baked pictures may differ from composed ones at most, of 255 (decision 0294). */
const MAX_MEAN = 1.5;
const MAX_P99 = 10;

/** Whether baked pictures are proven to be near enough: a figure that is no number proves nothing. */
export const isNear = ({ mean, p99 }: BakedDifference): boolean => mean <= MAX_MEAN && p99 <= MAX_P99;

/** Counts how far pixels are from one another. */
export class Tally {
  #sum = 0;
  #count = 0;
  readonly #counts = new Uint32Array(256);

  /**
   * Counts a pixel: how far it is on average of its channels, and in the farthest of them.
   * @throws Error if that is no number, which no comparison would see
   */
  add(mean: number, farthest: number): void {
    if (!Number.isFinite(mean) || !Number.isFinite(farthest))
      throw new Error('a difference that is no number');
    this.#sum += mean;
    this.#count += 1;
    this.#counts[Math.min(255, Math.ceil(farthest))]! += 1;
  }

  /** @throws Error if nothing was counted */
  difference(): BakedDifference {
    if (this.#count === 0) throw new Error('nothing was compared');
    let seen = 0;
    const p99 = this.#counts.findIndex((count) => {
      seen += count;
      return seen >= this.#count * 0.99;
    });
    return { mean: this.#sum / this.#count, p99 };
  }
}
