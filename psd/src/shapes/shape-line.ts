import type { PixelLayer, Pixels, PsdLayer, ShapeLine } from '../document.ts';
import { isBelow } from '../effects/effect-shares.ts';

/** A shape whose line must be known apart from what it surrounds. */
type LinedLayer = PixelLayer & { line: ShapeLine; pixels: Pixels };

/** From here on the two colours are far enough apart that a pixel shows how much of it is line. */
const APART = 32 / 255;
/** How far a pixel's colour may lie from what lies between the two, by rounding. */
const BESIDE = 3 / 255;

/** Looked through once, not for every band. */
const taken = new WeakMap<Pixels, boolean>();

const COLOURS = new Set<string>(['colour overlay', 'gradient overlay', 'pattern overlay']);

/** Whether something lies between a shape and its line, which are one picture in the file. */
export const liesBelowLine = (layer: PsdLayer, hasClipped: boolean): layer is PixelLayer =>
  layer.kind === 'pixels' &&
  layer.line !== undefined &&
  (hasClipped || layer.effects.some(({ kind }) => COLOURS.has(kind)));

/** Whether a shape and its line can be taken apart. Which effects besides colours lie below the line is not settled. */
export function isTakenApart(layer: PsdLayer): layer is LinedLayer {
  if (layer.kind !== 'pixels' || !layer.line || layer.line === 'unknown' || !layer.pixels) return false;
  const above = layer.effects.filter((effect) => !isBelow(effect));
  if (layer.fillOpacity < 1 || above.some(({ kind }) => !COLOURS.has(kind))) return false;
  if (above.length > 0 && layer.blend !== 'normal') return false;
  const { line, pixels } = layer;
  const isKnown = taken.get(pixels) ?? (apart(line) >= APART && isBetween(pixels, line));
  taken.set(pixels, isKnown);
  return isKnown;
}

const apart = ({ colour, ground }: ShapeLine): number =>
  Math.max(...colour.map((value, channel) => Math.abs(value - ground[channel]!)));

/** Whether each pixel that shows has a colour between those of the line and of what it surrounds. */
function isBetween({ colour, alpha, full }: Pixels, line: ShapeLine): boolean {
  const [red, green, blue] = colour;
  if (!red || !green || !blue) return false;
  const own: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < red.length; at += 1) {
    if (alpha && alpha[at] === 0) continue;
    own[0] = red[at]! / full;
    own[1] = green[at]! / full;
    own[2] = blue[at]! / full;
    const share = shareOf(own, line);
    // What hardly shows is stored with colours that are hardly right.
    const weight = alpha ? alpha[at]! / full : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const { ground, colour: of } = line;
      const mixed = ground[channel]! + share * (of[channel]! - ground[channel]!);
      if (Math.abs(own[channel]! - mixed) * weight > BESIDE) return false;
    }
  }
  return true;
}

/** How much of a colour is the line's, the rest being what it surrounds. */
function shareOf(own: ArrayLike<number>, { colour, ground }: ShapeLine, at = 0): number {
  let [along, squared] = [0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const step = colour[channel]! - ground[channel]!;
    along += (own[at + channel]! - ground[channel]!) * step;
    squared += step * step;
  }
  return Math.min(1, Math.max(0, along / squared));
}

/** Takes the line off the colours of a shape, and returns how much of each pixel it was. */
export function takeLine({ line }: LinedLayer, data: Float32Array): Float32Array {
  const shares = new Float32Array(data.length / 4);
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    shares[pixel] = shareOf(data, line, pixel * 4);
    data.set(line.ground, pixel * 4);
  }
  return shares;
}

/** Lays the line over the colours again. */
export function layLine({ line }: LinedLayer, data: Float32Array, shares: Float32Array): void {
  for (const [pixel, share] of shares.entries())
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 4 + channel;
      data[at]! += share * (line.colour[channel]! - data[at]!);
    }
}
