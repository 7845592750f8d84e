import { PHOTO_SURFACE } from '@diy/design/photo-mockup';
import type { MockupAsset } from '@diy/design/template';
import { PSD_MOCKUP_NAME } from '../own-definition.ts';
import { OWN_MOCKUP } from '../stored-product.ts';
import { placesRange } from './pack-places.ts';

/** The width of a surface until the seller says what is printed. */
const PREVIEW_WIDTH_MM = 1000;

/** What the mockup of a smart object consists of. */
export interface PsdMockupParts {
  widthPx: number;
  heightPx: number;
  /** Width of the whole picture of places, which holds two halves. */
  uvWidthPx: number;
  uvHeightPx: number;
  greys: number;
  ground: boolean;
}

/** The mockup of a smart object with contents of this size; everything else about it is fixed. */
export function psdMockupAsset(
  parts: PsdMockupParts,
  contents: { widthPx: number; heightPx: number },
): MockupAsset {
  const { widthPx, heightPx, uvWidthPx, uvHeightPx, greys, ground } = parts;
  return {
    format: 1,
    id: OWN_MOCKUP,
    name: PSD_MOCKUP_NAME,
    widthPx,
    heightPx,
    base: 'base.webp',
    maps: 'maps.webp',
    // The measured response shows the print, light included, so the light on albedo stays neutral.
    lightScale: 1,
    lightTint: [1, 1, 1],
    glossScale: 0,
    baseAlbedo: [1, 1, 1],
    inkAlbedo: 1,
    surfaces: [
      {
        surface: PHOTO_SURFACE,
        uv: `uv-${PHOTO_SURFACE}.webp`,
        uvWidthPx: uvWidthPx / 2,
        uvHeightPx,
        uMm: placesRange(PREVIEW_WIDTH_MM),
        vMm: placesRange((PREVIEW_WIDTH_MM * contents.heightPx) / contents.widthPx),
        coverage: `coverage-${PHOTO_SURFACE}.webp`,
        response: {
          greys: Array.from({ length: greys }, (_, index) => `grey-${index}-${PHOTO_SURFACE}.webp`),
          ...(ground && { ground: `ground-${PHOTO_SURFACE}.webp` }),
        },
      },
    ],
  };
}

/** A file of a mockup, in the order in which `startMockupHash` takes them. */
export interface PsdMockupFile {
  name: string;
  widthPx: number;
  heightPx: number;
}

/** The files of a mockup with their sizes in pixels, in the order in which they go into the mockup's hash. */
export function filesOfPsdMockup({ base, maps, widthPx, heightPx, surfaces }: MockupAsset): PsdMockupFile[] {
  const [surface] = surfaces as [MockupAsset['surfaces'][number]];
  const { greys, ground } = surface.response!;
  const uv = { widthPx: surface.uvWidthPx * 2, heightPx: surface.uvHeightPx };
  const full = [base, maps].map((name) => ({ name, widthPx, heightPx }));
  const more = [surface.coverage, ...greys, ...(ground ? [ground] : [])];
  return [...full, { name: surface.uv, ...uv }, ...more.map((name) => ({ name, widthPx, heightPx }))];
}
