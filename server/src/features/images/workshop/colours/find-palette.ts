import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { type Oklab, oklabOf, type Rgb } from './oklab.ts';

/** Colours are counted in bins: those that agree in this many upper bits of each channel share one. */
const BITS = 5;
const SHIFT = 8 - BITS;
const ROUNDS = 16;
/**
 * Two colours nearer than this in OKLab (black and white are 1 apart) look alike. The palette keeps one of them, and so
 * may have fewer colours than were asked for.
 */
const ALIKE = 0.02;

interface Bin {
  count: number;
  rgb: Rgb;
  lab: Oklab;
}

/** A colour and its share of the picture, from 0 to 1. */
export interface PaletteColour {
  rgb: Rgb;
  share: number;
}

/**
 * Returns the colours, at most `most`, that represent a picture best. Each is a colour that the picture has much of,
 * not an average. Pixels less than half opaque do not count, and mixed colours at edges are too rare to count much.
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
    bins.push({ count, rgb: [red, green, blue], lab: oklabOf(red, green, blue) });
  });
  return bins;
}

/** The first centres: the most frequent colour, then each time the colour that the centres so far represent worst. */
function spread(bins: readonly Bin[], most: number): Oklab[] {
  const first = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));
  const centres: Oklab[] = [first.lab];
  const away = bins.map(({ lab }) => distance(lab, first.lab));
  while (centres.length < Math.min(most, bins.length)) {
    let worst = 0;
    bins.forEach(({ count }, at) => {
      // The distance is weighted by the root of the pixel count, so that a rare colour does not win by its distance
      // alone.
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

function means(bins: readonly Bin[], centres: readonly Oklab[]): Oklab[] {
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

/** The commonest colour of each group, without those that look like one already kept. */
function distinct(bins: readonly Bin[], centres: readonly Oklab[]): PaletteColour[] {
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

/** Returns the index of the colour that looks nearest, by distance in OKLab. */
export function nearestColour(red: number, green: number, blue: number, labs: readonly Oklab[]): number {
  return nearest(oklabOf(red, green, blue), labs);
}

function nearest(lab: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  for (let at = 1; at < centres.length; at += 1)
    if (distance(lab, centres[at]!) < distance(lab, centres[best]!)) best = at;
  return best;
}

const distance = (a: Oklab, b: Oklab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
