import { hexToOklab, oklabToRgb } from '../colour/oklch.ts';

/** Straight-alpha RGBA as one number in the byte order that canvas pixels have on little-endian machines. */
export function packChannels(red: number, green: number, blue: number, alpha = 255): number {
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** An opaque `#rrggbb` as the 32 bits of a canvas pixel, red lowest. */
export function packColour(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return packChannels((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Mixes two packed colours, `share` (0…1) of the second. Alpha is mixed with weights, so a clear side has no fringe. */
export function mixPacked(first: number, second: number, share: number): number {
  if (share <= 0) return first;
  if (share >= 1) return second;
  if (first >>> 24 === 255 && second >>> 24 === 255) {
    // The usual case, millions of times: two channels in one multiplication.
    const part = Math.round(share * 256);
    const redBlue = ((first & 0xff00ff) * (256 - part) + (second & 0xff00ff) * part) >>> 8;
    const green = ((first & 0xff00) * (256 - part) + (second & 0xff00) * part) >>> 8;
    return (0xff000000 | (redBlue & 0xff00ff) | (green & 0xff00)) >>> 0;
  }
  const alphaFirst = (first >>> 24) * (1 - share);
  const alphaSecond = (second >>> 24) * share;
  const alpha = alphaFirst + alphaSecond;
  if (alpha <= 0) return 0;
  const part = alphaSecond / alpha;
  const channel = (shift: number) => {
    const p = (first >>> shift) & 255;
    return Math.round(p + (((second >>> shift) & 255) - p) * part);
  };
  return packChannels(channel(0), channel(8), channel(16), Math.round(alpha));
}

/** Evenly spaced colours blended in OKLab, as a table read by `Math.floor(position * table.length)`. */
export function createRamp(colours: readonly string[], length = 1024): Uint32Array {
  const stops = colours.map(hexToOklab);
  return Uint32Array.from({ length }, (_, i) => {
    const at = (i / (length - 1)) * (stops.length - 1);
    const index = Math.min(stops.length - 2, Math.floor(at));
    const p = stops[Math.max(0, index)]!;
    const q = stops[index + 1] ?? p;
    const t = at - index;
    return packChannels(
      ...oklabToRgb({ l: p.l + (q.l - p.l) * t, a: p.a + (q.a - p.a) * t, b: p.b + (q.b - p.b) * t }),
    );
  });
}

/** A ramp's colour at 0…1. */
export function readRamp(ramp: Uint32Array, position: number): number {
  const index = Math.floor(position * ramp.length);
  return ramp[index < 0 ? 0 : index >= ramp.length ? ramp.length - 1 : index]!;
}
