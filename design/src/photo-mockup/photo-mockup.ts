import { type MockupPictures, srgbToLinear, toSrgbCode } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';
import type { MockupAsset, MockupSurface } from '../template/index.ts';
import { type ClothHints, findCloth } from './find-cloth.ts';
import { photoLight } from './photo-light.ts';
import { type PhotoMarks, scaleMarks } from './photo-marks.ts';
import {
  clearCutouts,
  findMeshFault,
  type MeshFault,
  type MeshShares,
  meshCoverage,
  meshShares,
} from './raster-mesh.ts';
import { whitenCloth } from './whiten-cloth.ts';

/** The first surface of a template of a seller's own. */
export const PHOTO_SURFACE = 'front';

/** Surface shares the UV picture can hold beyond the print, on each side. */
const UV_MARGIN = 0.1;
/** The UV picture is this many times smaller than the photograph; it is smooth and read with interpolation. */
const UV_REDUCTION = 4;
/** White ink is at least this bright where the product is well lit, also on dark products. */
const MIN_INK = 0.72;

/** A surface that a photograph shows: where its print lies there, and how large the print is. */
export interface PhotoPlace {
  surface: string;
  marks: PhotoMarks;
  widthMm: number;
  heightMm: number;
}

/** How a mockup made from a photograph is called. */
export interface PhotoMockupName {
  id: string;
  name: { zh: string; en: string };
}

/** A mockup made from a photograph: its data, and its files as pictures still to be encoded without loss. */
export interface PhotoMockup {
  asset: MockupAsset;
  pictures: MockupPictures;
  /** Colour of the product where it is well lit, sRGB `#RRGGBB`. */
  productHex: string;
}

/** What is wrong with the marks of a surface. */
export interface PlaceFault {
  surface: string;
  fault: MeshFault;
}

/**
 * A mockup from a photograph of a product, which must have the size the marks were made for, and be opaque. Without places it
 * shows the product alone. Returns the problem of a surface's mesh instead, if there is one. Pure: browser and server make the same.
 */
export function photoMockup(
  photo: RgbaPicture,
  places: readonly PhotoPlace[],
  { id, name }: PhotoMockupName,
): PhotoMockup | PlaceFault {
  for (const { surface, marks } of places) {
    const fault = findMeshFault(marks);
    if (fault) return { surface, fault };
  }
  const { widthPx, heightPx } = photo;
  const covered = places.map((place) => ({ ...place, coverage: meshCoverage(place.marks) }));
  const coverage = unionOf(
    covered.map((place) => place.coverage),
    widthPx * heightPx,
  );
  const { albedo, light, mean } = photoLight(photo, coverage);
  const acting = light.map((own, i) => {
    const shading = shadingAt(covered, i);
    return (1 - shading) * mean + shading * own;
  });
  const asIs = {
    base: relitPhoto(photo, coverage, light, acting),
    light: acting,
    shows: coverage,
    albedo,
    surfaces: covered,
  };
  return { ...assemble(asIs, { id, name }), productHex: hexOf(albedo) };
}

/**
 * A mockup that takes every colour, from a photograph of a light product: its cloth is made white in the photograph's own light. Its
 * places must have been made into a mockup before. Null for a product too dark to become white.
 */
export function recolourableMockup(
  photo: RgbaPicture,
  places: readonly PhotoPlace[],
  { colourHex, hints, ...name }: PhotoMockupName & Recolouring,
): Pick<PhotoMockup, 'asset' | 'pictures'> | null {
  const covered = places.map((place) => ({ ...place, coverage: meshCoverage(place.marks) }));
  const print = unionOf(
    covered.map((place) => place.coverage),
    photo.widthPx * photo.heightPx,
  );
  const cloth = findCloth(photo, print, hints);
  for (const { marks } of places) clearCutouts(cloth, marks);
  const white = whitenCloth(photo, cloth, { print, colourHex, shadingAt: (at) => shadingAt(covered, at) });
  return white && assemble({ ...white, shows: cloth, surfaces: covered }, name);
}

/** How the cloth of a photograph becomes white. */
export interface Recolouring {
  /** The colour of the product in the photograph. */
  colourHex: string;
  hints: ClothHints;
}

/** What a mockup's files are made of. */
interface Parts {
  base: RgbaPicture;
  light: Float32Array;
  /** Where the product is that the light falls on, 0 to 1. */
  shows: Float32Array;
  albedo: [number, number, number];
  surfaces: readonly CoveredPlace[];
}

function assemble({ base, light, shows, albedo, surfaces: covered }: Parts, { id, name }: PhotoMockupName) {
  const { widthPx, heightPx } = base;
  const lightScale = light.reduce((most, value, i) => (shows[i] ? Math.max(most, value) : most), 0.01);
  const surfaces = covered.map((place) => surfaceOf(place, widthPx, heightPx));
  const asset: MockupAsset = {
    format: 1,
    id,
    name,
    widthPx,
    heightPx,
    base: 'base.webp',
    maps: 'maps.webp',
    lightScale,
    lightTint: [1, 1, 1],
    glossScale: 0,
    baseAlbedo: albedo,
    inkAlbedo: Math.max(MIN_INK, ...albedo),
    surfaces: surfaces.map(({ data }) => data),
  };
  const pictures: MockupPictures = {
    base,
    maps: grey3(widthPx, heightPx, (i) => [
      toSrgbCode((light[i] as number) / lightScale),
      Math.round((shows[i] as number) * 255),
      0,
    ]),
    uv: Object.fromEntries(surfaces.map(({ data, uv }) => [data.surface, uv])),
    coverage: Object.fromEntries(surfaces.map((one) => [one.data.surface, one.coverage])),
  };
  return { asset, pictures };
}

type CoveredPlace = PhotoPlace & { coverage: Float32Array };

function unionOf(coverages: readonly Float32Array[], pixels: number): Float32Array {
  const [only] = coverages;
  if (only && coverages.length === 1) return only;
  const union = new Float32Array(pixels);
  for (const coverage of coverages)
    for (let i = 0; i < pixels; i += 1) union[i] = Math.max(union[i] as number, coverage[i] as number);
  return union;
}

/** The shading of the surface that covers most of a pixel. */
function shadingAt(places: readonly CoveredPlace[], pixel: number): number {
  let [shading, most] = [places[0]?.marks.shading ?? 1, 0];
  for (const { marks, coverage } of places) {
    const share = coverage[pixel] as number;
    if (share > most) [shading, most] = [marks.shading, share];
  }
  return shading;
}

function surfaceOf(
  { surface, marks, widthMm, heightMm, coverage }: CoveredPlace,
  width: number,
  height: number,
) {
  const reduced = (px: number) => Math.max(1, Math.round(px / UV_REDUCTION));
  const shares = meshShares(scaleMarks(marks, reduced(width), reduced(height)));
  const range = (mm: number): [number, number] => [-UV_MARGIN * mm, (1 + UV_MARGIN) * mm];
  const data: MockupSurface = {
    surface,
    uv: `uv-${surface}.webp`,
    uvWidthPx: shares.widthPx,
    uvHeightPx: shares.heightPx,
    uMm: range(widthMm),
    vMm: range(heightMm),
    coverage: `coverage-${surface}.webp`,
  };
  const covered = grey3(width, height, (i) => {
    const share = Math.round((coverage[i] as number) * 255);
    return [share, share, share];
  });
  return { data, uv: uvPicture(shares), coverage: covered };
}

/** The photograph with the acting light in place of what it shows where it will be printed. */
function relitPhoto(
  photo: RgbaPicture,
  coverage: Float32Array,
  light: Float32Array,
  acting: Float32Array,
): RgbaPicture {
  const rgba = new Uint8ClampedArray(photo.rgba);
  for (let i = 0; i < coverage.length; i += 1) {
    rgba[i * 4 + 3] = 255;
    const share = coverage[i] as number;
    const own = light[i] as number;
    if (share === 0 || own === acting[i]) continue;
    const factor = 1 + share * ((acting[i] as number) / Math.max(0.01, own) - 1);
    for (let c = 0; c < 3; c += 1) {
      const linear = srgbToLinear[photo.rgba[i * 4 + c] as number] as number;
      rgba[i * 4 + c] = toSrgbCode(linear * factor);
    }
  }
  return { rgba, widthPx: photo.widthPx, heightPx: photo.heightPx };
}

function uvPicture({ widthPx, heightPx, s, t }: MeshShares): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * 2 * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      for (const [half, plane] of [s, t].entries()) {
        const share = ((plane[y * widthPx + x] as number) + UV_MARGIN) / (1 + 2 * UV_MARGIN);
        const level = Math.round(Math.min(1, Math.max(0, share)) * 65_535);
        const at = (y * widthPx * 2 + half * widthPx + x) * 4;
        rgba[at] = level >> 8;
        rgba[at + 1] = level & 255;
        rgba[at + 3] = 255;
      }
    }
  }
  return { rgba, widthPx: widthPx * 2, heightPx };
}

function grey3(
  widthPx: number,
  heightPx: number,
  at: (pixel: number) => [number, number, number],
): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0, o = 0; o < rgba.length; i += 1, o += 4) {
    [rgba[o], rgba[o + 1], rgba[o + 2]] = at(i);
    rgba[o + 3] = 255;
  }
  return { rgba, widthPx, heightPx };
}

function hexOf(linear: readonly number[]): string {
  return `#${linear.map((value) => toSrgbCode(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
