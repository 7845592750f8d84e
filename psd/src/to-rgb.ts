import type { Color } from 'ag-psd';
import type { PsdDocument } from './document.ts';

/** The colour in the document's own values, from 0 to 1; nothing if that needs a profile. */
export function toRgb(
  colour: Color,
  { mode }: Pick<PsdDocument, 'mode'>,
): [number, number, number] | undefined {
  if (mode === 'grey') {
    return 'k' in colour && !('c' in colour) ? [colour.k / 255, colour.k / 255, colour.k / 255] : undefined;
  }
  if ('r' in colour) return [colour.r / 255, colour.g / 255, colour.b / 255];
  if ('fr' in colour) return [colour.fr, colour.fg, colour.fb];
  return 'h' in colour ? fromHsb(colour) : undefined;
}

function fromHsb({ h, s, b }: { h: number; s: number; b: number }): [number, number, number] {
  const channel = (shift: number): number => {
    const place = (shift + h * 6) % 6;
    return b - b * s * Math.max(0, Math.min(place, 4 - place, 1));
  };
  return [channel(5), channel(3), channel(1)];
}
