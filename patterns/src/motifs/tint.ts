import type { Palette } from '../colour/make-palette.ts';
import { separate } from '../colour/make-palette.ts';
import { colourDistance, hexToOklab, hexToOklch, mixColours, oklchToHex } from '../colour/oklch.ts';
import type { Tint } from './motif.ts';

/**
 * How natural colours are turned into the palette's: left alone if no colours were asked for, otherwise moved most of
 * the way to the nearest ink, keeping their own lightness so that shading survives.
 */
export function createTint(palette: Palette, followsColours: boolean): Tint {
  // 「粉色草莓」 wants red strawberries on pink; only things without a colour of their own take a single colour.
  const isFree = !palette.isRequested || (palette.isHarmony && !followsColours);
  const known = new Map<string, string>();
  // Of a palette built round one colour only its own side of the wheel: a blue heart is not orange anywhere.
  const inks = palette.isHarmony
    ? palette.inks.filter((ink) => isNeighbour(ink, palette.inks[0]!))
    : palette.inks;
  const candidates = [...inks, palette.ground, palette.line];
  return (natural) => {
    const found = known.get(natural);
    if (found) return found;
    const colour = isFree ? natural : nearest(natural, candidates, followsColours ? 0.92 : 0.62);
    known.set(natural, colour);
    return colour;
  };
}

function isNeighbour(ink: string, lead: string): boolean {
  const turn = Math.abs(((hexToOklch(ink).h - hexToOklch(lead).h + 540) % 360) - 180);
  return turn < 40;
}

function nearest(natural: string, candidates: readonly string[], share: number): string {
  const want = hexToOklab(natural);
  const weigh = (hex: string) => {
    const c = hexToOklab(hex);
    return Math.hypot((c.l - want.l) * 0.7, c.a - want.a, c.b - want.b);
  };
  const best = [...candidates].sort((p, q) => weigh(p) - weigh(q))[0] ?? natural;
  const { c, h } = hexToOklch(best);
  const own = hexToOklch(natural);
  const target = oklchToHex({ l: own.l * 0.5 + hexToOklch(best).l * 0.5, c, h });
  return mixColours(natural, target, share);
}

/** The same, kept off the ground by a clear step: for a thing's outermost colour. */
export function createBodyTint(palette: Palette, followsColours: boolean): Tint {
  const tint = createTint(palette, followsColours);
  return (natural) => {
    const colour = tint(natural);
    return colourDistance(colour, palette.ground) < 0.09 ? separate(colour, palette.ground, 0.12) : colour;
  };
}
