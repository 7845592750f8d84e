import type { MockupPictures } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';
import type { MockupAsset } from '../template/index.ts';

export interface BuiltMockup {
  asset: MockupAsset;
  pictures: MockupPictures;
}

/** Width of the made-up product's surface from edge to edge, and its height, in mm. */
export const MOCKUP_SURFACE_MM = { widthMm: 200, heightMm: 180 };

/**
 * A mockup by formula: an upright white cylinder with wavy light on a grey ground. Its surface `front` runs from
 * −100 to 100 mm in U and 0 to 180 mm in V; it takes the middle four fifths of the picture.
 */
export function buildMockup(sizePx = 400): BuiltMockup {
  const uvPx = Math.ceil(sizePx / 4);
  const asset: MockupAsset = {
    format: 1,
    id: 'cylinder',
    name: { zh: '圆柱', en: 'Cylinder' },
    widthPx: sizePx,
    heightPx: sizePx,
    base: 'base.webp',
    maps: 'maps.webp',
    lightScale: 1.1,
    lightTint: [1.01, 1, 0.98],
    glossScale: 0,
    baseAlbedo: [0.8, 0.8, 0.78],
    inkAlbedo: 0.95,
    surfaces: [
      {
        surface: 'front',
        uv: 'uv-front.webp',
        uvWidthPx: uvPx,
        uvHeightPx: uvPx,
        uMm: [-110, 110],
        vMm: [-30, 210],
        coverage: 'coverage-front.webp',
      },
    ],
  };
  const pictures: MockupPictures = {
    base: byPixel(sizePx, sizePx, (x, y) => basePixel(asset, x / sizePx, y / sizePx, sizePx)),
    maps: byPixel(sizePx, sizePx, (x, y) => {
      const light = encode(lightAt(x / sizePx, y / sizePx) / asset.lightScale);
      return [light, coverageAt(x / sizePx, y / sizePx, sizePx) * 255, 0];
    }),
    uv: {
      front: byPixel(uvPx * 2, uvPx, (x, y) => {
        const isV = x >= uvPx;
        const { u, v } = surfaceAt((isV ? x - uvPx : x) / uvPx, y / uvPx);
        const level = Math.round((isV ? (v + 30) / 240 : (u + 110) / 220) * 65535);
        return [level >> 8, level & 255, 0];
      }),
    },
    coverage: {
      front: byPixel(sizePx, sizePx, (x, y) => {
        const cover = coverageAt(x / sizePx, y / sizePx, sizePx) * 255;
        return [cover, cover, cover];
      }),
    },
  };
  return { asset, pictures };
}

/** `at` gets pixel centres. */
function byPixel(widthPx: number, heightPx: number, at: (x: number, y: number) => number[]): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, i += 4) rgba.set([...at(x + 0.5, y + 0.5), 255], i);
  }
  return { rgba, widthPx, heightPx };
}

/** −1 at the cylinder's left edge, 1 at its right; clamped beyond. */
function across(x: number): number {
  return Math.max(-1, Math.min(1, (x - 0.5) / 0.4));
}

function surfaceAt(x: number, y: number): { u: number; v: number } {
  const u = (Math.asin(across(x)) / (Math.PI / 2)) * 100;
  return { u, v: ((y - 0.1) / 0.8) * 180 + 4 * Math.sin(x * 9) };
}

function lightAt(x: number, y: number): number {
  const side = across(x);
  return 0.25 + 0.75 * Math.sqrt(1 - side * side) + 0.05 * Math.sin(y * 40 + x * 12);
}

function coverageAt(x: number, y: number, sizePx: number): number {
  const inside = Math.min(0.4 - Math.abs(x - 0.5), 0.4 - Math.abs(y - 0.5)) * sizePx;
  return Math.max(0, Math.min(1, inside + 0.5));
}

function basePixel(asset: MockupAsset, x: number, y: number, sizePx: number): number[] {
  const cover = coverageAt(x, y, sizePx);
  const light = lightAt(x, y);
  return asset.baseAlbedo.map((albedo, c) => {
    const product = albedo * light * (asset.lightTint[c] ?? 1);
    return encode(product * cover + 0.35 * (1 - cover));
  });
}

function encode(linear: number): number {
  const value = Math.max(0, Math.min(1, linear));
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
}
