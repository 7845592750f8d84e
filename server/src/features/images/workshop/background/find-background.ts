import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { createAreaReducer } from '../../../../platform/pictures/reduce-area.ts';
import { fillUnknown } from '../background/fill-unknown.ts';
import { evaluateSurface, fitSurface, type Surface } from './fit-surface.ts';

/** Longer side of the small copy in which the background is found. */
const SMALL_PX = 240;
/** Steps of a channel between neighbouring small pixels that a graded background may have. */
const STEP = 3;
/** Next to a step that is larger than this, and twice as large as grain makes it, lies an edge; a shadow's side is none. */
const EDGE = 24;
/** A border with more grain than that (one sigma, seen in the small copy) is a pattern or noise. */
const MAX_GRAIN = 16;
/** How far the background may lie from the surface through the borders: vignettes, folds of a cloth. */
const LOOSE = 70;
/** A shade keeps its hue: what a channel keeps of its light differs by at most this share. */
const MAX_TINT = 0.08;

/** The colours of a picture's background, also where its subject covers it. */
export interface Background {
  /** Writes the background's red, green and blue of one row, three values a pixel. */
  row(y: number, into: Float32Array): void;
  /** Grain of the background in steps of a channel (one sigma), seen in the small copy. */
  spread: number;
  /** Whether a place was reached from the border, or lies next to one that was. */
  isReached(x: number, y: number): boolean;
  /** Share of the border's pixels that are background. */
  borderShare: number;
  /** The border is transparent already. */
  isClear: boolean;
  relief: BackgroundRelief;
}

/** How far a small copy lies from one smooth surface through its bare background: shadows, smoke, stains, subjects. */
export interface BackgroundRelief {
  widthPx: number;
  heightPx: number;
  /** Distance from the background in the channel that differs most, in steps of 255. */
  away: Float32Array;
  /** 1 where it is the surface in less light, of the same hue. */
  isShade: Uint8Array;
}

/** A small picture in red, green and blue, three values a pixel, seen on white. */
export interface SmallPicture {
  widthPx: number;
  heightPx: number;
  rgb: Float32Array;
  /** 0 to 1. */
  alpha: Float32Array;
}

/**
 * Finds a smooth background (flat, graded, vignetted) by its borders: a surface through most of the border's colours, from
 * there inward as long as neighbours differ as little as the background does, and across the subject by diffusion. Null
 * when less than half of the border is one smooth background.
 */
export async function findBackground(rows: PixelRows): Promise<Background | null> {
  const small = await reduceOnWhite(rows);
  const border = borderOf(small);
  const surfaces = [0, 1, 2].map((channel) => fitSurface(samplesOf(small, border, channel)));
  const spread = Math.max(...surfaces.map((surface) => surface.spread));
  const tight = Math.max(8, 4.5 * spread);
  const away = distanceFrom(small, surfaces);
  const seeds = border.filter((index) => away[index]! <= tight);
  const borderShare = seeds.length / border.length;
  if (borderShare < 0.5 || spread > MAX_GRAIN) return null;
  const isBackground = grow(small, seeds, away, Math.max(STEP, 3 * spread));
  const { grid, fitted } = backgroundGrid(small, shrink(isBackground, small), surfaces);
  const clear = border.filter((index) => small.alpha[index]! < 0.5).length;
  return {
    row: rowReader(grid, rows),
    isReached: reachedReader(isBackground, small, rows),
    spread,
    borderShare,
    isClear: clear > border.length / 2,
    relief: reliefOf(small, fitted),
  };
}

async function reduceOnWhite(rows: PixelRows): Promise<SmallPicture> {
  const scale = Math.min(1, SMALL_PX / Math.max(rows.widthPx, rows.heightPx));
  const widthPx = Math.max(1, Math.round(rows.widthPx * scale));
  const heightPx = Math.max(1, Math.round(rows.heightPx * scale));
  const reducer = createAreaReducer(rows, { widthPx, heightPx });
  await forEachRows(rows, (pixels) => reducer.add(pixels));
  const rgba = reducer.finish();
  const rgb = new Float32Array(widthPx * heightPx * 3);
  const alpha = Float32Array.from({ length: widthPx * heightPx }, (_, index) => rgba[index * 4 + 3]! / 255);
  alpha.forEach((share, index) => {
    for (let channel = 0; channel < 3; channel += 1)
      rgb[index * 3 + channel] = 255 + (rgba[index * 4 + channel]! - 255) * share;
  });
  return { widthPx, heightPx, rgb, alpha };
}

/** Indexes of the outermost pixels. */
function borderOf({ widthPx, heightPx }: SmallPicture): number[] {
  const border: number[] = [];
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (y === 0 || x === 0 || y === heightPx - 1 || x === widthPx - 1) border.push(y * widthPx + x);
    }
  }
  return border;
}

const coordinatesOf = (index: number, { widthPx, heightPx }: SmallPicture): [number, number] => [
  widthPx < 2 ? 0 : ((index % widthPx) / (widthPx - 1)) * 2 - 1,
  heightPx < 2 ? 0 : (Math.floor(index / widthPx) / (heightPx - 1)) * 2 - 1,
];

function samplesOf(small: SmallPicture, indexes: readonly number[], channel: number) {
  const samples = {
    x: new Float64Array(indexes.length),
    y: new Float64Array(indexes.length),
    value: new Float64Array(indexes.length),
  };
  indexes.forEach((index, at) => {
    [samples.x[at], samples.y[at]] = coordinatesOf(index, small);
    samples.value[at] = small.rgb[index * 3 + channel]!;
  });
  return samples;
}

/** For each pixel, the distance of the channel that is furthest from its surface. */
function distanceFrom(small: SmallPicture, surfaces: readonly Surface[]): Float32Array {
  const away = new Float32Array(small.widthPx * small.heightPx);
  for (let index = 0; index < away.length; index += 1) {
    const [x, y] = coordinatesOf(index, small);
    for (let channel = 0; channel < 3; channel += 1) {
      const distance = Math.abs(small.rgb[index * 3 + channel]! - evaluateSurface(surfaces[channel]!, x, y));
      if (distance > away[index]!) away[index] = distance;
    }
  }
  return away;
}

function neighbours(index: number, { widthPx, heightPx }: SmallPicture): number[] {
  const x = index % widthPx;
  const found: number[] = [];
  if (x > 0) found.push(index - 1);
  if (x < widthPx - 1) found.push(index + 1);
  if (index >= widthPx) found.push(index - widthPx);
  if (index < widthPx * (heightPx - 1)) found.push(index + widthPx);
  return found;
}

/**
 * Flood fill from the seeds: 1 for each pixel that is reached in small steps of colour. It does not spread from pixels next to an edge,
 * because at a sharp tip the artwork blends into the background as gradually as a graded background changes.
 */
function grow(small: SmallPicture, seeds: readonly number[], away: Float32Array, step: number): Uint8Array {
  const isBackground = new Uint8Array(away.length);
  const edge = Math.max(EDGE, 2 * step);
  const queue = [...seeds];
  for (const seed of seeds) isBackground[seed] = 1;
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const around = neighbours(index, small);
    if (around.some((next) => stepBetween(small, index, next) > edge)) continue;
    for (const next of around) {
      if (isBackground[next] === 1 || away[next]! > LOOSE) continue;
      if (stepBetween(small, index, next) > step) continue;
      isBackground[next] = 1;
      queue.push(next);
    }
  }
  return isBackground;
}

function stepBetween({ rgb }: SmallPicture, a: number, b: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs(rgb[a * 3 + channel]! - rgb[b * 3 + channel]!));
  return most;
}

/** The background without the pixels next to the subject, which are mixed with it. */
function shrink(isBackground: Uint8Array, small: SmallPicture): Uint8Array {
  return isBackground.map((one, index) =>
    one === 1 && neighbours(index, small).every((next) => isBackground[next] === 1) ? 1 : 0,
  );
}

/** The background's colours at each small pixel: as seen where it is bare, else the surface and what is near it. */
function backgroundGrid(small: SmallPicture, isBare: Uint8Array, surfaces: readonly Surface[]) {
  const fitted: Surface[] = [];
  const inner: number[] = [];
  isBare.forEach((one, index) => {
    if (one === 1) inner.push(index);
  });
  const usable = inner.length >= 24 ? inner : borderOf(small);
  const rgb = new Float32Array(small.rgb.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const surface = inner.length >= 24 ? fitSurface(samplesOf(small, usable, channel)) : surfaces[channel]!;
    fitted.push(surface);
    const rest = new Float32Array(isBare.length);
    for (const index of usable) {
      const [x, y] = coordinatesOf(index, small);
      rest[index] = small.rgb[index * 3 + channel]! - evaluateSurface(surface, x, y);
    }
    const isKnown = new Uint8Array(isBare.length);
    for (const index of usable) isKnown[index] = 1;
    fillUnknown(rest, isKnown, small.widthPx, small.heightPx);
    for (let index = 0; index < rest.length; index += 1) {
      const [x, y] = coordinatesOf(index, small);
      rgb[index * 3 + channel] = evaluateSurface(surface, x, y) + rest[index]!;
    }
  }
  return { grid: { ...small, rgb }, fitted };
}

function reliefOf(small: SmallPicture, surfaces: readonly Surface[]): BackgroundRelief {
  const { widthPx, heightPx, rgb } = small;
  const isShade = new Uint8Array(widthPx * heightPx);
  for (let index = 0; index < isShade.length; index += 1) {
    const [x, y] = coordinatesOf(index, small);
    const shares = surfaces.map(
      (surface, channel) => rgb[index * 3 + channel]! / Math.max(1, evaluateSurface(surface, x, y)),
    );
    if (Math.max(...shares) < 1 && Math.max(...shares) - Math.min(...shares) < MAX_TINT) isShade[index] = 1;
  }
  return { widthPx, heightPx, away: distanceFrom(small, surfaces), isShade };
}

/** Reads of the whole picture what was reached in the small one. */
function reachedReader(
  isBackground: Uint8Array,
  small: SmallPicture,
  { widthPx, heightPx }: PixelRows,
): Background['isReached'] {
  const isNear = isBackground.map((one, index) =>
    one === 1 || neighbours(index, small).some((next) => isBackground[next] === 1) ? 1 : 0,
  );
  return (x, y) => {
    const [u, v] = [(x * small.widthPx) / widthPx, (y * small.heightPx) / heightPx];
    return isNear[Math.floor(v) * small.widthPx + Math.floor(u)] === 1;
  };
}

/** Reads rows of the whole picture from the grid, with straight transitions between its points. */
function rowReader(grid: SmallPicture, { widthPx, heightPx }: PixelRows): Background['row'] {
  const line = new Float32Array(grid.widthPx * 3);
  const placeIn = (at: number, size: number, points: number) =>
    Math.min(points - 1, Math.max(0, ((at + 0.5) * points) / size - 0.5));
  const across = Float32Array.from({ length: widthPx }, (_, x) => placeIn(x, widthPx, grid.widthPx));
  return (y, into) => {
    const v = placeIn(y, heightPx, grid.heightPx);
    const upper = Math.floor(v);
    const lower = Math.min(grid.heightPx - 1, upper + 1);
    for (let at = 0; at < line.length; at += 1) {
      const a = grid.rgb[upper * line.length + at]!;
      line[at] = a + (grid.rgb[lower * line.length + at]! - a) * (v - upper);
    }
    for (let x = 0; x < widthPx; x += 1) {
      const u = across[x]!;
      const left = Math.floor(u) * 3;
      const right = Math.min(line.length - 3, left + 3);
      const share = u - Math.floor(u);
      for (let channel = 0; channel < 3; channel += 1) {
        const a = line[left + channel]!;
        into[x * 3 + channel] = a + (line[right + channel]! - a) * share;
      }
    }
  };
}
