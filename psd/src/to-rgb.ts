import type { CMYK, Color } from 'ag-psd';
import type { PsdDocument } from './document.ts';

/** What the values of a document mean. */
export type ValuesOf = Pick<PsdDocument, 'mode' | 'isBlack' | 'depth'>;

/** The colour in the document's own values, from 0 to 1; nothing if that needs a profile. */
export function toRgb(
  colour: Color,
  { mode, isBlack, depth }: ValuesOf,
): [number, number, number] | undefined {
  if (mode === 'cmyk') return 'c' in colour ? inksLeave(colour, isBlack) : undefined;
  if (mode === 'lab') return undefined;
  if (mode === 'grey') {
    const isGrey = 'k' in colour && !('c' in colour) && depth !== 32;
    return isGrey ? [colour.k / 255, colour.k / 255, colour.k / 255] : undefined;
  }
  // Photoshop writes light into descriptors of documents of 32 bits, as pictures of its shapes show.
  return fromCodes(colour);
}

/** Where the document has no ink it is full. */
function inksLeave({ c, m, y, k }: CMYK, isBlack = false): [number, number, number] {
  const inks = isBlack ? [k, k, k] : [c, m, y];
  return inks.map((ink) => 1 - ink / 255) as [number, number, number];
}

function fromCodes(colour: Color): [number, number, number] | undefined {
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
