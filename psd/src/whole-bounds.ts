import type { Bounds } from './document.ts';

/** The nearest rectangle of whole pixels: files say sides as fractions too. Undefined where a side is no number, or missing. */
export function wholeBounds({ left, top, right, bottom }: Bounds): Bounds | undefined {
  if (![left, top, right, bottom].every(Number.isFinite)) return undefined;
  const [wholeLeft, wholeTop] = [Math.round(left), Math.round(top)];
  return { left: wholeLeft, top: wholeTop, right: Math.round(right), bottom: Math.round(bottom) };
}
