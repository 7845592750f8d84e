/** Pixels of a millimetre along each axis. A print has whole pixels, so its two differ by up to half a pixel over its side. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** A scale along both axes; a number is the same along both. */
export function scaleOf(pxPerMm: number | Scale): Scale {
  return typeof pxPerMm === 'number' ? { x: pxPerMm, y: pxPerMm } : pxPerMm;
}

/** One scale for what cannot be stretched, such as a blur; the same area as with both. */
export function meanScale({ x, y }: Scale): number {
  return x === y ? x : Math.sqrt(x * y);
}
