import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import type { MeshRaster } from '../surfaces/raster-mesh.ts';
import { extrapolatePlane } from './extrapolate-plane.ts';
import { placeSurface } from './place-surface.ts';
import type { Reduction } from './reduce-area.ts';

/** Shares of the contents that a picture of places can hold beyond them, on each side. */
export const PLACES_MARGIN = 0.1;

/** The picture of places is this many times smaller than the mockup where they change evenly. */
const SMALLER = 4;
/** Pixels of the mockup by which what is read from the smaller picture may be off the truth; more, and it is stored as large. */
const MAX_BESIDE_PX = 1;

/** Places as the mockup's files hold them. */
export interface StoredPlaces {
  width: number;
  height: number;
  u: Float32Array;
  v: Float32Array;
}

export interface SurfacePlaces {
  stored: StoredPlaces;
  /** The stored places at each pixel of the mockup, as mockups read them, and how much of it the surface covers. */
  read: MeshRaster;
}

/**
 * The places of a surface to be stored, a quarter of the mockup's size if mockups read the truth from it. Where two places meet they
 * jump, and what is enlarged across a jump is a place nobody put there: such surfaces are stored at the mockup's own size.
 */
export function uvMapToStore(surface: PsdSurface, reduction: Reduction): SurfacePlaces {
  const { width, height } = reduction;
  const exact = placeSurface(surface, reduction);
  const small = placesOf(surface, reduction, {
    width: Math.max(1, Math.round(width / SMALLER)),
    height: Math.max(1, Math.round(height / SMALLER)),
  });
  const read = readPlaces(small, reduction, exact.share);
  if (isTrue(read, exact, sidesOf(surface, reduction))) return { stored: small, read };
  const large = placesOf(surface, reduction, { width, height });
  return { stored: large, read: readPlaces(large, reduction, exact.share) };
}

function placesOf(
  surface: PsdSurface,
  { left, top, width, height, stepX, stepY }: Reduction,
  size: { width: number; height: number },
): StoredPlaces {
  const steps = { stepX: (width * stepX) / size.width, stepY: (height * stepY) / size.height };
  const { u, v } = placeSurface(surface, { left, top, ...size, ...steps });
  return { ...size, u: extrapolatePlane(u, size.width), v: extrapolatePlane(v, size.width) };
}

/** Reads places as `unpackUv` of the design package reads what `packPlaces` of the server packs. */
function readPlaces(places: StoredPlaces, { width, height }: Reduction, share: Float32Array): MeshRaster {
  const columns = Array.from({ length: width }, (_, x) => between(x, places.width, width));
  const rows = Array.from({ length: height }, (_, y) => between(y, places.height, height));
  const enlarge = (plane: Float32Array): Float32Array => {
    const packed = plane.map(asPacked);
    const out = new Float32Array(width * height);
    let at = 0;
    for (const row of rows)
      for (const column of columns) {
        const along = (y: number): number => {
          const from = y * places.width;
          return (
            packed[from + column.first]! * (1 - column.part) + packed[from + column.second]! * column.part
          );
        };
        out[at] = along(row.first) * (1 - row.part) + along(row.second) * row.part;
        at += 1;
      }
    return out;
  };
  return { u: enlarge(places.u), v: enlarge(places.v), share };
}

function asPacked(share: number): number {
  const range = 1 + 2 * PLACES_MARGIN;
  const level = Math.round(Math.min(1, Math.max(0, (share + PLACES_MARGIN) / range)) * 65_535);
  return (level / 65_535) * range - PLACES_MARGIN;
}

/** The two samples a pixel lies between, and how far towards the second. */
function between(pixel: number, samples: number, pixels: number) {
  const at = Math.min(samples - 1, Math.max(0, ((pixel + 0.5) * samples) / pixels - 0.5));
  const first = Math.floor(at);
  return { first, second: Math.min(first + 1, samples - 1), part: at - first };
}

/** The diagonal of the largest place, in pixels of the mockup. */
function sidesOf({ places }: PsdSurface, { stepX, stepY }: Reduction): number {
  const sides = places.map(({ mesh: { bounds } }) =>
    Math.hypot((bounds.right - bounds.left) / stepX, (bounds.bottom - bounds.top) / stepY),
  );
  return Math.max(...sides);
}

function isTrue(read: MeshRaster, exact: MeshRaster, side: number): boolean {
  const most = MAX_BESIDE_PX / side;
  return exact.share.every(
    (share, at) =>
      !(share > 0) ||
      (Math.abs(read.u[at]! - exact.u[at]!) <= most && Math.abs(read.v[at]! - exact.v[at]!) <= most),
  );
}
