import { forEachRows, type PixelRows, rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { findPalette } from '../colours/find-palette.ts';
import type { Rgb } from '../colours/oklab.ts';
import { flatColoursOf, labelPixels, type RgbaPicture } from './label-pixels.ts';
import { removeSpecks } from './remove-specks.ts';
import { traceArcs } from './trace-arcs.ts';
import { svgFromLabels, type TracedPath, textOfSvg } from './write-svg.ts';

/** A larger picture is reduced before it is traced: more pixels do not make better curves. */
const MAX_PIXELS = 8_000_000;
/** A photo is reduced further: its areas of few colours have no sharp lines of their own to lose. */
const MAX_PHOTO_PIXELS = 1_500_000;
/** Largest drawing, as text. A larger one is traced again, more coarsely. */
export const MAX_SVG_BYTES = 500_000;
const FIRST_TOLERANCE = 0.35;
const FIRST_SPECK_PX = 6;
const COARSER = 1.6;
const MAX_TRIES = 12;

export interface Traced {
  svg: string;
  /** The same drawing, in pixels of `widthPx` × `heightPx` times `scale`. */
  paths: TracedPath[];
  widthPx: number;
  heightPx: number;
  scale: number;
  colours: Rgb[];
}

/**
 * Draws a picture in curves of at most this many colours. The text stays within 500 KB, unless `MAX_TRIES` tries, each
 * coarser than the last, are not enough. Null when all pixels are clear.
 */
export async function tracePicture(rows: PixelRows, most: number): Promise<Traced | null> {
  const fine = await reducedSamples(rows, MAX_PIXELS);
  const flat = await flatColoursOf(rowsOfPixels(fine.rgba, fine.widthPx, fine.heightPx), most);
  const colours = flat ?? (await findPalette(rows, most)).map(({ rgb }) => rgb);
  if (colours.length === 0) return null;
  const map = labelPixels(flat ? fine : await reducedSamples(rows, MAX_PHOTO_PIXELS), colours);
  const { widthPx, heightPx } = map;
  let [tolerance, speckPx] = [FIRST_TOLERANCE, FIRST_SPECK_PX];
  for (let tries = 1; ; tries += 1) {
    removeSpecks(map, Math.round(speckPx));
    const { paths, scale } = svgFromLabels(map, traceArcs(map), tolerance);
    const svg = textOfSvg(paths, { widthPx: widthPx * scale, heightPx: heightPx * scale }, rows);
    if (svg.length <= MAX_SVG_BYTES || tries === MAX_TRIES)
      return { svg, paths, widthPx, heightPx, scale, colours };
    tolerance *= Math.sqrt(COARSER);
    speckPx *= COARSER * COARSER;
  }
}

/** The picture in memory with at most about this many pixels; each is the mean of those it replaces. */
async function reducedSamples(rows: PixelRows, most: number): Promise<RgbaPicture> {
  const by = Math.max(1, Math.ceil(Math.sqrt((rows.widthPx * rows.heightPx) / most)));
  const [widthPx, heightPx] = [Math.ceil(rows.widthPx / by), Math.ceil(rows.heightPx / by)];
  if (by === 1) return { rgba: await rows.read(0, heightPx), widthPx, heightPx };
  const sums = new Float32Array(widthPx * heightPx * 5);
  await forEachRows(rows, (pixels, top, count) => {
    for (let y = 0, at = 0; y < count; y += 1)
      for (let x = 0; x < rows.widthPx; x += 1, at += 4) {
        const to = (Math.floor((top + y) / by) * widthPx + Math.floor(x / by)) * 5;
        const alpha = pixels[at + 3]!;
        for (let channel = 0; channel < 3; channel += 1) sums[to + channel]! += pixels[at + channel]! * alpha;
        sums[to + 3]! += alpha;
        sums[to + 4]! += 1;
      }
  });
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0, from = 0; at < rgba.length; at += 4, from += 5) {
    const alpha = sums[from + 3]!;
    for (let channel = 0; channel < 3 && alpha > 0; channel += 1)
      rgba[at + channel] = Math.round(sums[from + channel]! / alpha);
    rgba[at + 3] = Math.round(alpha / sums[from + 4]!);
  }
  return { rgba, widthPx, heightPx };
}
