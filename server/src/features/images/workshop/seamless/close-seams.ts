import { forEachRows, type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import { findPlace, stepAt } from './find-place.ts';
import { findSeamPath } from './find-seam-path.ts';
import { makeSeamless, readClosed } from './make-seamless.ts';
import { measureSteps, seamShare } from './measure-steps.ts';
import { type ClosedLength, overlapForShare, type Tile } from './tile.ts';

/** Tiles that are tried; each is made once more to be measured. */
const MAX_TRIES = 6;
/** A place is tried next whose step promises a little less than what is needed. */
const FURTHER = 0.95;

/** A tile, and what its seams came to: the larger step at a seam as a share of those inside. */
export interface ClosedSeams {
  tile: Tile;
  seam: number;
}

/**
 * How the picture repeats without a seam: what overlaps is as large as asked for, or differs where a step would be seen at
 * the seam. What a place comes to is measured on the tile itself, as overlapping changes the steps inside; while a seam
 * has a larger step than there are inside, other places are tried.
 * @param overlap share of width and height, up to a half
 */
export async function closeSeams(rows: PixelRows, overlap: number): Promise<ClosedSeams> {
  const measured = measureSteps(rows.widthPx, rows.heightPx);
  await forEachRows(rows, (pixels) => measured.add(pixels));
  const steps = measured.steps();
  const asked = {
    columns: overlapForShare(rows.widthPx, overlap),
    lines: overlapForShare(rows.heightPx, overlap),
  };
  let columns = findPlace(steps.columns, asked.columns);
  let lines = findPlace(steps.lines, asked.lines);
  let best: ClosedSeams | null = null;
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const tile = await cutTile(rows, columns, lines, steps.isFlat);
    const shares = await measureTile(rows, tile);
    const seam = Math.max(shares.columns, shares.lines);
    if (!best || seam < best.seam) best = { tile, seam };
    const next = {
      columns: further(steps.columns, asked.columns, columns, shares.columns),
      lines: further(steps.lines, asked.lines, lines, shares.lines),
    };
    if (next.columns === columns && next.lines === lines) break;
    ({ columns, lines } = next);
  }
  return best!;
}

/** A place whose seam is less visible, where it is needed; the same place if it is not, or if there is none. */
function further(steps: Float64Array, asked: ClosedLength, place: ClosedLength, share: number): ClosedLength {
  if (share <= 1) return place;
  const found = findPlace(steps, asked, (stepAt(steps, place) / share) * FURTHER);
  return stepAt(steps, found) < stepAt(steps, place) ? found : place;
}

/** The steps at both seams of a tile as shares of those inside. */
async function measureTile(rows: PixelRows, tile: Tile): Promise<{ columns: number; lines: number }> {
  const measured = measureSteps(tile.columns.size, tile.lines.size);
  await makeSeamless(rows, tile, async (pixels) => measured.add(pixels));
  const { columns, lines } = measured.steps();
  return { columns: seamShare(columns), lines: seamShare(lines) };
}

/** Lines are closed first: what overlaps of columns is compared as it is then. */
async function cutTile(
  rows: PixelRows,
  columns: ClosedLength,
  lines: ClosedLength,
  isFlat: boolean,
): Promise<Tile> {
  const { widthPx } = rows;
  const under = new Uint8Array(widthPx * lines.overlap);
  for (let top = 0; top < lines.overlap; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, lines.overlap - top);
    const [upper, lower] = [await rows.read(top, count), await rows.read(lines.size + top, count)];
    for (let y = 0, at = 0; y < count; y += 1)
      for (let x = 0; x < widthPx; x += 1, at += 4)
        under[x * lines.overlap + top + y] = difference(upper, at, lower, at);
  }
  const down = findSeamPath(under, lines.overlap, { isClosed: false, isFlat });
  const beside = new Uint8Array(columns.overlap * lines.size);
  for (let top = 0, next = 0; top < lines.size; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, lines.size - top);
    const pixels = await readClosed(rows, lines, down, top, count);
    for (let y = 0; y < count; y += 1)
      for (let x = 0, at = y * widthPx * 4; x < columns.overlap; x += 1, at += 4, next += 1)
        beside[next] = difference(pixels, at, pixels, at + columns.size * 4);
  }
  const across = findSeamPath(beside, columns.overlap, { isClosed: true, isFlat });
  return { columns, lines, down, across };
}

/** The largest difference of two pixels in a channel as they show, by their opacity. */
function difference(one: Uint8Array, at: number, other: Uint8Array, from: number): number {
  const [a, b] = [one[at + 3]!, other[from + 3]!];
  let most = Math.abs(a - b);
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs(one[at + channel]! * a - other[from + channel]! * b) / 255);
  return most;
}
