import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';

/** Red, green and blue by their share of the opacity, and the opacity, each from 0 to 255: as light mixes at an edge. */
export type PremultipliedColour = readonly [number, number, number, number];

const MAX_COLOURS = 32;
/** Two colours that are nearer than this count as one colour with grain. */
const APART = 22;
/** Neighbouring pixels inside one area differ by less than this. */
const GRAIN = 8;
/** Smallest area of a flat colour, in pixels that look like their neighbours. */
const MIN_AREA = 6;
/** A colour that only lines have, and no area, counts from this many pixels of ten thousand. */
const MIN_OF_LINES = 20;

interface Bin {
  flat: number;
  all: number;
  sums: [number, number, number, number];
}

/** Reads a pixel as light. */
export function premultiply(pixels: Uint8Array, at: number): PremultipliedColour {
  const alpha = pixels[at + 3]!;
  const share = alpha / 255;
  return [pixels[at]! * share, pixels[at + 1]! * share, pixels[at + 2]! * share, alpha];
}

export const distance = (one: PremultipliedColour, other: PremultipliedColour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]);

/** The colours that the picture's areas and lines have; mixes of two at their edges are none. */
export async function findFlatColours(rows: PixelRows): Promise<PremultipliedColour[]> {
  const bins = await count(rows);
  const found: PremultipliedColour[] = [];
  const isNew = (colour: PremultipliedColour) => found.every((known) => distance(known, colour) >= APART);
  const add = (candidates: Bin[], isWanted: (colour: PremultipliedColour) => boolean) => {
    for (const bin of candidates) {
      if (found.length === MAX_COLOURS) return;
      const colour = meanOf(bin);
      if (isNew(colour) && isWanted(colour)) found.push(colour);
    }
  };
  add(
    bins.filter(({ flat }) => flat >= MIN_AREA).sort((a, b) => b.flat - a.flat),
    () => true,
  );
  const least = (rows.widthPx * rows.heightPx * MIN_OF_LINES) / 10_000;
  add(
    bins.filter(({ all }) => all >= least).sort((a, b) => b.all - a.all),
    (colour) => !isMix(colour, found),
  );
  return found;
}

const meanOf = ({ sums, flat, all }: Bin): PremultipliedColour => {
  const n = flat > 0 ? flat : all;
  return [sums[0] / n, sums[1] / n, sums[2] / n, sums[3] / n];
};

async function count(rows: PixelRows): Promise<Bin[]> {
  const counts = createCounts();
  const { widthPx } = rows;
  await forEachRows(rows, (pixels, _, height) => {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < widthPx; x += 1) {
        const at = (y * widthPx + x) * 4;
        const isFlat =
          isLike(pixels, at, x > 0 ? at - 4 : at + 4) &&
          isLike(pixels, at, x + 1 < widthPx ? at + 4 : at - 4) &&
          isLike(pixels, at, y > 0 ? at - widthPx * 4 : at + widthPx * 4) &&
          isLike(pixels, at, y + 1 < height ? at + widthPx * 4 : at - widthPx * 4);
        put(counts, pixels, at, isFlat);
      }
  });
  return binsOf(counts);
}

function isLike(pixels: Uint8Array, at: number, other: number): boolean {
  if (other < 0 || other >= pixels.length) return true;
  if (pixels[at + 3] === 0 && pixels[other + 3] === 0) return true;
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs(pixels[at + channel]! - pixels[other + channel]!) > GRAIN) return false;
  return true;
}

/** Flat numbers by colour, five bits a channel: millions of pixels are counted. */
interface Counts {
  flat: Uint32Array;
  all: Uint32Array;
  sums: Float64Array;
}

const createCounts = (): Counts => ({
  flat: new Uint32Array(2 ** 20),
  all: new Uint32Array(2 ** 20),
  sums: new Float64Array(2 ** 22),
});

function put({ flat, all, sums }: Counts, pixels: Uint8Array, at: number, isFlat: boolean): void {
  const alpha = pixels[at + 3]!;
  const share = alpha / 255;
  const [red, green, blue] = [pixels[at]! * share, pixels[at + 1]! * share, pixels[at + 2]! * share];
  const key = (((((red >> 3) << 5) | (green >> 3)) << 5) | (blue >> 3)) * 32 + (alpha >> 3);
  all[key]! += 1;
  if (!isFlat && flat[key]! > 0) return;
  // The mean is that of areas where the colour has any.
  if (isFlat && flat[key] === 0) sums.fill(0, key * 4, key * 4 + 4);
  if (isFlat) flat[key]! += 1;
  sums[key * 4]! += red;
  sums[key * 4 + 1]! += green;
  sums[key * 4 + 2]! += blue;
  sums[key * 4 + 3]! += alpha;
}

function binsOf({ flat, all, sums }: Counts): Bin[] {
  const bins: Bin[] = [];
  all.forEach((count, key) => {
    if (count === 0) return;
    const at = key * 4;
    const summed = [sums[at]!, sums[at + 1]!, sums[at + 2]!, sums[at + 3]!] as const;
    bins.push({ flat: flat[key]!, all: count, sums: [...summed] });
  });
  return bins;
}

/** Whether the colour is a mix of two of the others. */
function isMix(colour: PremultipliedColour, colours: readonly PremultipliedColour[]): boolean {
  return colours.some((one, at) =>
    colours.slice(at + 1).some((other) => {
      const share = mixShare(colour, one, other);
      return share > 0.05 && share < 0.95 && distance(colour, mix(one, other, share)) < APART;
    }),
  );
}

/** The share of `other` in that mix of both which is nearest to the colour. */
export function mixShare(
  colour: PremultipliedColour,
  one: PremultipliedColour,
  other: PremultipliedColour,
): number {
  let [along, length] = [0, 0];
  for (let channel = 0; channel < 4; channel += 1) {
    const way = other[channel]! - one[channel]!;
    along += (colour[channel]! - one[channel]!) * way;
    length += way * way;
  }
  return length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
}

export const mix = (
  one: PremultipliedColour,
  other: PremultipliedColour,
  share: number,
): PremultipliedColour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
  one[3] + (other[3] - one[3]) * share,
];
