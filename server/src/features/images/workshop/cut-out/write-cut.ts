import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import { EDGE, NOT_WHITE, REMOVED, WHITE } from '../../../../platform/pictures/white-mask.ts';
import type { Background } from '../background/find-background.ts';

export interface Cut {
  background: Background;
  /** Values of `white-mask.ts`; at an edge, the depth in pixels from the background. */
  mask: Uint8Array;
  /** Depth in pixels up to which the subject is mixed with the background. */
  edgePx: number;
  /** Difference from the background, in steps of 255, up to which a pixel is background. */
  reach: number;
}

/** Weight of a difference in colour compared with one in lightness, which counts 1. */
const COLOUR_WEIGHT = 0.2;
/**
 * A pixel with less than this share of the subject counts as background, one with less than this share of background as
 * subject: grain alone makes such differences.
 */
const FLOOR = 0.05;
/**
 * A ripple of a JPEG is at most this many pixels deep and lies at most so far from the subject's edge. Its squared
 * difference from the background is below `FAINT` times the subject's.
 */
const RIPPLE_PX = 5;
const FAINT = 0.12;
/**
 * A speck of grain is at most this many pixels deep, and differs from the background by less than `SPECK_REACH` times what
 * still counts as background.
 */
const SPECK_PX = 2;
const SPECK_REACH = 2;

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** A band of rows, with the rows above and below it that its edges depend on. */
interface Band {
  pixels: Uint8Array;
  firstRow: number;
  rowCount: number;
  widthPx: number;
}

/** Writes all rows with the background removed and the edges freed of its colour. */
export async function writeCut(
  rows: PixelRows,
  cut: Cut,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { widthPx, heightPx } = rows;
  const line = new Float32Array(widthPx * 3);
  const beyond = cut.edgePx + RIPPLE_PX;
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, heightPx - top);
    const firstRow = Math.max(0, top - beyond);
    const rowCount = Math.min(heightPx, top + count + beyond) - firstRow;
    const band: Band = { pixels: await rows.read(firstRow, rowCount), firstRow, rowCount, widthPx };
    const result = band.pixels.slice((top - firstRow) * widthPx * 4, (top - firstRow + count) * widthPx * 4);
    for (let y = 0; y < count; y += 1) {
      cut.background.row(top + y, line);
      cutRow(band, cut, top + y, line, result.subarray(y * widthPx * 4, (y + 1) * widthPx * 4));
    }
    await write(result);
  }
}

function cutRow(band: Band, cut: Cut, y: number, background: Float32Array, result: Uint8Array): void {
  for (let x = 0; x < band.widthPx; x += 1) {
    const state = cut.mask[y * band.widthPx + x]!;
    if (state === REMOVED) result.fill(0, x * 4, x * 4 + 4);
    else if (state > EDGE && state - EDGE <= cut.edgePx) {
      const subject = subjectNear(band, cut, x, y, background);
      if (subject === null) result.fill(0, x * 4, x * 4 + 4);
      else unmix(result, x * 4, background, x * 3, subject);
    }
  }
}

/** A pixel near an edge pixel: its place, its depth in the subject, and its squared difference from the background. */
interface Near {
  at: number;
  depth: number;
  away: number;
}

/**
 * Returns the subject's own colour for a pixel of its edge: that of the deepest subject pixel that is connected with
 * it. If that one is shallow and faint, like the ripples of a JPEG, a deeper one near it counts. Null for a speck of
 * the background's own grain.
 */
function subjectNear(band: Band, cut: Cut, x: number, y: number, background: Float32Array) {
  const { pixels, widthPx, firstRow } = band;
  const start = ((y - firstRow) * widthPx + x) * 4;
  const own = depthOf(cut.mask[y * widthPx + x]!);
  const here: Near = { at: start, depth: own, away: awayFrom(pixels, start, background, x * 3) };
  const joined = deepest(band, cut, x, y, background, here, true);
  const isFaint = joined.depth <= RIPPLE_PX;
  const beyond = isFaint ? deepest(band, cut, x, y, background, here, false) : joined;
  const near = beyond.depth > joined.depth && joined.away < beyond.away * FAINT ? beyond : joined;
  if (near.depth <= SPECK_PX && near.away < (cut.reach * SPECK_REACH) ** 2) return null;
  const { at } = near;
  return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!] as const;
}

function deepest(
  { pixels, firstRow, rowCount, widthPx }: Band,
  { mask, edgePx }: Cut,
  x: number,
  y: number,
  background: Float32Array,
  start: Near,
  isJoined: boolean,
): Near {
  let best = start;
  const reach = isJoined ? edgePx + 1 : edgePx + RIPPLE_PX;
  for (const [dx, dy] of AROUND) {
    for (let step = 1; step <= reach; step += 1) {
      const [u, v] = [x + dx * step, y + dy * step];
      if (u < 0 || u >= widthPx || v < firstRow || v >= firstRow + rowCount) break;
      const state = mask[v * widthPx + u]!;
      if (state === REMOVED) {
        if (isJoined) break;
        continue;
      }
      const depth = Math.min(depthOf(state), edgePx + 1);
      if (depth < best.depth) continue;
      const at = ((v - firstRow) * widthPx + u) * 4;
      const away = awayFrom(pixels, at, background, x * 3);
      if (depth > best.depth || away > best.away) best = { at, depth, away };
      if (depth > edgePx) break;
    }
  }
  return best;
}

const depthOf = (state: number): number =>
  state === NOT_WHITE || state === WHITE ? Number.POSITIVE_INFINITY : state - EDGE;

function awayFrom(pixels: Uint8Array, at: number, background: Float32Array, from: number): number {
  const red = pixels[at]! - background[from]!;
  const green = pixels[at + 1]! - background[from + 1]!;
  const blue = pixels[at + 2]! - background[from + 2]!;
  return product(red, green, blue, red, green, blue);
}

/**
 * Product of two colour differences. Lightness counts most: JPEG keeps colours at half the resolution, so that they say
 * less about where an edge runs.
 */
function product(r1: number, g1: number, b1: number, r2: number, g2: number, b2: number): number {
  const [light1, light2] = [0.3 * r1 + 0.59 * g1 + 0.11 * b1, 0.3 * r2 + 0.59 * g2 + 0.11 * b2];
  const red = (r1 - light1) * (r2 - light2);
  const blue = (b1 - light1) * (b2 - light2);
  return light1 * light2 + COLOUR_WEIGHT * (red + blue);
}

/**
 * Separates a mix of background and subject: the subject's share becomes the pixel's alpha, and the subject's colour its
 * colour.
 */
function unmix(
  pixels: Uint8Array,
  at: number,
  background: Float32Array,
  from: number,
  subject: readonly [number, number, number],
): void {
  const own = [0, 1, 2].map((channel) => pixels[at + channel]! - background[from + channel]!);
  const full = [0, 1, 2].map((channel) => subject[channel]! - background[from + channel]!);
  const whole = product(full[0]!, full[1]!, full[2]!, full[0]!, full[1]!, full[2]!);
  const along = product(own[0]!, own[1]!, own[2]!, full[0]!, full[1]!, full[2]!);
  const share = whole === 0 ? 1 : along / whole;
  const cover = Math.min(1, Math.max(0, (share - FLOOR) / (1 - 2 * FLOOR)));
  if (cover >= 1) return;
  for (let channel = 0; channel < 3 && cover > 0; channel += 1) {
    const back = background[from + channel]!;
    pixels[at + channel] = Math.round(
      Math.min(255, Math.max(0, back + (pixels[at + channel]! - back) / cover)),
    );
  }
  pixels[at + 3] = Math.round(pixels[at + 3]! * cover);
}
