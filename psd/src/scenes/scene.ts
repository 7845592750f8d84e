import { composeLayers, withClipped } from '../composing/compose-layers.ts';
import { copyRaster, emptyRaster, type Raster } from '../composing/raster.ts';
import type { Bounds, PixelLayer, Pixels, PsdDocument, PsdLayer } from '../document.ts';
import type { PsdSurface, SurfacePlace } from '../surfaces/find-surfaces.ts';
import { type MeshRaster, type Region, rasterMesh } from '../surfaces/raster-mesh.ts';
import type { Artwork } from './artwork.ts';
import { viewContents } from './view-contents.ts';

/** A document whose contents of one surface are replaced. */
export interface Scene {
  document: PsdDocument;
  surface: PsdSurface;
  /** What lies below everything that the surface changes; the lowest first. */
  below: PsdLayer[];
  rest: PsdLayer[];
  /** A layer that is left out, of the document or of contents in it. */
  hidden?: PsdLayer;
}

/** A part of a scene, ready to be drawn with one artwork after the other. */
export interface SceneView {
  /** The part with the artwork; without one the surface is empty. */
  draw: (artwork: Artwork | null) => Raster;
}

const FULL = 65_535;

/** @param hidden a layer that is left out, to see what it does */
export function openScene(document: PsdDocument, surface: PsdSurface, hidden?: PsdLayer): Scene {
  const own = new Set<PsdLayer>(surface.places.map(({ layer }) => layer));
  const holds = (layer: PsdLayer): boolean =>
    own.has(layer) || (layer.kind === 'group' && layer.layers.some(holds));
  const stacks = withClipped(hidden ? without(document.layers, hidden) : document.layers);
  const first = stacks.findIndex(({ base, clipped }) => holds(base) || clipped.some(holds));
  const flat = (some: typeof stacks) => some.flatMap(({ base, clipped }) => [base, ...clipped]);
  const [below, rest] = [flat(stacks.slice(0, first)), flat(stacks.slice(first))];
  return { document, surface, below, rest, ...(hidden && { hidden }) };
}

/** The layer stays where it is, so that nothing else is clipped to another one than before, and shows nothing. */
function without(layers: PsdLayer[], hidden: PsdLayer): PsdLayer[] {
  return layers.map((layer) => {
    if (layer === hidden) return { ...layer, isVisible: false };
    return layer.kind === 'group' ? { ...layer, layers: without(layer.layers, hidden) } : layer;
  });
}

/** Draws a part of the document; what lies below the surface is drawn once. */
export function viewScene({ document, surface, below, rest, hidden }: Scene, bounds: Bounds): SceneView {
  const ground = emptyRaster(bounds);
  composeLayers(below, ground, document);
  const drawn = new Map(surface.places.map((place) => [place.layer, place]));
  const layers = [...drawn].map(([layer, place]) => ({ layer, draw: viewPlace(place, bounds, hidden) }));
  return {
    draw(artwork) {
      const pixels = new Map(layers.map(({ layer, draw }) => [layer, draw(artwork)]));
      const raster = copyRaster(ground);
      composeLayers(withPixels(rest, pixels), raster, document);
      return raster;
    },
  };
}

type DrawPixels = (artwork: Artwork | null) => Pixels | null;

/** Contents that hold the surface more than once draw all of it. */
function viewPlace({ mesh, within }: SurfacePlace, bounds: Bounds, hidden?: PsdLayer): DrawPixels {
  if (!within) {
    const raster = rasterMesh(mesh, regionOf(bounds));
    return (artwork) => artwork && drawArtwork(artwork, raster, bounds);
  }
  const scene = openScene(within.document, within.surface, hidden);
  return viewContents(within.mesh, bounds, (part) => viewScene(scene, part));
}

const regionOf = ({ left, top, right, bottom }: Bounds): Region => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
  stepX: 1,
  stepY: 1,
});

function drawArtwork(artwork: Artwork, { u, v, share }: MeshRaster, bounds: Bounds): Pixels {
  const [red, green, blue, alpha] = Array.from({ length: 4 }, () => new Uint16Array(u.length)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  const colour = new Float32Array(4);
  for (let at = 0; at < u.length; at += 1) {
    if (share[at] === 0) continue;
    artwork(u[at]!, v[at]!, colour);
    red[at] = Math.round(colour[0]! * FULL);
    green[at] = Math.round(colour[1]! * FULL);
    blue[at] = Math.round(colour[2]! * FULL);
    alpha[at] = Math.round(Math.min(1, Math.max(0, colour[3]!)) * share[at]! * FULL);
  }
  return { bounds, colour: [red, green, blue], alpha, full: FULL };
}

function withPixels(layers: PsdLayer[], pixels: Map<PixelLayer, Pixels | null>): PsdLayer[] {
  return layers.map((layer) => {
    if (layer.kind === 'group') {
      const own = withPixels(layer.layers, pixels);
      return own.some((one, index) => one !== layer.layers[index]) ? { ...layer, layers: own } : layer;
    }
    if (layer.kind !== 'pixels' || !pixels.has(layer)) return layer;
    return { ...layer, pixels: pixels.get(layer) ?? undefined };
  });
}
