import { createWorkSlots } from '../concurrency/work-slots.ts';

/**
 * Decoding is what costs memory, so it is limited per process, across all features: two pictures at once,
 * and of large ones one.
 */
export const decodeSlots = createWorkSlots(2, 500);

/** Pictures that may need hundreds of megabytes wait here first, so that they never hold both slots. */
export const largeDecodeSlot = createWorkSlots(1, 500);

/** Limits from which a picture counts as large, by its pixels or by its decoder's memory. */
export const LARGE_PIXELS = 20_000_000;
export const LARGE_HELD_BYTES = 60_000_000;
