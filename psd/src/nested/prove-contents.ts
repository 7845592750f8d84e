import { composeLayers } from '../composing/compose-layers.ts';
import { drawPixels } from '../composing/draw-pixels.ts';
import { emptyRaster, growBounds, intersect, type Raster } from '../composing/raster.ts';
import type { Bounds, Pixels, PsdDocument, PsdLayer } from '../document.ts';
import { Agreement } from '../merged/agreement.ts';
import { bandsOf } from '../merged/bands.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import { countContents, viewContents } from '../scenes/view-contents.ts';
import type { PsdSurface, SurfacePlace } from '../surfaces/find-surfaces.ts';
import { NEAR_PX, nearDifferences } from './near-differences.ts';
import type { ContentsBudget } from './open-contents.ts';

/** Whether contents can be drawn again with other artwork in them. */
export interface ContentsProof {
  /** The reasons why not. */
  problems: RefusedPart[];
  /** Pixels of the contents that are composed for each pixel of the document, at least one. */
  perPixel: number;
}

/** Contents that come out differently from the picture that their file, or the file around it, holds of them. */
export const DRAWN_OTHERWISE = 'contents that are drawn otherwise';

/** Pixels of layers that are composed to draw contents once: with twelve artworks that is most of a minute. */
const MAX_WORK = 150_000_000;

/**
 * Photoshop keeps what it drew of the contents of a smart object: those that come out otherwise here, with what their author put into
 * them, are not drawn with anything else.
 */
export function proveContents(
  contents: PsdDocument,
  { places }: PsdSurface,
  { document, budget }: { document: PsdDocument; budget: ContentsBudget },
): ContentsProof {
  const page = { left: 0, top: 0, right: document.width, bottom: document.height };
  const layers = countLayers(contents.layers, contents) / (contents.width * contents.height);
  const proof: ContentsProof = { problems: [], perPixel: 1 };
  let work = 0;
  for (const place of places) {
    const refuse = (feature: string) => proof.problems.push({ layer: place.layer.path, feature });
    const shown = intersect(page, place.mesh.bounds);
    const count = countContents(place.mesh, shown);
    work += (count ?? 0) * layers;
    if (count === undefined) refuse('contents much larger than their place');
    else if (work > Math.min(MAX_WORK, budget.work)) refuse('contents that take too long to draw');
    else if (!agrees(contents, place, page)) refuse(DRAWN_OTHERWISE);
    else proof.perPixel = Math.max(proof.perPixel, count / Math.max(1, areaOf(shown)));
  }
  budget.work -= Math.min(work, budget.work);
  return proof;
}

/** Pixels of all layers that show. */
function countLayers(layers: PsdLayer[], page: Pick<PsdDocument, 'width' | 'height'>): number {
  let sum = 0;
  for (const layer of layers) {
    if (!layer.isVisible) continue;
    if (layer.kind === 'group') sum += countLayers(layer.layers, page);
    if (layer.kind === 'pixels') sum += layer.pixels ? areaOf(layer.pixels.bounds) : 0;
    else sum += page.width * page.height;
  }
  return sum;
}

const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

function agrees(contents: PsdDocument, { layer: { pixels }, mesh }: SurfacePlace, page: Bounds): boolean {
  if (!pixels) return true;
  const agreements = [new Agreement(), new Agreement()];
  for (const band of bandsOf(intersect(page, unionOf(mesh.bounds, pixels.bounds)))) {
    const around = growBounds(band, NEAR_PX);
    const drawn = viewContents(mesh, around, (part) => ({ draw: () => compose(contents, part) }))(null);
    // On white alone nothing would be seen of what is white.
    for (const [index, ground] of [1, 0].entries())
      agreements[index]!.add(
        nearDifferences(putOn(ground, drawn, around), putOn(ground, pixels, around), band),
      );
  }
  return agreements.every((agreement) => !agreement.isCounted || agreement.holds());
}

const unionOf = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Pixels of the bounds on a grey. */
function putOn(grey: number, pixels: Pixels, bounds: Bounds): Raster {
  const [own, all] = [drawPixels(pixels, bounds), emptyRaster(bounds)];
  for (let at = 0; at < all.data.length; at += 4) all.data.set([grey, grey, grey, 1], at);
  const { left, top, bottom } = own.bounds;
  for (let y = top; y < bottom; y += 1) {
    let from = (y - top) * own.width * 4;
    let to = ((y - bounds.top) * all.width + left - bounds.left) * 4;
    for (const end = from + own.width * 4; from < end; from += 4, to += 4)
      for (let channel = 0; channel < 3; channel += 1)
        all.data[to + channel] = grey + (own.data[from + channel]! - grey) * own.data[from + 3]!;
  }
  return all;
}

function compose(document: PsdDocument, bounds: Bounds): Raster {
  const raster = emptyRaster(bounds);
  composeLayers(document.layers, raster, document);
  return raster;
}
