import type { Bounds, PsdDocument } from '../document.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import type { AreaView } from './view.ts';

/** The least sides of a part that is a picture, in document pixels. */
const MIN_SIDE_PX = 64;
/** Pixels by which a smart object may reach over a guide that it was laid along. */
const OVER_PX = 2;

/** More cells than this are a grid to lay things along. */
const MAX_CELLS = 400;

/** Parts of the page on which a surface shows; artboards first, slices where there are none, guides where there are neither. */
export function findAreas(document: PsdDocument, surfaces: readonly PsdSurface[]): AreaView[] {
  const artboards = artboardsOf(document);
  const marked = artboards.length > 1 ? artboards : slicesOf(document);
  const views = marked.length > 0 ? marked : guideCells(document, surfaces);
  const page = { left: 0, top: 0, right: document.width, bottom: document.height };
  return views
    .map((view) => ({ ...view, area: within(view.area, page) }))
    .filter(({ area }) => isPicture(area) && !isSame(area, page))
    .filter(({ area }) => surfaces.some((surface) => showsIn(surface, area)));
}

/** Whether any place of a surface lies in a part of the page. */
export const showsIn = ({ places }: PsdSurface, area: Bounds): boolean =>
  places.some(({ mesh }) => {
    const { left, top, right, bottom } = within(mesh.bounds, area);
    return right - left > OVER_PX && bottom - top > OVER_PX;
  });

function artboardsOf({ layers }: PsdDocument): AreaView[] {
  return layers
    .flatMap((layer) =>
      layer.kind === 'group' && layer.isVisible && layer.artboard ? [{ layer, board: layer.artboard }] : [],
    )
    .map(({ layer, board }, index) => ({
      id: `artboard-${index + 1}`,
      kind: 'artboard' as const,
      name: layer.name,
      area: board.bounds,
    }));
}

function slicesOf({ page }: PsdDocument): AreaView[] {
  return (page?.slices ?? []).map(({ name, bounds }, index) => ({
    id: `slice-${index + 1}`,
    kind: 'slice' as const,
    name: name || String(index + 1),
    area: bounds,
  }));
}

/** Guides divide a page into pictures where smart objects lie on several cells and none across a guide; else they only align. */
function guideCells({ page, width, height }: PsdDocument, surfaces: readonly PsdSurface[]): AreaView[] {
  if (!page) return [];
  const columns = spansOf(page.guides.x, width);
  const rows = spansOf(page.guides.y, height);
  if (columns.length * rows.length > MAX_CELLS) return [];
  const cells = rows.flatMap(([top, bottom]) =>
    columns.map(([left, right]) => ({ left, top, right, bottom })),
  );
  const places = surfaces.flatMap((surface) => surface.places.map(({ mesh }) => mesh.bounds));
  const isDivided = places.every((place) => cells.some((cell) => holds(cell, place)));
  const used = cells.filter((cell) => places.some((place) => holds(cell, place)));
  if (!isDivided || used.length < 2) return [];
  return used.map((area, index) => ({
    id: `guides-${index + 1}`,
    kind: 'guides' as const,
    name: String(index + 1),
    area,
  }));
}

function spansOf(guides: readonly number[], size: number): [number, number][] {
  const inside = guides.map(Math.round).filter((place) => place > 0 && place < size);
  const edges = [0, ...new Set(inside), size].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => [edges[index]!, to]);
}

const holds = (cell: Bounds, place: Bounds): boolean =>
  place.left >= cell.left - OVER_PX &&
  place.top >= cell.top - OVER_PX &&
  place.right <= cell.right + OVER_PX &&
  place.bottom <= cell.bottom + OVER_PX;

const within = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const isPicture = ({ left, top, right, bottom }: Bounds): boolean =>
  right - left >= MIN_SIDE_PX && bottom - top >= MIN_SIDE_PX;

const isSame = (one: Bounds, other: Bounds): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;
