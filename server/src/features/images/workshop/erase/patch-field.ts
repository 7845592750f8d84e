import { blur } from '../cut-out/by-strokes/clean-colours.ts';
import { distanceTo } from '../cut-out/by-strokes/distance-to.ts';

/** Pixels from the middle of a patch to its sides; a patch is seven by seven pixels. */
export const REACH = 3;
const SIDE = 2 * REACH + 1;
const PIXELS = SIDE * SIDE;
/**
 * A patch may be made lighter or darker by at most this, in steps of 255, to fit. Each sample then counts as different
 * by `SHIFT_COST` times the square of that change.
 */
const MAX_SHIFT = 24;
const SHIFT_COST = 0.15;
/**
 * Known patches are matched as well, to see how well patches of this picture fit at best. Their match is at least this many pixels
 * away, so that it does not overlap them.
 */
const MIN_AWAY = 9;
/**
 * The weight of a patch falls by this factor with each pixel of depth in the hole, down to `FADED_PX`, so that known
 * pixels decide first and work their way in.
 */
const FADE = 0.8;
const FADED_PX = 25;

/** A part of a picture with a hole: one array of samples (0 to 255) a channel, and 1 for each pixel that is to be filled. */
export interface Holed {
  widthPx: number;
  heightPx: number;
  channels: Float32Array[];
  hole: Uint8Array;
}

/**
 * Finds, for each patch that touches the hole, the most similar patch of the known picture (“PatchMatch”, Barnes and
 * others, 2009), and fills the hole with the colours that these give (Wexler, Shechtman and Irani, 2007). Random
 * choices follow from a seed, so that equal pictures are filled alike.
 */
export class PatchField {
  readonly part: Holed;
  /** Middle of the patch that was found for the one around each pixel; -1 = none is needed. */
  readonly source: Int32Array;
  /**
   * How unlike the two are: the sum of squared differences over their samples, with the cost of making one lighter or
   * darker.
   */
  readonly distance: Float32Array;
  /** Middles of all patches that look for a match. */
  readonly targets: Int32Array;
  /** 1 = the middle of a patch that lies within the picture and holds no pixel of the hole. */
  readonly isKnown: Uint8Array;
  readonly #known: Int32Array;
  /** Weight of the patch around each pixel by its depth in the hole, 0 to 1. */
  readonly #standing: Float32Array;
  #means: Float32Array[] = [];
  #seed: number;

  /**
   * @param ringPx width of a ring around the hole, in pixels, whose patches look for a match as well, as a standard for
   * those of the hole
   */
  constructor(part: Holed, ringPx: number, seed: number) {
    this.part = part;
    this.#seed = seed;
    const { widthPx, heightPx, hole } = part;
    const count = widthPx * heightPx;
    const touched = blur(Float32Array.from(hole), widthPx, heightPx, REACH);
    const around = blur(Float32Array.from(hole), widthPx, heightPx, REACH + ringPx);
    this.isKnown = new Uint8Array(count);
    const targets: number[] = [];
    const known: number[] = [];
    for (let y = REACH; y < heightPx - REACH; y += 1)
      for (let x = REACH; x < widthPx - REACH; x += 1) {
        const at = y * widthPx + x;
        // The mean is a number of hole pixels divided by `PIXELS`: what is above rounding errors touches the hole.
        if (touched[at]! < 0.5 / PIXELS) {
          this.isKnown[at] = 1;
          known.push(at);
        }
        if (around[at]! > 1e-6) targets.push(at);
      }
    const depth = distanceTo((at) => hole[at] === 0, widthPx, heightPx, FADED_PX);
    this.#standing = Float32Array.from(depth, (one) => FADE ** one);
    this.#known = Int32Array.from(known);
    this.targets = Int32Array.from(targets);
    this.source = new Int32Array(count).fill(-1);
    this.distance = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  }

  /** Whether the picture has any known patch to take from. */
  get canFill(): boolean {
    return this.#known.length > 0;
  }

  /** Sets the first match of each pixel: that of `guess` where it is valid, else a random one. */
  start(guess: (at: number) => number): void {
    for (const at of this.targets) {
      const wanted = guess(at);
      const isUsable = wanted >= 0 && this.isKnown[wanted] === 1 && this.#mayTake(at, wanted);
      this.source[at] = isUsable ? wanted : this.#any();
    }
  }

  /** Improves the matches by the current colours (PatchMatch: propagation and random search); passes alternate in direction. */
  improve(passes: number): void {
    const { widthPx, heightPx, channels } = this.part;
    this.#means = channels.map((channel) => blur(channel, widthPx, heightPx, REACH));
    for (const at of this.targets)
      this.distance[at] = this.#compare(at, this.source[at]!, Number.POSITIVE_INFINITY);
    for (let pass = 0; pass < passes; pass += 1) {
      const step = pass % 2 === 0 ? 1 : -1;
      const { length } = this.targets;
      for (let n = 0; n < length; n += 1) {
        const at = this.targets[step === 1 ? n : length - 1 - n]!;
        this.#follow(at, at - step, step);
        this.#follow(at, at - step * widthPx, step * widthPx);
        this.#search(at);
      }
    }
  }

  /** What makes the match lighter (negative = darker) in one channel, in steps of 255. */
  shiftAt(at: number, channel: number): number {
    const means = this.#means[channel]!;
    return Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, means[at]! - means[this.source[at]!]!));
  }

  /**
   * Sets each pixel of the hole to the mean of what the patches over it give; the better a patch fits, the more it
   * counts.
   */
  vote(): void {
    const { widthPx, channels, hole } = this.part;
    const spread = Math.max(1, this.#typicalDistance());
    const sums = channels.map((channel) => new Float32Array(channel.length));
    const weights = new Float32Array(hole.length);
    for (const at of this.targets) {
      const source = this.source[at]!;
      const weight = this.#standing[at]! * (Math.exp(-this.distance[at]! / spread) + 1e-6);
      const shifts = channels.map((_, channel) => this.shiftAt(at, channel));
      for (let dy = -REACH; dy <= REACH; dy += 1)
        for (let dx = -REACH; dx <= REACH; dx += 1) {
          const by = dy * widthPx + dx;
          if (hole[at + by] === 0) continue;
          weights[at + by]! += weight;
          for (let channel = 0; channel < channels.length; channel += 1)
            sums[channel]![at + by]! += weight * (channels[channel]![source + by]! + shifts[channel]!);
        }
    }
    channels.forEach((channel, index) => {
      for (let at = 0; at < hole.length; at += 1)
        if (hole[at] === 1 && weights[at]! > 0)
          channel[at] = Math.max(0, Math.min(255, sums[index]![at]! / weights[at]!));
    });
  }

  /** A quarter of all targets is more like its match than this. */
  #typicalDistance(): number {
    const sorted = [...this.targets].map((at) => this.distance[at]!).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 4)] ?? 1;
  }

  /** Tries the match of a neighbour, moved by the same step. */
  #follow(at: number, neighbour: number, step: number): void {
    const source = this.source[neighbour] ?? -1;
    if (source >= 0) this.#try(at, source + step);
  }

  #search(at: number): void {
    const { widthPx, heightPx } = this.part;
    for (let reach = Math.max(widthPx, heightPx); reach >= 1; reach >>= 1) {
      const from = this.source[at]!;
      const x = (from % widthPx) + Math.round((this.#luck() * 2 - 1) * reach);
      const y = Math.floor(from / widthPx) + Math.round((this.#luck() * 2 - 1) * reach);
      if (x >= 0 && y >= 0 && x < widthPx && y < heightPx) this.#try(at, y * widthPx + x);
    }
  }

  #try(at: number, source: number): void {
    if (this.isKnown[source] !== 1 || source === this.source[at] || !this.#mayTake(at, source)) return;
    const distance = this.#compare(at, source, this.distance[at]!);
    if (distance >= this.distance[at]!) return;
    this.distance[at] = distance;
    this.source[at] = source;
  }

  /** A known patch may not match itself or what overlaps it: that would say nothing of how well the picture fits. */
  #mayTake(at: number, source: number): boolean {
    if (this.isKnown[at] === 0) return true;
    const { widthPx } = this.part;
    const dx = Math.abs((at % widthPx) - (source % widthPx));
    return Math.max(dx, Math.abs(Math.floor(at / widthPx) - Math.floor(source / widthPx))) >= MIN_AWAY;
  }

  #compare(at: number, source: number, most: number): number {
    const { widthPx, channels } = this.part;
    let sum = 0;
    for (let channel = 0; channel < channels.length; channel += 1) {
      const samples = channels[channel]!;
      const away = this.#means[channel]![at]! - this.#means[channel]![source]!;
      const shift = Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, away));
      sum += PIXELS * SHIFT_COST * shift * shift;
      for (let line = -REACH * widthPx; line <= REACH * widthPx; line += widthPx) {
        for (let by = line - REACH; by <= line + REACH; by += 1) {
          const off = samples[at + by]! - samples[source + by]! - shift;
          sum += off * off;
        }
        if (sum >= most) return sum;
      }
    }
    return sum;
  }

  #any(): number {
    return this.#known[Math.floor(this.#luck() * this.#known.length)]!;
  }

  /** A random number from 0 up to, but not including, 1. */
  #luck(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}
