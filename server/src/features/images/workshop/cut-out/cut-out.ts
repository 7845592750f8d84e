import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { EDGE, floodFromBorder, markEdge, REMOVED, WHITE } from '../../../../platform/pictures/white-mask.ts';
import { type Background, findBackground } from '../background/find-background.ts';
import { createLossCount } from './count-lost.ts';
import { removeShadows } from './remove-shadows.ts';
import { writeCut } from './write-cut.ts';

/** Whether a cut-out can be taken as it is, or a person should look at its edges first. */
export type EdgeQuality = 'clean' | 'check';

export interface CutOutOptions {
  /** 0 = only what differs from the background no more than its grain does; 100 = also what differs much from it. */
  tolerance: number;
  /** True = only background that reaches the picture's border; false = also background that the subject encloses. */
  isContiguous: boolean;
}

/** What a cut-out found; `kept` and `removed` in pixels. Null when there is no even background. */
export type CutOut = { kept: number; removed: number; edgeQuality: EdgeQuality } | null;

/**
 * The colours of an edge are measured up to this many pixels from the background; `WIDEST_EDGE_PX` is the widest soft edge.
 */
const DEEPEST_EDGE_PX = 12;
const WIDEST_EDGE_PX = 8;
/**
 * A pixel at the picture's border that differs from the background by this much, in steps of 255 of the channel that
 * differs most, is the subject and not grain.
 */
const SUBJECT_FROM = 60;
/**
 * JPEG leaves ripples next to an edge. They count as background up to this share of the contrast between subject and
 * background, and up to `MAX_RIPPLES` steps of 255.
 */
const RIPPLE_SHARE = 0.07;
const MAX_RIPPLES = 14;

/**
 * What was removed without being reached from the border in small steps may be a faint part of the subject; more of it,
 * as a share of what is kept, is for a person to check.
 */
const MAX_GUESSED = 0.12;
/** The same of what was removed away from the subject, faint or soft, as a share of the picture. */
const MAX_LOST = 0.0005;

/**
 * Makes a flat or graded background transparent and writes the result. A pixel at the subject's edge keeps as its alpha the
 * share that is not background, in the subject's own colour, so that no seam of the old background shows on another.
 */
export async function cutOut(
  rows: PixelRows,
  options: CutOutOptions,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<CutOut> {
  const { widthPx, heightPx } = rows;
  const background = await findBackground(rows);
  if (background === null) return null;
  if (background.isClear) return { kept: widthPx * heightPx, removed: 0, edgeQuality: 'check' };
  const { grain, contrast } = await rangeOf(rows, background);
  const ripples = Math.min(MAX_RIPPLES, contrast * RIPPLE_SHARE);
  const reach = Math.min(90, Math.max(5, ripples, grain * 1.25) + (options.tolerance - 16) / 2 + 1);
  const mask = new Uint8Array(widthPx * heightPx);
  const found = options.isContiguous ? WHITE : REMOVED;
  await forEachAway(rows, background, (index, away, alpha) => {
    if (away * alpha <= reach) mask[index] = found;
  });
  if (options.isContiguous) await floodFromBorder(mask, widthPx, heightPx);
  const guessed = options.isContiguous ? countGuessed(background, mask, widthPx) : 0;
  const isDoubtful = await removeShadows(rows, background, mask);
  const lost = createLossCount(background, mask, widthPx, grain);
  await forEachAway(rows, background, (index, away, alpha) => {
    if (mask[index] === REMOVED) lost.add(index, away * alpha);
  });
  const counts = await countPixels(rows, mask);
  if (counts.kept === 0 || counts.removed === 0) return { ...counts, edgeQuality: 'check' };
  await markEdge(mask, widthPx, heightPx, DEEPEST_EDGE_PX);
  const levels = await levelsOf(rows, background, mask, reach);
  const edgePx = edgeWidth(levels.mean);
  await writeCut(rows, { background, mask, edgePx, reach }, write);
  const total = widthPx * heightPx;
  const isClean =
    background.borderShare > 0.97 &&
    counts.removed > total * 0.02 &&
    counts.kept > total * 0.002 &&
    counts.enclosed < total * 0.0005 &&
    !isDoubtful &&
    guessed < counts.kept * MAX_GUESSED &&
    lost.share() < MAX_LOST &&
    grain < 24 &&
    edgePx < WIDEST_EDGE_PX &&
    (levels.clear[edgePx] ?? 0) > 0.93;
  return { kept: counts.kept, removed: counts.removed, edgeQuality: isClean ? 'clean' : 'check' };
}

/** Pixels that are removed although an edge, faint as it may be, parts them from the border. */
function countGuessed(background: Background, mask: Uint8Array, widthPx: number): number {
  let count = 0;
  for (let index = 0; index < mask.length; index += 1)
    if (mask[index] === REMOVED && !background.isReached(index % widthPx, Math.floor(index / widthPx)))
      count += 1;
  return count;
}

/**
 * `grain`: the difference from the smooth background, in steps of 255, that 98.5 % of the background at the picture's border
 * stays within (camera noise, JPEG); `contrast`: the median difference of the subject from the background.
 */
async function rangeOf(
  rows: PixelRows,
  background: Background,
): Promise<{ grain: number; contrast: number }> {
  const { widthPx, heightPx } = rows;
  const [near, far] = [new Uint32Array(256), new Uint32Array(256)];
  const margin = Math.max(2, Math.round(Math.min(widthPx, heightPx) / 60));
  await forEachAway(rows, background, (index, away, alpha) => {
    if (alpha === 0) return;
    const x = index % widthPx;
    const y = (index - x) / widthPx;
    const isNear = x < margin || y < margin || x >= widthPx - margin || y >= heightPx - margin;
    if (isNear && away < SUBJECT_FROM) near[Math.round(away)]! += 1;
    else if (away >= SUBJECT_FROM / 2) far[Math.min(255, Math.round(away))]! += 1;
  });
  return { grain: percentile(near, 0.985), contrast: percentile(far, 0.5) };
}

function percentile(histogram: Uint32Array, share: number): number {
  const count = histogram.reduce((sum, one) => sum + one, 0);
  for (let sum = 0, value = 0; value < histogram.length && count > 0; value += 1) {
    sum += histogram[value]!;
    if (sum >= count * share) return value;
  }
  return 0;
}

/**
 * Calls back for every pixel with its difference from the background, in steps of 255 of the channel that differs most, and
 * its alpha (0 to 1).
 */
async function forEachAway(
  rows: PixelRows,
  background: Background,
  use: (index: number, away: number, alpha: number) => void,
): Promise<void> {
  const { widthPx } = rows;
  const line = new Float32Array(widthPx * 3);
  await forEachRows(rows, (pixels, top, count) => {
    for (let y = 0; y < count; y += 1) {
      background.row(top + y, line);
      for (let x = 0, at = y * widthPx * 4; x < widthPx; x += 1, at += 4)
        use((top + y) * widthPx + x, awayFrom(pixels, at, line, x * 3), pixels[at + 3]! / 255);
    }
  });
}

function awayFrom(pixels: Uint8Array, at: number, background: Float32Array, from: number): number {
  const red = Math.abs(pixels[at]! - background[from]!);
  const green = Math.abs(pixels[at + 1]! - background[from + 1]!);
  const blue = Math.abs(pixels[at + 2]! - background[from + 2]!);
  return Math.max(red, green, blue);
}

async function countPixels(rows: PixelRows, mask: Uint8Array) {
  const counts = { kept: 0, removed: 0, enclosed: 0 };
  await forEachRows(rows, (pixels, top) => {
    for (let at = 3, index = top * rows.widthPx; at < pixels.length; at += 4, index += 1) {
      if (pixels[at] === 0) continue;
      if (mask[index] === REMOVED) counts.removed += 1;
      else counts.kept += 1;
      if (mask[index] === WHITE) counts.enclosed += 1;
    }
  });
  return counts;
}

/**
 * For each depth in pixels from the background: the mean difference from its colour, and the share of pixels that plainly
 * have another colour.
 */
async function levelsOf(rows: PixelRows, background: Background, mask: Uint8Array, reach: number) {
  const sums = new Float64Array(DEEPEST_EDGE_PX + 1);
  const counts = new Float64Array(DEEPEST_EDGE_PX + 1);
  const clear = new Float64Array(DEEPEST_EDGE_PX + 1);
  await forEachAway(rows, background, (index, away) => {
    const level = mask[index]! - EDGE;
    if (level < 1) return;
    sums[level]! += away;
    counts[level]! += 1;
    if (away > reach * 2) clear[level]! += 1;
  });
  // A depth that has less than 1 % of the pixels of depth 1 does not count: it is corners of thin lines, which say
  // nothing of the other edges.
  const enough = counts[1]! / 100;
  const shares = (all: Float64Array) =>
    Array.from(all, (one, level) => (counts[level]! > enough ? one / counts[level]! : 0));
  return { mean: shares(sums), clear: shares(clear) };
}

/**
 * The depth in pixels at which the subject has 95 % of its full colour; for thin lines, of the fullest colour there is.
 */
function edgeWidth(mean: readonly number[]): number {
  const inner = mean.slice(WIDEST_EDGE_PX).filter((one) => one > 0);
  const sum = inner.reduce((all, one) => all + one, 0);
  const full = inner.length > 0 ? sum / inner.length : Math.max(...mean);
  for (let level = 1; level < WIDEST_EDGE_PX; level += 1) if (mean[level]! >= full * 0.95) return level;
  return WIDEST_EDGE_PX;
}
