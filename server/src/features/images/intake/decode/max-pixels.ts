/** Pixels that a picture may have. */
export const MAX_PIXELS = 250_000_000;
