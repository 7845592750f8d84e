import { composeLayers, withClipped } from '../composing/compose-layers.ts';
import { copyRaster, emptyRaster, type Raster } from '../composing/raster.ts';
import type { Bounds, MergedPicture, PixelLayer, Pixels, PsdDocument, PsdLayer } from '../document.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { type MeshRaster, rasterMesh } from '../surfaces/raster-mesh.ts';
import type { Artwork } from './artwork.ts';

/** A document whose contents of one surface are replaced. */
export interface Scene {
  document: PsdDocument;
  surface: PsdSurface;
  /** What lies below everything that the surface changes; the lowest first. */
  below: PsdLayer[];
  rest: PsdLayer[];
  beyond?: UnreachedParts;
}

/** The merged picture, for what no artwork reaches. */
export interface UnreachedParts {
  merged: MergedPicture;
  /** Marks what artwork reaches. */
  reach: (bounds: Bounds) => Uint8Array;
}

/** A part of a scene, ready to be drawn with one artwork after the other. */
export interface SceneView {
  /** Red, green and blue from 0 to 1 on white, pixel by pixel; without artwork the surface is empty. */
  draw: (artwork: Artwork | null) => Float32Array;
}

const FULL = 65_535;

/** @param hidden a layer that is left out, to see what it does */
export function openScene(
  document: PsdDocument,
  surface: PsdSurface,
  { hidden, beyond }: { hidden?: PsdLayer; beyond?: UnreachedParts } = {},
): Scene {
  const own = new Set<PsdLayer>(surface.places.map(({ layer }) => layer));
  const holds = (layer: PsdLayer): boolean =>
    own.has(layer) || (layer.kind === 'group' && layer.layers.some(holds));
  const stacks = withClipped(hidden ? without(document.layers, hidden) : document.layers);
  const first = stacks.findIndex(({ base, clipped }) => holds(base) || clipped.some(holds));
  const flat = (some: typeof stacks) => some.flatMap(({ base, clipped }) => [base, ...clipped]);
  const [below, rest] = [flat(stacks.slice(0, first)), flat(stacks.slice(first))];
  return { document, surface, below, rest, ...(beyond && { beyond }) };
}

/** The layer stays where it is, so that nothing else is clipped to another one than before, and shows nothing. */
function without(layers: PsdLayer[], hidden: PsdLayer): PsdLayer[] {
  return layers.map((layer) => {
    if (layer === hidden) return { ...layer, isVisible: false };
    return layer.kind === 'group' ? { ...layer, layers: without(layer.layers, hidden) } : layer;
  });
}

/** Draws a part of the document; what lies below the surface is drawn once. */
export function viewScene({ document, surface, below, rest, beyond }: Scene, bounds: Bounds): SceneView {
  const reach = beyond?.reach(bounds);
  const region = {
    left: bounds.left,
    top: bounds.top,
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
    stepX: 1,
    stepY: 1,
  };
  const ground = emptyRaster(bounds);
  composeLayers(below, ground, document);
  const places = surface.places.map(({ layer, mesh }) => ({ layer, raster: rasterMesh(mesh, region) }));
  return {
    draw(artwork) {
      const pixels = new Map(
        places.map(({ layer, raster }) => [layer, artwork && drawArtwork(artwork, raster, bounds)]),
      );
      const drawn = copyRaster(ground);
      composeLayers(withPixels(rest, pixels), drawn, document);
      const rgb = onWhite(drawn);
      if (beyond && reach) putMerged(rgb, reach, beyond.merged, bounds);
      return rgb;
    },
  };
}

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

/** The merged picture, whose colours lie on white, replaces what artwork does not reach. */
function putMerged(
  rgb: Float32Array,
  reach: Uint8Array,
  { width, colour, full }: MergedPicture,
  { left, top, right }: Bounds,
): void {
  const own = right - left;
  for (let at = 0; at < reach.length; at += 1) {
    if (reach[at]) continue;
    const from = (top + Math.floor(at / own)) * width + left + (at % own);
    for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = colour[channel]![from]! / full;
  }
}

function onWhite({ data }: Raster): Float32Array {
  const rgb = new Float32Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3]!;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[to + channel] = data[from + channel]! * alpha + 1 - alpha;
  }
  return rgb;
}
