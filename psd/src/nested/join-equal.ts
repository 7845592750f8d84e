import type { PsdDocument, PsdLayer } from '../document.ts';
import type { SurfacePlace } from '../surfaces/find-surfaces.ts';
import type { NestedSurface } from './nested-surface.ts';

/**
 * Nested smart objects of the same contents as one surface, as if they lay in the document itself: what is put into one shows in all.
 * Their files say whether they are equal; an id alone does not, for files in two documents are changed one by one.
 */
export function joinEqual(document: PsdDocument, surfaces: readonly NestedSurface[]): NestedSurface[] {
  const heights = heightsOf(document.layers);
  const joined: NestedSurface[] = [];
  for (const surface of surfaces) {
    const same = joined.findIndex((one) => isEqual(one, surface));
    if (same < 0) joined.push(surface);
    else joined[same] = { ...joined[same]!, places: [...joined[same]!.places, ...surface.places] };
  }
  const byHeight = (one: SurfacePlace, other: SurfacePlace) =>
    heights.get(one.layer)! - heights.get(other.layer)!;
  return joined.map((surface) => ({ ...surface, places: surface.places.toSorted(byHeight) }));
}

/** One that cannot be used stays by itself, so that the others can. */
function isEqual(one: NestedSurface, other: NestedSurface): boolean {
  if (one.problems.length > 0 || other.problems.length > 0) return false;
  if (!one.file || !other.file || one.width !== other.width || one.height !== other.height) return false;
  // One layer shows one of them.
  if (one.places.some(({ layer }) => other.places.some((place) => place.layer === layer))) return false;
  return idOf(one) === idOf(other) && Buffer.compare(one.file, other.file) === 0;
}

const idOf = ({ key }: NestedSurface): string => key.slice(key.lastIndexOf('/') + 1);

/** How many layers lie below each. */
function heightsOf(layers: PsdLayer[], heights = new Map<PsdLayer, number>()): Map<PsdLayer, number> {
  for (const layer of layers) {
    heights.set(layer, heights.size);
    if (layer.kind === 'group') heightsOf(layer.layers, heights);
  }
  return heights;
}
