import type { RgbaPicture } from '../../painting/index.ts';
import type { MockupAsset } from '../../template/index.ts';
import { srgbToLinear } from '../srgb-transfer.ts';
import { boxRows } from './box-rows.ts';

/** Coverage from which a pixel lies inside the product, away from its anti-aliased edge. */
const INSIDE = 0.98;
/** Pixels averaged to each side, twice. */
const RADIUS = 4;
/** Margin in px around the inside that is computed too: wider than two mean filters reach, input included. */
const MARGIN = 4 * RADIUS;
/** Differences (linear) below the first are noise, above the second real detail such as a label or a button. */
const NOISE = 0.05;
const DETAIL = 0.12;

/** One row of a mockup at the asset's own size, linear. It is overwritten by the next. */
export interface DenoisedRow {
  y: number;
  /** RGB, of the white product. */
  base: Float32Array;
  /** RGB, diffuse light × tint, coverage not applied. */
  light: Float32Array;
  /** Share of the product in each pixel. */
  coverage: Float32Array;
}

/**
 * The rows of a mockup from the top, base and light made to agree. Under dark ink, out = base − albedo × light +
 * little: what is left is the noise of the lossy base and the colour the light has beyond its one tint, on black some
 * 30 levels of blue speckle. So inside the product the difference between base and albedo × light + gloss is smoothed;
 * coloured or negative parts of it can only be light and are added there; the neutral rest is gloss and stays.
 */
export function* denoiseRows(
  asset: MockupAsset,
  base: RgbaPicture,
  maps: RgbaPicture,
): Generator<DenoisedRow, void, void> {
  const { widthPx, heightPx } = maps;
  const levels = readLevels(asset);
  const row: DenoisedRow = {
    y: 0,
    base: new Float32Array(widthPx * 3),
    light: new Float32Array(widthPx * 3),
    coverage: new Float32Array(widthPx),
  };
  const area = insideArea(maps, levels.coverage);
  const rest = createRest(asset, base, maps, levels, area);
  for (; row.y < heightPx; row.y += 1) {
    readRow(base, maps, levels, row);
    if (row.y >= area.top && row.y < area.bottom) denoiseRow(row, maps, levels, asset, area.left, rest);
    capEdgeLight(row, asset.baseAlbedo);
    yield row;
  }
}

/** Linear values of the 256 codes of each channel. */
interface Levels {
  light: readonly [Float32Array, Float32Array, Float32Array];
  coverage: Float32Array;
  gloss: Float32Array;
}

function readLevels({ lightScale, lightTint, glossScale }: MockupAsset): Levels {
  const light = srgbToLinear.map((value) => value * lightScale);
  const [r, g, b] = lightTint;
  return {
    light: [
      light.map((value) => value * r),
      light.map((value) => value * g),
      light.map((value) => value * b),
    ],
    coverage: sharesOfCodes,
    gloss: srgbToLinear.map((value) => value * glossScale),
  };
}

/** Share of each of the 256 codes. */
export const sharesOfCodes: Float32Array = Float32Array.from({ length: 256 }, (_, code) => code / 255);

function readRow(base: RgbaPicture, maps: RgbaPicture, levels: Levels, row: DenoisedRow): void {
  const { coverage } = row;
  const { rgba: baseBytes } = base;
  const { rgba: mapBytes } = maps;
  const [red, green, blue] = levels.light;
  let at = row.y * coverage.length * 4;
  for (let x = 0, o = 0; x < coverage.length; x += 1, o += 3, at += 4) {
    row.base[o] = srgbToLinear[baseBytes[at] as number] as number;
    row.base[o + 1] = srgbToLinear[baseBytes[at + 1] as number] as number;
    row.base[o + 2] = srgbToLinear[baseBytes[at + 2] as number] as number;
    const code = mapBytes[at] as number;
    row.light[o] = red[code] as number;
    row.light[o + 1] = green[code] as number;
    row.light[o + 2] = blue[code] as number;
    coverage[x] = levels.coverage[mapBytes[at + 1] as number] as number;
  }
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bounds of the product's inside, with a margin; undefined content without an inside. */
function insideArea({ rgba, widthPx, heightPx }: RgbaPicture, shares: Float32Array): Area {
  const lowest = shares.findIndex((share) => share >= INSIDE);
  let [left, right, top, bottom] = [widthPx, 0, heightPx, 0];
  for (let y = 0, at = 1; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      if ((rgba[at] as number) < lowest) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(widthPx, right + MARGIN),
    bottom: Math.min(heightPx, bottom + MARGIN),
  };
}

/**
 * The difference between the base and albedo × light + gloss, as four values a pixel: 1 inside and 0 outside, R, G, B.
 */
interface Rest {
  /** The row that was requested last, without its neighbours. */
  own(y: number): Float32Array;
  /** The next row's, smoothed. */
  mean(): Float32Array;
}

function createRest(
  asset: MockupAsset,
  base: RgbaPicture,
  maps: RgbaPicture,
  levels: Levels,
  area: Area,
): Rest {
  const widthPx = Math.max(0, area.right - area.left);
  const heightPx = Math.max(0, area.bottom - area.top);
  const shape = { widthPx, heightPx, channels: 4 };
  const kept = Array.from({ length: 2 * RADIUS + 1 }, () => new Float32Array(widthPx * 4));
  const own = (y: number) => kept[y % kept.length] as Float32Array;
  let y = area.top;
  const next = () => {
    const row = own(y);
    readRest(row, (y * maps.widthPx + area.left) * 4, asset.baseAlbedo, base, maps, levels);
    y += 1;
    return row;
  };
  return { own, mean: boxRows(shape, RADIUS, boxRows(shape, RADIUS, next)) };
}

function readRest(
  row: Float32Array,
  from: number,
  [albedoR, albedoG, albedoB]: readonly [number, number, number],
  { rgba: base }: RgbaPicture,
  { rgba: maps }: RgbaPicture,
  levels: Levels,
): void {
  const [red, green, blue] = levels.light;
  for (let i = 0, at = from; i < row.length; i += 4, at += 4) {
    if ((levels.coverage[maps[at + 1] as number] as number) < INSIDE) {
      row[i] = row[i + 1] = row[i + 2] = row[i + 3] = 0;
      continue;
    }
    const light = maps[at] as number;
    const gloss = levels.gloss[maps[at + 2] as number] as number;
    row[i] = 1;
    row[i + 1] = linearOf(base[at] as number) - (albedoR * (red[light] as number) + gloss);
    row[i + 2] = linearOf(base[at + 1] as number) - (albedoG * (green[light] as number) + gloss);
    row[i + 3] = linearOf(base[at + 2] as number) - (albedoB * (blue[light] as number) + gloss);
  }
}

function linearOf(code: number): number {
  return srgbToLinear[code] as number;
}

function denoiseRow(
  { y, base, light }: DenoisedRow,
  { rgba: maps, widthPx }: RgbaPicture,
  levels: Levels,
  asset: MockupAsset,
  left: number,
  rest: Rest,
): void {
  const [albedoR, albedoG, albedoB] = asset.baseAlbedo;
  const means = rest.mean();
  const own = rest.own(y);
  let at = left * 3;
  for (let i = 0; i < means.length; i += 4, at += 3) {
    const share = means[i] as number;
    if (share === 0) continue;
    const r = (means[i + 1] as number) / share;
    const g = (means[i + 2] as number) / share;
    const b = (means[i + 3] as number) / share;
    const neutral = Math.max(0, (r + g + b) / 3);
    light[at] = Math.max(0, (light[at] as number) + (r - neutral) / albedoR);
    light[at + 1] = Math.max(0, (light[at + 1] as number) + (g - neutral) / albedoG);
    light[at + 2] = Math.max(0, (light[at + 2] as number) + (b - neutral) / albedoB);
    if (own[i] === 0) continue;
    const gloss = levels.gloss[maps[(y * widthPx + left) * 4 + i + 2] as number] as number;
    base[at] = albedoR * (light[at] as number) + gloss + neutral + detailOf((own[i + 1] as number) - r);
    base[at + 1] =
      albedoG * (light[at + 1] as number) + gloss + neutral + detailOf((own[i + 2] as number) - g);
    base[at + 2] =
      albedoB * (light[at + 2] as number) + gloss + neutral + detailOf((own[i + 3] as number) - b);
  }
}

/**
 * At the edge the light is a guess from inside. Where it alone would be brighter than the photograph, dark cloth
 * would come out below black, as a dotted outline; the light gives way, so the white product stays as it is.
 */
function capEdgeLight(
  { base, light, coverage }: DenoisedRow,
  baseAlbedo: readonly [number, number, number],
): void {
  for (let x = 0; x < coverage.length; x += 1) {
    const share = coverage[x] as number;
    if (share === 0 || share >= INSIDE) continue;
    for (let c = 0; c < 3; c += 1) {
      const most = (base[x * 3 + c] as number) / ((baseAlbedo[c] as number) * share);
      if ((light[x * 3 + c] as number) > most) light[x * 3 + c] = most;
    }
  }
}

/** The kept share of a deviation: none of noise, all of detail, smooth in between. */
function detailOf(deviation: number): number {
  const t = Math.min(1, Math.max(0, (Math.abs(deviation) - NOISE) / (DETAIL - NOISE)));
  return deviation * (t * t * (3 - 2 * t));
}
