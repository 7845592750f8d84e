import type { CMYK, Color, LAB } from 'ag-psd';
import type { PsdDocument } from './document.ts';

type Values = [number, number, number];

/** What the values of a document mean. */
export type ValuesOf = Pick<PsdDocument, 'mode' | 'isBlack' | 'depth'>;

/** The colour in the document's own values, from 0 to 1; nothing if that needs a profile. */
export function toRgb(colour: Color, { mode, isBlack, depth }: ValuesOf): Values | undefined {
  if (mode === 'cmyk') return 'c' in colour ? inksLeave(colour, isBlack) : undefined;
  if (mode === 'lab') return 'l' in colour && depth !== 32 ? valuesOfLab(colour, depth) : undefined;
  if (mode === 'grey') {
    return 'k' in colour && !('c' in colour) ? leave([colour.k, colour.k, colour.k]) : undefined;
  }
  // Photoshop writes light into descriptors of documents of 32 bits, as pictures of its shapes show.
  return fromCodes(colour);
}

const inksLeave = ({ c, m, y, k }: CMYK, isBlack = false): Values => leave(isBlack ? [k, k, k] : [c, m, y]);

/** Shares of light (0 to 1) from per cent of ink, as descriptors hold them: samples of CMYK count the other way round, 1 = no ink. */
const leave = (inks: Values): Values => inks.map((ink) => 1 - ink / 100) as Values;

/** In 16 bits a and b have 256 steps to each of theirs, and so their ends lie a little beyond. */
function valuesOfLab({ l, a, b }: LAB, depth: 8 | 16): Values {
  const [step, full] = depth === 16 ? [256, 65_535] : [1, 255];
  return [l / 100, ((a + 128) * step) / full, ((b + 128) * step) / full];
}

function fromCodes(colour: Color): Values | undefined {
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
