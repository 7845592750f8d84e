import { withClipped } from '../composing/compose-layers.ts';
import type { PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import { type SurfaceMesh, surfaceMesh } from './surface-mesh.ts';

/** A smart object as it is placed once. */
export interface SurfacePlace {
  /** The layer of the document that shows it. */
  layer: PixelLayer;
  mesh: SurfaceMesh;
  /** The contents of that layer in which the smart object lies; missing = it is the layer itself. */
  within?: SurfaceContents;
}

/** The document that a smart object holds, and a smart object in it. */
export interface SurfaceContents {
  document: PsdDocument;
  /** Where the document lies in the one that shows it. */
  mesh: SurfaceMesh;
  surface: PsdSurface;
  /** Pixels of it that are composed for each pixel of the one that shows it, at least one. */
  perPixel: number;
}

/** Smart objects that show the same contents: what is put into one shows in all. */
export interface PsdSurface {
  /** Names the contents within the file; behind a slash where they are nested in others. */
  key: string;
  /** Name of the topmost of its layers; behind that of the smart object that it lies in. */
  name: string;
  /** Pixels of the contents. */
  width: number;
  height: number;
  /** The lowest first. */
  places: SurfacePlace[];
  /** Whether the PSD's author put something into it that shows. */
  isFilled: boolean;
  /** The reasons why this smart object cannot be used as a surface; empty = it can. */
  problems: RefusedPart[];
}

type PlacedPixels = PixelLayer & { placed: NonNullable<PixelLayer['placed']> };

/** The surfaces that show, the topmost first. */
export function findSurfaces(document: PsdDocument): PsdSurface[] {
  const found = new Map<string, PlacedPixels[]>();
  for (const layer of drawnPlaced(document.layers))
    found.set(layer.placed.id, [...(found.get(layer.placed.id) ?? []), layer]);
  return [...found].map(([key, layers]) => toSurface(key, layers)).reverse();
}

/** Placed layers that are drawn, the lowest first: what is clipped to a hidden layer is hidden too. */
function drawnPlaced(layers: PsdLayer[]): PlacedPixels[] {
  return withClipped(layers)
    .filter(({ base }) => isDrawn(base))
    .flatMap(({ base, clipped }) => [base, ...clipped.filter(isDrawn)])
    .flatMap((layer) => {
      if (layer.kind === 'group') return drawnPlaced(layer.layers);
      return isPlaced(layer) ? [layer] : [];
    });
}

const isDrawn = ({ isVisible, opacity }: PsdLayer): boolean => isVisible && opacity > 0;
const isPlaced = (layer: PsdLayer): layer is PlacedPixels =>
  layer.kind === 'pixels' && layer.placed !== undefined;

function toSurface(key: string, layers: PlacedPixels[]): PsdSurface {
  const problems: RefusedPart[] = [];
  const places: SurfacePlace[] = [];
  const top = layers.at(-1)!;
  const { width = 0, height = 0 } = top.placed;
  for (const layer of layers) {
    const found = placeProblems(layer, width / height);
    const mesh = found.length === 0 ? surfaceMesh(layer.placed) : undefined;
    if (typeof mesh === 'string') found.push(mesh);
    else if (mesh && !holdsDrawing(mesh, layer)) found.push('a drawing beside the place of its smart object');
    else if (mesh) places.push({ layer, mesh });
    problems.push(...found.map((feature) => ({ layer: layer.path, feature })));
  }
  const isFilled = layers.some(({ pixels }) => pixels !== undefined);
  return { key, name: top.name, width, height, places, isFilled, problems };
}

function placeProblems({ placed }: PlacedPixels, ratio: number): string[] {
  const { filter, width = 0, height = 0 } = placed;
  const found = (filter?.enabled ? filter.list : [])
    .filter(({ enabled }) => enabled)
    .map(({ type }) => `smart filter ${type}`);
  if (Math.abs(width / height / ratio - 1) > 0.01) found.push('contents of two sizes');
  return found;
}

/** Pixels by which Photoshop's drawing may reach over the edge of the place. */
const EDGE_PX = 2;

/** What Photoshop drew of the smart object lies where it is placed; if not, something moved it that is not known here. */
function holdsDrawing({ bounds }: SurfaceMesh, { pixels }: PixelLayer): boolean {
  if (!pixels) return true;
  const drawn = pixels.bounds;
  return (
    drawn.left >= bounds.left - EDGE_PX &&
    drawn.top >= bounds.top - EDGE_PX &&
    drawn.right <= bounds.right + EDGE_PX &&
    drawn.bottom <= bounds.bottom + EDGE_PX
  );
}
