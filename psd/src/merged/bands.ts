import type { Bounds } from '../document.ts';

/** Pixels that are looked at together. */
const BAND_PIXELS = 1_000_000;

/** The bounds in bands of rows, so that large documents need little memory. */
export function* bandsOf({ left, top, right, bottom }: Bounds): Generator<Bounds> {
  if (right <= left) return;
  const rows = Math.max(1, Math.floor(BAND_PIXELS / (right - left)));
  for (let from = top; from < bottom; from += rows)
    yield { left, top: from, right, bottom: Math.min(bottom, from + rows) };
}
