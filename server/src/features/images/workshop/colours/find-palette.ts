import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { type Lab, labOf, type Rgb } from './oklab.ts';

/** Bits of a channel by which colours are counted. */
const BITS = 5;
const SHIFT = 8 - BITS;
const ROUNDS = 16;
/** Colours nearer than that look alike, so that fewer than asked for are enough. */
const ALIKE = 0.02;

interface Bin {
  count: number;
  rgb: Rgb;
  lab: Lab;
}

/** A colour and its share of the picture, from 0 to 1. */
export interface PaletteColour {
  rgb: Rgb;
  share: number;
}

/**
 * The colours, at most `most`, that show a picture best: those it has much of, as they are in it. Clear pixels do not
 * count; edges between two colours count little.
 */
export async function findPalette(rows: PixelRows, most: number): Promise<PaletteColour[]> {
  const bins = await countColours(rows);
  if (bins.length === 0) return [];
  let centres = spread(bins, most);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = means(bins, centres);
    const isSettled = next.every((lab, at) => distance(lab, centres[at]!) < 1e-4);
    centres = next;
    if (isSettled) break;
  }
  return distinct(bins, centres);
}

async function countColours(rows: PixelRows): Promise<Bin[]> {
  const size = 2 ** (3 * BITS);
  const counts = new Float64Array(size);
  const sums = [0, 1, 2].map(() => new Float64Array(size));
  await forEachRows(rows, (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3]! < 128) continue;
      const bin =
        ((pixels[at]! >> SHIFT) << (2 * BITS)) |
        ((pixels[at + 1]! >> SHIFT) << BITS) |
        (pixels[at + 2]! >> SHIFT);
      counts[bin]! += 1;
      for (let channel = 0; channel < 3; channel += 1) sums[channel]![bin]! += pixels[at + channel]!;
    }
  });
  const bins: Bin[] = [];
  counts.forEach((count, bin) => {
    if (count === 0) return;
    const [red, green, blue] = sums.map((sum) => sum[bin]! / count) as [number, number, number];
    bins.push({ count, rgb: [red, green, blue], lab: labOf(red, green, blue) });
  });
  return bins;
}

/** First centres: the most frequent colour, then again and again the one that is worst shown by those before. */
function spread(bins: readonly Bin[], most: number): Lab[] {
  const first = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));
  const centres: Lab[] = [first.lab];
  const away = bins.map(({ lab }) => distance(lab, first.lab));
  while (centres.length < Math.min(most, bins.length)) {
    let worst = 0;
    bins.forEach(({ count }, at) => {
      // Colours that are hardly there do not lead, however far they are.
      if (Math.sqrt(count) * away[at]! > Math.sqrt(bins[worst]!.count) * away[worst]!) worst = at;
    });
    const { lab } = bins[worst]!;
    if (away[worst]! === 0) break;
    centres.push(lab);
    bins.forEach((bin, at) => {
      away[at] = Math.min(away[at]!, distance(bin.lab, lab));
    });
  }
  return centres;
}

function means(bins: readonly Bin[], centres: readonly Lab[]): Lab[] {
  const sums = centres.map(() => [0, 0, 0, 0]);
  for (const { lab, count } of bins) {
    const sum = sums[nearest(lab, centres)]!;
    lab.forEach((value, axis) => {
      sum[axis]! += value * count;
    });
    sum[3]! += count;
  }
  return sums.map((sum, at) =>
    sum[3] === 0 ? centres[at]! : [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!],
  );
}

/** Of each group the colour that the picture has most of, without those that look like one before. */
function distinct(bins: readonly Bin[], centres: readonly Lab[]): PaletteColour[] {
  const leaders = centres.map((): Bin | null => null);
  for (const bin of bins) {
    const group = nearest(bin.lab, centres);
    if (bin.count > (leaders[group]?.count ?? 0)) leaders[group] = bin;
  }
  const kept: Bin[] = [];
  for (const bin of leaders.filter((one) => one !== null).sort((a, b) => b.count - a.count))
    if (kept.every(({ lab }) => distance(lab, bin.lab) >= ALIKE)) kept.push(bin);
  const labs = kept.map(({ lab }) => lab);
  const counts = new Float64Array(kept.length);
  for (const bin of bins) counts[nearest(bin.lab, labs)]! += bin.count;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return kept.map(({ rgb }, at) => ({
    rgb: [Math.round(rgb[0]), Math.round(rgb[1]), Math.round(rgb[2])],
    share: counts[at]! / all,
  }));
}

/** Place of the nearest of these colours. */
export function nearestColour(red: number, green: number, blue: number, labs: readonly Lab[]): number {
  return nearest(labOf(red, green, blue), labs);
}

function nearest(lab: Lab, centres: readonly Lab[]): number {
  let best = 0;
  for (let at = 1; at < centres.length; at += 1)
    if (distance(lab, centres[at]!) < distance(lab, centres[best]!)) best = at;
  return best;
}

const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
