import { createWorkSlots } from '../concurrency/work-slots.ts';

/** Limits how many pictures a process decodes at once, across all features: decoding is what costs memory. */
export interface DecodeSlots {
  /** Runs `work` when it is its owner's turn: two at once, and of large ones one. Rejects as `WorkSlots` does. */
  run<T>(
    work: () => Promise<T>,
    options: { owner: string; isLarge?: boolean; signal?: AbortSignal },
  ): Promise<T>;
}

/** Two pictures are decoded at once, a large one only alone among large ones. */
export function createDecodeSlots(): DecodeSlots {
  const slots = createWorkSlots(2, 500);
  // Pictures that may need hundreds of megabytes wait here first, so that they never hold both slots.
  const largeSlot = createWorkSlots(1, 500);
  return {
    run(work, { owner, isLarge = false, signal }) {
      const turn = { owner, ...(signal && { signal }) };
      const decode = () => slots.run(work, turn);
      return isLarge ? largeSlot.run(decode, turn) : decode();
    },
  };
}

/** Limits from which a picture counts as large, by its pixels or by its decoder's memory. */
export const LARGE_PIXELS = 20_000_000;
export const LARGE_HELD_BYTES = 60_000_000;
