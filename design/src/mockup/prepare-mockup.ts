import type { RgbaPicture } from '../drawing/index.ts';
import type { MockupAsset, MockupSurface } from '../template/index.ts';
import { calmBase, type MockupPlanes } from './calm-base.ts';
import type { MockupPictures, PreparedMockup, PreparedSurface } from './prepared-mockup.ts';
import { reduceArea } from './scale-picture.ts';
import { srgbToLinear } from './transfer.ts';
import { unpackUv } from './unpack-uv.ts';
import { uvSlopes } from './uv-slopes.ts';

/** Coverage below this share of a pixel changes no 8-bit level. */
const VISIBLE_COVERAGE = 1 / 512;

type Reduce = (plane: Float32Array, channels: number) => Float32Array;

/**
 * Turns the decoded files of a mockup into what composing needs, once per mockup and size. `widthPx` below the
 * asset's own gives a smaller picture; larger is not done. Throws an `Error` naming the file whose size does not
 * fit `mockup.json`.
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
  const reduce: Reduce = (plane, channels) =>
    reduceArea(plane, fullWidth, fullHeight, widthPx, heightPx, channels);
  const planes: MockupPlanes = {
    widthPx: fullWidth,
    base: linearPixels(pictures.base),
    light: tint(linearPlane(pictures.maps, 0, asset.lightScale), asset.lightTint),
    coverage: sharePlane(pictures.maps, 1),
    gloss: linearPlane(pictures.maps, 2, asset.glossScale),
    baseAlbedo: asset.baseAlbedo,
  };
  calmBase(planes);
  return {
    id: asset.id,
    widthPx,
    heightPx,
    base: reduce(planes.base, 3),
    productLight: reduce(timesShare(planes.light, planes.coverage), 3),
    baseAlbedo: asset.baseAlbedo,
    inkAlbedo: asset.inkAlbedo,
    surfaces: asset.surfaces.map((surface) =>
      prepareSurface(asset, surface, pictures, planes.light, reduce, widthPx, heightPx),
    ),
    colourCache: null,
  };
}

function prepareSurface(
  asset: MockupAsset,
  surface: MockupSurface,
  pictures: MockupPictures,
  light: Float32Array,
  reduce: Reduce,
  widthPx: number,
  heightPx: number,
): PreparedSurface {
  const uv = pictures.uv[surface.surface];
  const cover = pictures.coverage[surface.surface];
  if (!uv || !cover) throw new Error(`Mockup ${asset.id}: no picture for surface ${surface.surface}.`);
  expectSize(surface.uv, uv, surface.uvWidthPx * 2, surface.uvHeightPx);
  expectSize(surface.coverage, cover, asset.widthPx, asset.heightPx);

  const coverage = sharePlane(cover, 0);
  const lit = reduce(timesShare(light, coverage), 3);
  const pixels = coveredPixels(reduce(coverage, 1));
  const u = unpackUv(uv, surface, 0, widthPx, heightPx);
  const v = unpackUv(uv, surface, 1, widthPx, heightPx);
  return {
    surfaceId: surface.surface,
    pixels,
    u: pick(u, pixels),
    v: pick(v, pixels),
    ...uvSlopes(u, v, pixels, widthPx, heightPx),
    light: pickRgb(lit, pixels),
  };
}

function linearPlane(maps: RgbaPicture, channel: number, scale: number): Float32Array {
  const out = new Float32Array(maps.widthPx * maps.heightPx);
  for (let i = 0; i < out.length; i += 1) {
    out[i] = (srgbToLinear[maps.rgba[i * 4 + channel] as number] as number) * scale;
  }
  return out;
}

function sharePlane(picture: RgbaPicture, channel: number): Float32Array {
  const out = new Float32Array(picture.widthPx * picture.heightPx);
  for (let i = 0; i < out.length; i += 1) out[i] = (picture.rgba[i * 4 + channel] as number) / 255;
  return out;
}

/** RGB times a share per pixel. */
function timesShare(rgb: Float32Array, share: Float32Array): Float32Array {
  const out = new Float32Array(rgb.length);
  for (let i = 0, o = 0; i < share.length; i += 1, o += 3) {
    const part = share[i] as number;
    out[o] = (rgb[o] as number) * part;
    out[o + 1] = (rgb[o + 1] as number) * part;
    out[o + 2] = (rgb[o + 2] as number) * part;
  }
  return out;
}

function coveredPixels(coverage: Float32Array): Uint32Array {
  const pixels = new Uint32Array(coverage.length);
  let count = 0;
  for (let i = 0; i < coverage.length; i += 1) {
    if ((coverage[i] as number) > VISIBLE_COVERAGE) {
      pixels[count] = i;
      count += 1;
    }
  }
  return pixels.slice(0, count);
}

function pick(plane: Float32Array, pixels: Uint32Array): Float32Array {
  const out = new Float32Array(pixels.length);
  for (let i = 0; i < out.length; i += 1) out[i] = plane[pixels[i] as number] as number;
  return out;
}

function pickRgb(rgb: Float32Array, pixels: Uint32Array): Float32Array {
  const out = new Float32Array(pixels.length * 3);
  for (let i = 0; i < pixels.length; i += 1) {
    const from = (pixels[i] as number) * 3;
    out[i * 3] = rgb[from] as number;
    out[i * 3 + 1] = rgb[from + 1] as number;
    out[i * 3 + 2] = rgb[from + 2] as number;
  }
  return out;
}

function tint(grey: Float32Array, [r, g, b]: readonly [number, number, number]): Float32Array {
  const out = new Float32Array(grey.length * 3);
  for (let i = 0, o = 0; i < grey.length; i += 1, o += 3) {
    const value = grey[i] as number;
    out[o] = value * r;
    out[o + 1] = value * g;
    out[o + 2] = value * b;
  }
  return out;
}

function linearPixels({ rgba, widthPx, heightPx }: RgbaPicture): Float32Array {
  const out = new Float32Array(widthPx * heightPx * 3);
  for (let i = 0, o = 0; o < out.length; i += 4, o += 3) {
    out[o] = srgbToLinear[rgba[i] as number] as number;
    out[o + 1] = srgbToLinear[rgba[i + 1] as number] as number;
    out[o + 2] = srgbToLinear[rgba[i + 2] as number] as number;
  }
  return out;
}

function expectSize(name: string, picture: RgbaPicture, widthPx: number, heightPx: number): void {
  if (picture.widthPx === widthPx && picture.heightPx === heightPx) return;
  throw new Error(
    `Mockup picture ${name} is ${picture.widthPx}×${picture.heightPx}, not ${widthPx}×${heightPx}.`,
  );
}
