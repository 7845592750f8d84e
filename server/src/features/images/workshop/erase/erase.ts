import type { Stroke } from '@diy/contract/images/image-work-steps';
import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import type { EdgeQuality } from '../cut-out/cut-out.ts';
import { paintStroke } from '../strokes/paint-strokes.ts';
import { copyFilled } from './copy-filled.ts';
import { fillHole } from './fill-hole.ts';
import { boundsOfMask, readRegion, reduceRegion } from './region.ts';

/** Patches are looked for on a copy of at most this many pixels of the region. */
const WORKING_PIXELS = 300_000;
/**
 * A person should check the result from here on: patches in the hole fit this many times worse than patches around it
 * fit among themselves.
 */
const MAX_UNLIKENESS = 2.5;
/**
 * A person should also check it when the fill disagrees with its surroundings along this share of the hole's edge (0 to
 * 1).
 */
const MAX_DISAGREEMENT = 0.06;
/** And when seams that show are longer than this, compared with the sides of a square as large as the hole. */
const LONGEST_SEAMS = 0.18;

/** What a fill is checked by. */
export interface FillFigures {
  /** How many times worse patches fit in the hole than around it. */
  unlikeness: number;
  /** Share of the hole's edge along which the fill differs from what is around it. */
  disagreement: number;
  /** Length of the seams that show, compared with the sides of a square as large as the hole. */
  seams: number;
}

/** `nothing`: no stroke touches the picture; `all`: nothing is left to fill it with. */
export type Erased =
  | { state: 'nothing' | 'all' }
  | { state: 'filled'; edgeQuality: EdgeQuality; figures: FillFigures };

/** Fills what lies under the strokes with what is around it, and writes the result. */
export async function erase(
  rows: PixelRows,
  strokes: readonly Stroke[],
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<Erased> {
  const { widthPx, heightPx } = rows;
  const mask = new Uint8Array(widthPx * heightPx);
  for (const stroke of strokes) paintStroke(mask, widthPx, heightPx, stroke, 1);
  const box = boundsOfMask(mask, widthPx, heightPx);
  if (box === null) return { state: 'nothing' };
  const region = await readRegion(rows, mask, box);
  const times = Math.max(1, Math.ceil(Math.sqrt((region.widthPx * region.heightPx) / WORKING_PIXELS)));
  const filled = fillHole(reduceRegion(region, times));
  if (filled === null) return { state: 'all' };
  const { disagreement, seams } = copyFilled(region, filled, times);
  const figures = { unlikeness: filled.unlikeness, disagreement, seams };
  await forEachRows(rows, async (pixels, top, count) => {
    for (let y = top; y < top + count; y += 1) {
      const line = y - region.top;
      if (line < 0 || line >= region.heightPx) continue;
      const from = line * region.widthPx * 4;
      pixels.set(
        region.rgba.subarray(from, from + region.widthPx * 4),
        ((y - top) * widthPx + region.left) * 4,
      );
    }
    await write(pixels);
  });
  return { state: 'filled', edgeQuality: isClean(figures) ? 'clean' : 'check', figures };
}

const isClean = ({ unlikeness, disagreement, seams }: FillFigures): boolean =>
  unlikeness < MAX_UNLIKENESS && disagreement < MAX_DISAGREEMENT && seams < LONGEST_SEAMS;
