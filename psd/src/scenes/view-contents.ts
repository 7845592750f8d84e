import { intersect, type Raster } from '../composing/raster.ts';
import type { Bounds, Pixels } from '../document.ts';
import { type MeshRaster, rasterMesh } from '../surfaces/raster-mesh.ts';
import type { SurfaceMesh } from '../surfaces/surface-mesh.ts';
import { resample } from './resample.ts';

/** Pixels of the layer along a side of what is drawn together, at most and at least. */
const [TILE_PX, MIN_TILE_PX] = [64, 8];
/** Pixels of the contents that are composed together. */
const MAX_PART_PIXELS = 1_000_000;
/** Pixels of the contents around a place that resampling reads. */
const AROUND_PX = 2;
/** Along a side of a pixel, at how many places contents are read at most. */
const MAX_SAMPLES = 8;
/** Contents that lie as they are have a scale of one, but for rounding. */
const SLACK = 1e-3;

const FULL = 65_535;

/** A part of a layer, and the part of its contents that it shows. */
interface Tile {
  bounds: Bounds;
  part: Bounds;
  /** Along a side of a pixel, at how many places its contents are read. */
  samples: number;
}

/**
 * Draws the contents of a layer where it shows them.
 * @param view draws a part of the contents, with what is given
 */
export function viewContents<T>(
  mesh: SurfaceMesh,
  bounds: Bounds,
  view: (part: Bounds) => { draw: (what: T) => Raster },
): (what: T) => Pixels {
  const shown = intersect(mesh.bounds, bounds);
  const tiles = (tilesOf(mesh, shown) ?? []).map((tile) => ({ ...tile, view: view(tile.part) }));
  return (what) => {
    const pixels = emptyPixels(shown);
    for (const { view: own, ...tile } of tiles) putTile(pixels, tile, own.draw(what), mesh);
    return pixels;
  };
}

/** Pixels of the contents that are composed to draw all of a layer; nothing where a pixel shows more of them than is read. */
export function countContents(mesh: SurfaceMesh, bounds: Bounds): number | undefined {
  const tiles = tilesOf(mesh, intersect(mesh.bounds, bounds));
  return tiles?.reduce((sum, { part }) => sum + areaOf(part), 0);
}

const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

/** The tiles of an area that is cut into squares of `side` pixels; nothing where one of them shows too much of the contents. */
function tilesOf(
  mesh: SurfaceMesh,
  { left, top, right, bottom }: Bounds,
  side = TILE_PX,
): Tile[] | undefined {
  const tiles: Tile[] = [];
  for (let y = top; y < bottom; y += side)
    for (let x = left; x < right; x += side) {
      const square = {
        left: x,
        top: y,
        right: Math.min(right, x + side),
        bottom: Math.min(bottom, y + side),
      };
      const found = tilesIn(mesh, square, side);
      if (!found) return undefined;
      tiles.push(...found);
    }
  return tiles;
}

/** One tile, or smaller ones where it would show too much of the contents at once. */
function tilesIn(mesh: SurfaceMesh, bounds: Bounds, side: number): Tile[] | undefined {
  const raster = rasterOf(mesh, bounds, 1);
  const scale = scaleOf(mesh, raster, bounds.right - bounds.left);
  const part = partOf(mesh, raster, AROUND_PX + scale);
  if (!part) return [];
  const tile = { bounds, part, samples: Math.min(MAX_SAMPLES, Math.max(1, Math.ceil(scale - SLACK))) };
  if (areaOf(part) <= MAX_PART_PIXELS) return [tile];
  if (side <= MIN_TILE_PX) return undefined;
  return tilesOf(mesh, bounds, side / 2);
}

const rasterOf = (mesh: SurfaceMesh, { left, top, right, bottom }: Bounds, samples: number): MeshRaster =>
  rasterMesh(mesh, {
    left,
    top,
    width: (right - left) * samples,
    height: (bottom - top) * samples,
    stepX: 1 / samples,
    stepY: 1 / samples,
  });

/** The most pixels of the contents along a side of a pixel of the layer. */
function scaleOf({ width, height }: SurfaceMesh, { u, v, share }: MeshRaster, columns: number): number {
  let most = 0;
  for (let at = 0; at < u.length; at += 1) {
    if (!(share[at]! > 0)) continue;
    for (const next of [at + 1, at + columns]) {
      if (next === at + 1 && next % columns === 0) continue;
      const far = Math.hypot((u[next]! - u[at]!) * width, (v[next]! - v[at]!) * height);
      if (far > most) most = far;
    }
  }
  return most;
}

/** The box of the contents that is read for a part of the layer. */
function partOf(
  { width, height }: SurfaceMesh,
  { u, v, share }: MeshRaster,
  around: number,
): Bounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < u.length; at += 1) {
    if (!(share[at]! > 0)) continue;
    left = Math.min(left, u[at]! * width);
    right = Math.max(right, u[at]! * width);
    top = Math.min(top, v[at]! * height);
    bottom = Math.max(bottom, v[at]! * height);
  }
  if (left > right) return undefined;
  const part = {
    left: Math.floor(left - around),
    top: Math.floor(top - around),
    right: Math.ceil(right + around),
    bottom: Math.ceil(bottom + around),
  };
  const found = intersect(part, { left: 0, top: 0, right: width, bottom: height });
  return areaOf(found) > 0 ? found : undefined;
}

function emptyPixels(bounds: Bounds): Pixels {
  const [red, green, blue, alpha] = Array.from({ length: 4 }, () => new Uint16Array(areaOf(bounds)));
  return { bounds, colour: [red!, green!, blue!], alpha: alpha!, full: FULL };
}

function putTile(pixels: Pixels, { bounds, samples }: Tile, contents: Raster, mesh: SurfaceMesh): void {
  const places = rasterOf(mesh, bounds, samples);
  const [width, columns] = [pixels.bounds.right - pixels.bounds.left, bounds.right - bounds.left];
  const drawn = resample(contents, { places, samples, columns, width: mesh.width, height: mesh.height });
  const { colour, alpha } = pixels;
  for (let y = bounds.top; y < bounds.bottom; y += 1)
    for (let x = bounds.left; x < bounds.right; x += 1) {
      const from = ((y - bounds.top) * columns + x - bounds.left) * 4;
      const to = (y - pixels.bounds.top) * width + x - pixels.bounds.left;
      for (let channel = 0; channel < 3; channel += 1)
        colour[channel]![to] = Math.round(drawn[from + channel]! * FULL);
      alpha![to] = Math.round(drawn[from + 3]! * FULL);
    }
}
