import { type RgbaPicture } from '../drawing/index.ts';
import { type MockupAsset, type MockupSurface } from '../template/index.ts';
import { type MockupPictures, type PreparedMockup, type PreparedSurface } from './prepared-mockup.ts';
import { reduceArea } from './scale-picture.ts';
import { srgbToLinear } from './transfer.ts';
import { unpackUv } from './unpack-uv.ts';
import { uvSlopes } from './uv-slopes.ts';

/** Coverage below this share of a pixel changes no 8-bit level. */
const VISIBLE_COVERAGE = 1 / 512;

/**
 * Turns the decoded files of a mockup into what composing needs, once per mockup and size (about 100 ms at
 * 1000 px). `widthPx` below the asset's own gives a smaller picture; larger is not done. Throws an `Error`
 * naming the file whose size does not fit `mockup.json`.
 */
export function prepareMockup(
  asset: MockupAsset,
  pictures: MockupPictures,
  options: { widthPx?: number } = {},
): PreparedMockup {
  const { widthPx: fullWidth, heightPx: fullHeight } = asset;
  expectSize('base', pictures.base, fullWidth, fullHeight);
  expectSize('maps', pictures.maps, fullWidth, fullHeight);
  const widthPx = Math.min(fullWidth, options.widthPx ?? fullWidth);
  const heightPx = Math.max(1, Math.round((fullHeight * widthPx) / fullWidth));
  const reduce = (plane: Float32Array, channels: number) =>
    reduceArea(plane, fullWidth, fullHeight, widthPx, heightPx, channels);

  const grey = Float32Array.from({ length: fullWidth * fullHeight }, (_, i) => {
    return (srgbToLinear[pictures.maps.rgba[i * 4] ?? 0] ?? 0) * asset.lightScale;
  });
  const product = Float32Array.from(grey, (light, i) => (light * (pictures.maps.rgba[i * 4 + 1] ?? 0)) / 255);
  return {
    id: asset.id,
    widthPx,
    heightPx,
    base: reduce(linearPixels(pictures.base), 3),
    productLight: tint(reduce(product, 1), asset.lightTint),
    baseAlbedo: asset.baseAlbedo,
    inkAlbedo: asset.inkAlbedo,
    surfaces: asset.surfaces.map((surface) => prepareSurface(asset, surface, pictures, grey, reduce, widthPx, heightPx)),
    colourCache: null,
  };
}

function prepareSurface(
  asset: MockupAsset,
  surface: MockupSurface,
  pictures: MockupPictures,
  grey: Float32Array,
  reduce: (plane: Float32Array, channels: number) => Float32Array,
  widthPx: number,
  heightPx: number,
): PreparedSurface {
  const uv = pictures.uv[surface.surface];
  const cover = pictures.coverage[surface.surface];
  if (!uv || !cover) throw new Error(`Mockup ${asset.id}: no picture for surface ${surface.surface}.`);
  expectSize(surface.uv, uv, surface.uvWidthPx * 2, surface.uvHeightPx);
  expectSize(surface.coverage, cover, asset.widthPx, asset.heightPx);

  const light = reduce(Float32Array.from(grey, (value, i) => (value * (cover.rgba[i * 4] ?? 0)) / 255), 1);
  const coverage = reduce(Float32Array.from(grey, (_, i) => (cover.rgba[i * 4] ?? 0) / 255), 1);
  const pixels = Uint32Array.from(coverage.keys()).filter((i) => (coverage[i] ?? 0) > VISIBLE_COVERAGE);
  const u = unpackUv(uv, surface, 0, widthPx, heightPx);
  const v = unpackUv(uv, surface, 1, widthPx, heightPx);
  return {
    surfaceId: surface.surface,
    pixels,
    u: pick(u, pixels),
    v: pick(v, pixels),
    ...uvSlopes(u, v, pixels, widthPx, heightPx),
    light: tint(pick(light, pixels), asset.lightTint),
  };
}

function pick(plane: Float32Array, pixels: Uint32Array): Float32Array {
  return Float32Array.from(pixels, (i) => plane[i] ?? 0);
}

function tint(grey: Float32Array, [r, g, b]: readonly [number, number, number]): Float32Array {
  const out = new Float32Array(grey.length * 3);
  grey.forEach((value, i) => out.set([value * r, value * g, value * b], i * 3));
  return out;
}

function linearPixels({ rgba, widthPx, heightPx }: RgbaPicture): Float32Array {
  const out = new Float32Array(widthPx * heightPx * 3);
  for (let i = 0, o = 0; o < out.length; i += 4, o += 3) {
    for (let c = 0; c < 3; c += 1) out[o + c] = srgbToLinear[rgba[i + c] ?? 0] ?? 0;
  }
  return out;
}

function expectSize(name: string, picture: RgbaPicture, widthPx: number, heightPx: number): void {
  if (picture.widthPx === widthPx && picture.heightPx === heightPx) return;
  throw new Error(`Mockup picture ${name} is ${picture.widthPx}×${picture.heightPx}, not ${widthPx}×${heightPx}.`);
}
