/** Where one direction of a picture is closed, in its pixels. */
export interface ClosedLength {
  /** What stays of the picture in this direction. */
  size: number;
  /** Pixels at its end that are laid over as many at its start. */
  overlap: number;
  /** The tile begins after what overlaps, so that the seam lies there; else the tile begins where the picture does. */
  isTurned: boolean;
}

/**
 * How what overlaps becomes one: along a path on whose one side the start of the picture is seen and on the other its
 * end, or fading from one into the other over the whole overlap.
 */
export type Blend = { path: Int32Array } | { path: null; shares: Float32Array };

/** How a picture is made to repeat in both directions. */
export interface Tile {
  columns: ClosedLength;
  lines: ClosedLength;
  /** How overlapping lines become one; its path has a place for each column of the picture. */
  down: Blend;
  /** How overlapping columns become one; its path has a place for each line. */
  across: Blend;
}

/** The place with this share of overlap, up to a half. */
export function overlapForShare(length: number, share: number): ClosedLength {
  const overlap = Math.min(Math.floor(length / 2), Math.max(1, Math.round(length * share)));
  return { size: length - overlap, overlap, isTurned: false };
}

/** Fades over the whole overlap, beginning and ending gently. */
export function fadeOver(overlap: number): Blend {
  return { path: null, shares: Float32Array.from({ length: overlap }, (_, at) => gently(at / overlap)) };
}

/** To each side of a path, the two sides become one over this many pixels, as the edges of a drawing do. */
export const SOFTENED_PX = 2;

/** How much of the start of the picture is seen `at` pixels into the overlap, from 0 to 1. */
export function blendShareAt(blend: Blend, along: number, at: number): number {
  if (blend.path === null) return blend.shares[at]!;
  const share = (at - blend.path[along]! + SOFTENED_PX) / (2 * SOFTENED_PX);
  return gently(Math.max(0, Math.min(1, share)));
}

const gently = (share: number): number => share * share * (3 - 2 * share);
