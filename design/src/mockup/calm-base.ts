import { blurBox } from './blur-box.ts';

/** Inside the product, away from its anti-aliased edge. */
const INSIDE = 0.98;
/** Pixels averaged to each side, twice. */
const RADIUS = 4;
/** Differences (linear) below the first are noise, above the second real detail such as a label or a button. */
const NOISE = 0.05;
const DETAIL = 0.12;

/** Planes of one mockup, linear, at the asset's own size. */
export interface MockupPlanes {
  widthPx: number;
  /** RGB, of the white product. Overwritten. */
  base: Float32Array;
  /** RGB, diffuse light × tint, coverage not applied. Overwritten. */
  light: Float32Array;
  /** Share of the product in each pixel. */
  coverage: Float32Array;
  gloss: Float32Array;
  baseAlbedo: readonly [number, number, number];
}

/**
 * Makes base and light agree. Under dark ink, out = base − albedo × light + little: what is left is the noise of
 * the lossy base and the colour the light has beyond its one tint, on black some 30 levels of blue speckle. So
 * inside the product the difference between base and albedo × light + gloss is smoothed; what of it has colour
 * or is negative can only be light and goes there, the neutral rest is gloss and stays.
 */
export function calmBase({ widthPx, base, light, coverage, gloss, baseAlbedo }: MockupPlanes): void {
  const inside = new Float32Array(coverage.length);
  for (let i = 0; i < inside.length; i += 1) inside[i] = (coverage[i] as number) >= INSIDE ? 1 : 0;
  const weight = blurTwice(inside, widthPx);
  const rest = [0, 1, 2].map((c) => {
    const plane = new Float32Array(coverage.length);
    for (let i = 0; i < plane.length; i += 1) {
      if (inside[i] === 0) continue;
      const known = (baseAlbedo[c] as number) * (light[i * 3 + c] as number) + (gloss[i] as number);
      plane[i] = (base[i * 3 + c] as number) - known;
    }
    return plane;
  });
  const [meanR, meanG, meanB] = rest.map((plane) => blurTwice(plane, widthPx)) as Rgb<Float32Array>;
  for (let i = 0; i < coverage.length; i += 1) {
    const share = weight[i] as number;
    if (share === 0) continue;
    const r = (meanR[i] as number) / share;
    const g = (meanG[i] as number) / share;
    const b = (meanB[i] as number) / share;
    const neutral = Math.max(0, (r + g + b) / 3);
    for (let c = 0; c < 3; c += 1) {
      const at = i * 3 + c;
      const mean = c === 0 ? r : c === 1 ? g : b;
      const albedo = baseAlbedo[c] as number;
      light[at] = Math.max(0, (light[at] as number) + (mean - neutral) / albedo);
      if (inside[i] === 0) continue;
      const deviation = (rest[c]?.[i] as number) - mean;
      const kept = deviation * detailShare(Math.abs(deviation));
      base[at] = albedo * (light[at] as number) + (gloss[i] as number) + neutral + kept;
    }
  }
  capEdgeLight(base, light, coverage, baseAlbedo);
}

/**
 * At the edge the light is a guess from inside. Where it alone would be brighter than the photograph, dark cloth
 * would come out below black, as a dotted outline; the light gives way, so the white product stays as it is.
 */
function capEdgeLight(
  base: Float32Array,
  light: Float32Array,
  coverage: Float32Array,
  baseAlbedo: readonly [number, number, number],
): void {
  for (let i = 0; i < coverage.length; i += 1) {
    const share = coverage[i] as number;
    if (share === 0 || share >= INSIDE) continue;
    for (let c = 0; c < 3; c += 1) {
      const most = (base[i * 3 + c] as number) / ((baseAlbedo[c] as number) * share);
      if ((light[i * 3 + c] as number) > most) light[i * 3 + c] = most;
    }
  }
}

type Rgb<T> = [T, T, T];

function blurTwice(plane: Float32Array, widthPx: number): Float32Array {
  return blurBox(blurBox(plane, widthPx, RADIUS), widthPx, RADIUS);
}

/** 0 for noise, 1 for detail, smooth between. */
function detailShare(size: number): number {
  const t = Math.min(1, Math.max(0, (size - NOISE) / (DETAIL - NOISE)));
  return t * t * (3 - 2 * t);
}
