import type { Raster } from '../composing/raster.ts';
import type { Bounds, MergedPicture, PsdDocument, PsdLayer } from '../document.ts';
import type { Artwork } from '../scenes/artwork.ts';
import { type Scene as DrawnScene, openScene as openDrawn, viewScene as viewDrawn } from '../scenes/scene.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';

/** A document whose contents of one surface are replaced, as a mockup shows it. */
export interface Scene extends DrawnScene {
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

/** @param hidden a layer that is left out, to see what it does */
export function openScene(
  document: PsdDocument,
  surface: PsdSurface,
  { hidden, beyond }: { hidden?: PsdLayer; beyond?: UnreachedParts } = {},
): Scene {
  return { ...openDrawn(document, surface, hidden), ...(beyond && { beyond }) };
}

/** Draws a part of the document; what lies below the surface is drawn once. */
export function viewScene({ beyond, ...scene }: Scene, bounds: Bounds): SceneView {
  const reach = beyond?.reach(bounds);
  const view = viewDrawn(scene, bounds);
  return {
    draw(artwork) {
      const rgb = onWhite(view.draw(artwork));
      if (beyond && reach) putMerged(rgb, reach, beyond.merged, bounds);
      return rgb;
    },
  };
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
