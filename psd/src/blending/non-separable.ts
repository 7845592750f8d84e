import type { BlendMode } from './blend-mode.ts';

type Colour = [number, number, number];
type NonSeparable = (backdrop: Colour, source: Colour) => Colour;

/** Weights as the PDF specification gives them. */
const luminosityOf = ([r, g, b]: Colour): number => 0.3 * r + 0.59 * g + 0.11 * b;
const saturationOf = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);

/** The colour with the luminosity wanted, pulled back to it where a channel leaves the range. */
function withLuminosity(colour: Colour, wanted: number): Colour {
  const shift = wanted - luminosityOf(colour);
  const moved = colour.map((value) => value + shift) as Colour;
  const luminosity = luminosityOf(moved);
  const [low, high] = [Math.min(...moved), Math.max(...moved)];
  if (low < 0)
    return moved.map(
      (value) => luminosity + ((value - luminosity) * luminosity) / (luminosity - low),
    ) as Colour;
  if (high > 1)
    return moved.map(
      (value) => luminosity + ((value - luminosity) * (1 - luminosity)) / (high - luminosity),
    ) as Colour;
  return moved;
}

function withSaturation(colour: Colour, wanted: number): Colour {
  const low = Math.min(...colour);
  const range = saturationOf(colour);
  return range === 0 ? [0, 0, 0] : (colour.map((value) => ((value - low) * wanted) / range) as Colour);
}

/**
 * Modes that look at a colour as a whole. Source: ISO 32000-1, 11.3.5.3; darker and lighter colour take the one of both whose
 * luminosity is lower or higher.
 */
export const NON_SEPARABLE: Partial<Record<BlendMode, NonSeparable>> = {
  hue: (b, s) => withLuminosity(withSaturation(s, saturationOf(b)), luminosityOf(b)),
  saturation: (b, s) => withLuminosity(withSaturation(b, saturationOf(s)), luminosityOf(b)),
  colour: (b, s) => withLuminosity(s, luminosityOf(b)),
  luminosity: (b, s) => withLuminosity(b, luminosityOf(s)),
  'darker colour': (b, s) => (luminosityOf(s) < luminosityOf(b) ? s : b),
  'lighter colour': (b, s) => (luminosityOf(s) > luminosityOf(b) ? s : b),
};
