import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { toByte } from '../../../../platform/pictures/to-byte.ts';
import { divideIntoColours, type Shares } from './divide-into-colours.ts';
import { findFlatColours, type PremultipliedColour, premultiply } from './flat-colours.ts';
import { lanczos, magnify, type Plane, reduce, tent, weightsOf } from './magnify.ts';
import { markEdges } from './mark-edges.ts';
import { type Tally, tallyPart } from './tally-parts.ts';

export type EnlargeFactor = 2 | 3 | 4;

/** Sides of the parts that are worked on one after the other, and what each sees beyond its own, in pixels. */
const PART = 32;
const BEYOND = 8;
/** How often the edges are set right until they cover what they covered. */
const ROUNDS = 3;

/** What enlarged flat art is checked by. */
export interface EnlargeFigures {
  /** Pixels at edges that were drawn in flat colours, mixed or not; of photos none. */
  drawn: number;
  /** The picture has one colour and no edges, so that there is nothing to draw. */
  isPlain: boolean;
  /** Share of the pixels near edges that no mix of two flat colours explains. */
  unexplained: number;
  /** How far even pixels near edges are from their colours, of 255. */
  ripple: number;
}

/**
 * Writes the picture with `factor` times the pixels on each side. Flat art gets edges as sharp as if it were drawn in
 * that size; wherever a picture has no flat colours, and for photos, it is Lanczos.
 */
export async function enlarge(
  rows: PixelRows,
  { factor, isFlatArt }: { factor: EnlargeFactor; isFlatArt: boolean },
  write: (samples: Uint8Array) => Promise<void>,
): Promise<EnlargeFigures> {
  const { widthPx, heightPx } = rows;
  const tally: Tally = { mixed: 0, hard: 0, withEdges: 0, unexplained: 0, even: 0, squares: 0 };
  const colours = isFlatArt ? await findFlatColours(rows) : [];
  const weights = weightsOf(lanczos, factor);
  for (let top = 0; top < heightPx; top += PART) {
    const height = Math.min(PART, heightPx - top);
    const from = Math.max(0, top - BEYOND);
    const band = await rows.read(from, Math.min(heightPx, top + height + BEYOND) - from);
    const result = new Uint8Array(widthPx * height * factor * factor * 4);
    for (let left = 0; left < widthPx; left += PART) {
      const part = { left, top: top - from, width: Math.min(PART, widthPx - left), height };
      const made = enlargePart(cutPart(band, widthPx, part), colours, weights, tally);
      putPart(made, result, widthPx, part, factor);
    }
    await write(result);
  }
  const drawn = tally.mixed + tally.hard;
  return {
    drawn,
    isPlain: colours.length === 1 && tally.withEdges === 0,
    unexplained: tally.unexplained / Math.max(1, drawn + tally.unexplained),
    ripple: Math.sqrt(tally.squares / Math.max(1, tally.even)),
  };
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Part {
  light: PremultipliedColour[];
  widthPx: number;
  heightPx: number;
}

/** Pixels of a place and around it; beyond the picture's edge they are like its edge. */
function cutPart(band: Uint8Array, widthPx: number, { left, top, width, height }: Place): Part {
  const bandHeight = band.length / widthPx / 4;
  const light: PremultipliedColour[] = [];
  for (let y = top - BEYOND; y < top + height + BEYOND; y += 1) {
    const row = Math.max(0, Math.min(bandHeight - 1, y)) * widthPx;
    for (let x = left - BEYOND; x < left + width + BEYOND; x += 1)
      light.push(premultiply(band, (row + Math.max(0, Math.min(widthPx - 1, x))) * 4));
  }
  return { light, widthPx: width + 2 * BEYOND, heightPx: height + 2 * BEYOND };
}

/** The part's four channels, enlarged. */
function enlargePart(
  part: Part,
  all: readonly PremultipliedColour[],
  weights: readonly Float32Array[],
  tally: Tally,
): Plane[] {
  const factor = weights.length;
  const channels = [0, 1, 2, 3].map((channel) => planeOf(part, channel));
  const smooth = channels.map((plane) => (isEven(plane) ? spread(plane, factor) : magnify(plane, weights)));
  if (channels.every(isEven)) return smooth;
  if (all.length === 0) return smooth;
  const edges = markEdges(part);
  // Away from edges, Lanczos has nothing to do wrong, and gradients get no steps.
  if (edges.values.every((mark) => mark === 0)) return smooth;
  tally.withEdges += 1;
  const shares = divideIntoColours(part.light, part.widthPx, part.heightPx, all);
  if (shares.colours.length < 2) return smooth;
  tallyPart(part.light, shares, all, tally);
  const sharp = sharpen(shares, weights);
  const near = magnify(edges, weightsOf(tent, factor));
  return smooth.map((plane, channel) => {
    const drawn = paint(sharp, shares, all, plane, channel);
    // What flat colours do not explain, such as grain and gradients, is added as Lanczos would.
    const rest = magnify(minus(channels[channel]!, reduce(drawn, factor)), weights);
    return {
      ...plane,
      values: plane.values.map(
        (value, index) => value + (drawn.values[index]! + rest.values[index]! - value) * near.values[index]!,
      ),
    };
  });
}

const isEven = ({ values }: Plane): boolean => values.every((value) => value === values[0]);

/** An even plane, enlarged. */
const spread = ({ widthPx, heightPx, values }: Plane, factor: number): Plane => ({
  widthPx: widthPx * factor,
  heightPx: heightPx * factor,
  values: new Float32Array(values.length * factor * factor).fill(values[0]!),
});

const planeOf = ({ light, widthPx, heightPx }: Part, channel: number): Plane => ({
  widthPx,
  heightPx,
  values: Float32Array.from(light, (one) => one[channel]!),
});

/** Shares in the enlarged part: each pixel belongs to one colour, or to two at an edge. */
function sharpen({ planes }: Shares, weights: readonly Float32Array[]): Plane[] {
  const factor = weights.length;
  let guess = planes;
  let sharp = separate(magnifyShares(guess, weights), factor);
  for (let round = 1; round < ROUNDS; round += 1) {
    guess = guess.map((plane, at) => plus(plane, minus(planes[at]!, reduce(sharp[at]!, factor))));
    sharp = separate(magnifyShares(guess, weights), factor);
  }
  return sharp;
}

/** Shares of a pixel add up to 1, so the last plane is what the others leave. */
function magnifyShares(planes: readonly Plane[], weights: readonly Float32Array[]): Plane[] {
  const large = planes.slice(0, -1).map((plane) => magnify(plane, weights));
  const values = new Float32Array(large[0]!.values.length).fill(1);
  for (const plane of large)
    for (let index = 0; index < values.length; index += 1) values[index]! -= plane.values[index]!;
  return [...large, { ...large[0]!, values }];
}

/** The two largest shares of each pixel, with the edge between them one pixel wide. */
function separate(planes: readonly Plane[], factor: number): Plane[] {
  const result = planes.map((plane) => ({ ...plane, values: new Float32Array(plane.values.length) }));
  const count = planes[0]!.values.length;
  for (let index = 0; index < count; index += 1) {
    let [first, second] = [0, 0];
    let [most, next] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < planes.length; at += 1) {
      const share = planes[at]!.values[index]!;
      if (share > most) [second, next, first, most] = [first, most, at, share];
      else if (share > next) [second, next] = [at, share];
    }
    const share = Math.min(1, 0.5 + ((most - next) / 2) * factor);
    result[first]!.values[index] = share;
    result[second]!.values[index] = 1 - share;
  }
  return result;
}

/** One channel of the colours by their shares. */
function paint(
  sharp: readonly Plane[],
  { colours }: Shares,
  all: readonly PremultipliedColour[],
  smooth: Plane,
  channel: number,
): Plane {
  const values = new Float32Array(smooth.values.length);
  sharp.forEach((plane, at) => {
    const colour = at < colours.length ? all[colours[at]!]![channel]! : null;
    plane.values.forEach((share, index) => {
      if (share > 0) values[index]! += share * (colour ?? smooth.values[index]!);
    });
  });
  return { ...smooth, values };
}

const plus = (one: Plane, other: Plane): Plane => ({
  ...one,
  values: combine(one.values, other.values, 1),
});

const minus = (one: Plane, other: Plane): Plane => ({
  ...one,
  values: combine(one.values, other.values, -1),
});

function combine(one: Float32Array, other: Float32Array, sign: 1 | -1): Float32Array {
  const result = new Float32Array(one.length);
  for (let index = 0; index < one.length; index += 1) result[index] = one[index]! + sign * other[index]!;
  return result;
}

/** Writes a part, without what it saw beyond its own, into the enlarged band. */
function putPart(
  channels: readonly Plane[],
  result: Uint8Array,
  widthPx: number,
  { left, width, height }: Place,
  factor: number,
): void {
  const from = BEYOND * factor;
  const rowPx = channels[0]!.widthPx;
  for (let y = 0; y < height * factor; y += 1)
    for (let x = 0; x < width * factor; x += 1) {
      const index = (y + from) * rowPx + x + from;
      const at = (y * widthPx * factor + left * factor + x) * 4;
      const alpha = channels[3]!.values[index]!;
      result[at + 3] = toByte(alpha);
      // By the alpha as it came out, which may lie beyond a byte as the colours do.
      for (let channel = 0; channel < 3 && result[at + 3]! > 0; channel += 1)
        result[at + channel] = toByte((channels[channel]!.values[index]! * 255) / alpha);
    }
}
