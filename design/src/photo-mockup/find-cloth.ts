import { srgbToLinear } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';

/** Cloth may be this many times as far from its mean tint as most of the print is. */
const SPREADS = 5;
/** Tints of a camera differ by this much without meaning anything. */
const MIN_SPREAD = 0.008;
/** Folds are darker than the print, highlights lighter. */
const DARKEST = 0.45;
const LIGHTEST = 1.18;
/** Folds and seams up to twice this wide, in px of the searched picture, belong to the cloth around them. */
const SEAM = 4;

/** What a person says where cloth was not found, or found too much: places in shares of the picture's sides. */
export interface ClothHints {
  cloth: readonly (readonly [number, number])[];
  ground: readonly (readonly [number, number])[];
}

/** A hint is about this many px of the searched picture on every side. */
const HINT_PX = 4;

/** Longer side of the picture that is searched, at most: in a larger one soft edges are as flat as folds. */
const SEARCHED_PX = 800;

/**
 * How much of each pixel shows the cloth that is printed on, 0 to 1: what is connected with the print and has its tint, whatever the
 * light. Finds wrong edges where the ground has the cloth's tint and light: people look at it.
 */
export function findCloth(photo: RgbaPicture, print: Float32Array, hints: ClothHints): Float32Array {
  const { widthPx, heightPx } = photo;
  const factor = Math.max(1, Math.ceil(Math.max(widthPx, heightPx) / SEARCHED_PX));
  const [width, height] = [Math.ceil(widthPx / factor), Math.ceil(heightPx / factor)];
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let c = 0; c < 3; c += 1)
    reduce(widthPx, heightPx, factor, (i) => photo.rgba[i * 4 + c] as number).forEach((value, i) => {
      rgba[i * 4 + c] = value;
    });
  const seeds = reduce(widthPx, heightPx, factor, (i) => print[i] as number);
  const found = searchCloth({ rgba, widthPx: width, heightPx: height }, seeds, hints);
  if (factor === 1) return found;
  return enlarge(found, { width, height, factor }, widthPx, heightPx);
}

function searchCloth(photo: RgbaPicture, print: Float32Array, hints: ClothHints): Float32Array {
  const tints = tintsOf(photo);
  const { widthPx, heightPx } = photo;
  const likely = likelyCloth(tints, print);
  const around = (points: ClothHints['cloth'], at: (pixel: number) => void) => {
    for (const [x, y] of points) {
      const [middleX, middleY] = [Math.floor(x * (widthPx - 1)), Math.floor(y * (heightPx - 1))];
      for (let dy = -HINT_PX; dy <= HINT_PX; dy += 1)
        for (let dx = -HINT_PX; dx <= HINT_PX; dx += 1) {
          const [px, py] = [middleX + dx, middleY + dy];
          if (px >= 0 && py >= 0 && px < widthPx && py < heightPx) at(py * widthPx + px);
        }
    }
  };
  const seeds = Float32Array.from(print);
  around(hints.ground, (pixel) => {
    likely[pixel] = 0;
    seeds[pixel] = 0;
  });
  around(hints.cloth, (pixel) => {
    likely[pixel] = 1;
    seeds[pixel] = 1;
  });
  const grown = growFrom(seeds, likely, edgesOf(tints, widthPx), widthPx);
  const closed = reach(reach(grown, widthPx, SEAM, 1), widthPx, SEAM, 0);
  return soften(fillHoles(closed, likely, widthPx), widthPx);
}

/** Means of squares of pixels. */
function reduce(
  widthPx: number,
  heightPx: number,
  factor: number,
  at: (pixel: number) => number,
): Float32Array {
  const [width, height] = [Math.ceil(widthPx / factor), Math.ceil(heightPx / factor)];
  const sums = new Float32Array(width * height);
  const counts = new Uint16Array(width * height);
  for (let i = 0; i < widthPx * heightPx; i += 1) {
    const to = Math.floor(Math.floor(i / widthPx) / factor) * width + Math.floor((i % widthPx) / factor);
    sums[to] = (sums[to] as number) + at(i);
    counts[to] = (counts[to] as number) + 1;
  }
  return sums.map((sum, i) => sum / (counts[i] as number));
}

interface Reduced {
  width: number;
  height: number;
  factor: number;
}

/** A reduced plane at full size, with straight lines between its pixels' middles. */
function enlarge(
  plane: Float32Array,
  { width, height, factor }: Reduced,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const out = new Float32Array(widthPx * heightPx);
  const place = (px: number, most: number): [number, number, number] => {
    const at = Math.min(most - 1, Math.max(0, (px + 0.5) / factor - 0.5));
    return [Math.floor(at), Math.min(most - 1, Math.floor(at) + 1), at - Math.floor(at)];
  };
  for (let y = 0; y < heightPx; y += 1) {
    const [top, bottom, down] = place(y, height);
    for (let x = 0; x < widthPx; x += 1) {
      const [left, right, across] = place(x, width);
      const row = (line: number) =>
        (plane[line * width + left] as number) * (1 - across) +
        (plane[line * width + right] as number) * across;
      out[y * widthPx + x] = row(top) * (1 - down) + row(bottom) * down;
    }
  }
  return out;
}

interface Tints {
  lightness: Float32Array;
  /** Oklab a and b over its lightness: light does not change them. */
  a: Float32Array;
  b: Float32Array;
}

/** Oklab (Ottosson, 2020), its colour axes over lightness. */
function tintsOf({ rgba, widthPx, heightPx }: RgbaPicture): Tints {
  const size = widthPx * heightPx;
  const tints = { lightness: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) };
  for (let i = 0; i < size; i += 1) {
    const r = srgbToLinear[rgba[i * 4] as number] as number;
    const g = srgbToLinear[rgba[i * 4 + 1] as number] as number;
    const b = srgbToLinear[rgba[i * 4 + 2] as number] as number;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const lightness = Math.max(0.02, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
    tints.lightness[i] = lightness;
    tints.a[i] = (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) / lightness;
    tints.b[i] = (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s) / lightness;
  }
  return tints;
}

/** Pixels that could be the cloth by themselves: 1 or 0. */
function likelyCloth({ lightness, a, b }: Tints, print: Float32Array): Uint8Array {
  const printed: number[] = [];
  for (let i = 0; i < print.length; i += 1) if ((print[i] as number) > 0.98) printed.push(i);
  const likely = new Uint8Array(print.length);
  if (printed.length === 0) return likely;
  const share = (plane: Float32Array, at: number) => {
    const sorted = Float32Array.from(printed, (i) => plane[i] as number).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] as number;
  };
  const [meanA, meanB] = [share(a, 0.5), share(b, 0.5)];
  const spread = (plane: Float32Array) =>
    Math.max(MIN_SPREAD, (share(plane, 0.84) - share(plane, 0.16)) / 2) * SPREADS;
  const [farA, farB] = [spread(a), spread(b)];
  const [dark, light] = [share(lightness, 0.5) * DARKEST, share(lightness, 0.95) * LIGHTEST];
  for (let i = 0; i < likely.length; i += 1) {
    const isTint = (((a[i] as number) - meanA) / farA) ** 2 + (((b[i] as number) - meanB) / farB) ** 2 <= 1;
    const own = lightness[i] as number;
    likely[i] = isTint && own >= dark && own <= light ? 1 : 0;
  }
  return likely;
}

const [UNKNOWN, CLOTH, GROUND] = [0, 1, 2];
const LEVELS = 256;

/**
 * Cloth grows from the print, ground from the picture's edge and from other tints, each first where the picture is smooth: they meet at
 * the strongest edge between them (Meyer's flooding, 1991).
 */
function growFrom(print: Float32Array, likely: Uint8Array, edges: Uint8Array, width: number): Uint8Array {
  const label = new Uint8Array(print.length);
  const levels: number[][] = Array.from({ length: LEVELS }, () => []);
  const height = print.length / width;
  const push = (i: number, owner: number, least: number) => {
    if (label[i] !== UNKNOWN) return;
    label[i] = owner;
    (levels[Math.max(least, edges[i] as number)] as number[]).push(i);
  };
  for (let i = 0; i < print.length; i += 1) if ((print[i] as number) > 0.5) push(i, CLOTH, 0);
  for (let i = 0; i < print.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (isBorder || !likely[i]) push(i, GROUND, 0);
  }
  for (let level = 0; level < LEVELS; level += 1) {
    const queue = levels[level] as number[];
    for (let at = 0; at < queue.length; at += 1) {
      const from = queue[at] as number;
      const owner = label[from] as number;
      const x = from % width;
      if (x > 0) push(from - 1, owner, level);
      if (x < width - 1) push(from + 1, owner, level);
      if (from >= width) push(from - width, owner, level);
      if (from + width < print.length) push(from + width, owner, level);
    }
  }
  return label.map((owner) => (owner === CLOTH ? 1 : 0));
}

/** How strong an edge each pixel is, up to 255. */
function edgesOf({ lightness, a, b }: Tints, width: number): Uint8Array {
  const edges = new Uint8Array(lightness.length);
  const step = (plane: Float32Array, i: number) =>
    Math.hypot(
      (plane[i + 1] ?? 0) -
        (plane[i - 1] ?? 0) +
        ((plane[i + width + 1] ?? 0) - (plane[i + width - 1] ?? 0)) / 2 +
        ((plane[i - width + 1] ?? 0) - (plane[i - width - 1] ?? 0)) / 2,
      (plane[i + width] ?? 0) -
        (plane[i - width] ?? 0) +
        ((plane[i + width + 1] ?? 0) - (plane[i - width + 1] ?? 0)) / 2 +
        ((plane[i + width - 1] ?? 0) - (plane[i - width - 1] ?? 0)) / 2,
    );
  for (let i = width + 1; i < edges.length - width - 1; i += 1)
    edges[i] = Math.min(LEVELS - 1, (step(lightness, i) + step(a, i) + step(b, i)) * EDGE_GAIN);
  return edges;
}

/** Edge strength of a step from black to white over one pixel is far above what matters: cloth ends at fine ones. */
const EDGE_GAIN = 900;

/** The pixels within a distance of those with a value get it too. */
function reach(mask: Uint8Array, width: number, radius: number, value: 0 | 1): Uint8Array {
  let from = mask;
  const height = mask.length / width;
  for (const [along, count, next] of [
    [width, height, 1],
    [height, width, width],
  ] as const) {
    const to = new Uint8Array(from);
    const stride = next === 1 ? width : 1;
    for (let line = 0; line < count; line += 1) {
      let left = -1;
      for (let k = 0; k < along + radius; k += 1) {
        const at = line * stride + k * next;
        if (k < along && from[at] === value) left = radius * 2 + 1;
        left -= 1;
        const behind = k - radius;
        if (left >= 0 && behind >= 0) to[line * stride + behind * next] = value;
      }
    }
    from = to;
  }
  return from;
}

/** Adds the likely pixels that the cloth encloses: prints and shadows within it are cloth too. */
function fillHoles(cloth: Uint8Array, likely: Uint8Array, width: number): Uint8Array {
  const outside = new Uint8Array(cloth.length);
  const queue: number[] = [];
  const visit = (i: number) => {
    if (outside[i] || cloth[i]) return;
    outside[i] = 1;
    queue.push(i);
  };
  const height = cloth.length / width;
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(y * width + x);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(y * width + x);
  while (queue.length > 0) {
    const from = queue.pop() as number;
    const x = from % width;
    if (x > 0) visit(from - 1);
    if (x < width - 1) visit(from + 1);
    if (from >= width) visit(from - width);
    if (from + width < cloth.length) visit(from + width);
  }
  return cloth.map((one, i) => (one || (!outside[i] && likely[i]) ? 1 : 0));
}

/** Edges over about two pixels, as photographs have them. */
function soften(mask: Uint8Array, width: number): Float32Array {
  const soft = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i += 1) {
    let [sum, count] = [0, 0];
    const x = i % width;
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const at = i + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || at < 0 || at >= mask.length) continue;
        sum += mask[at] as number;
        count += 1;
      }
    soft[i] = sum / count;
  }
  return soft;
}
