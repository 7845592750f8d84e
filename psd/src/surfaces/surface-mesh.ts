import type { PlacedLayer } from 'ag-psd';
import type { Bounds } from '../document.ts';
import { type Placement, placeContents } from '../placing/place-contents.ts';

/** Cells along each side of the contents; within one, places are interpolated. */
const CELLS = 128;
/** Cells around the contents, so that places are known a little beyond the edge. */
const MARGIN = 10;
const SIDE = CELLS + 2 * MARGIN + 1;
/** A cell of the margin that is larger than the largest inside by this factor lies beyond the horizon. */
const MAX_GROWTH = 8;

/** Where a smart object lies: a grid of points of its contents, with where they are in the document. */
export interface SurfaceMesh {
  /** Points of a row and of a column. */
  side: number;
  /** Place in the document by point, row by row. */
  x: Float64Array;
  y: Float64Array;
  /** Position of a column or row of the mesh within the contents, from 0 to 1. */
  share: (index: number) => number;
  /** Cells drawn: those of the margin first, so that those inside lie over them. The index of their first point. */
  cells: number[];
  /** Left, top, right and bottom of each of these cells, in the document. */
  boxes: Float64Array;
  /** Box around all that the contents show, in whole pixels. */
  bounds: Bounds;
  /** Where a point of the contents, in their pixels, lies in the document. */
  place: Placement;
  /** Pixels of the contents. */
  width: number;
  height: number;
  /** Pixels of the document by which the contents show beyond their edge: those that are drawn twice are soft there. */
  softPx: number;
}

/** The mesh of a placed layer; in words why there is none. */
export function surfaceMesh(placed: PlacedLayer): SurfaceMesh | string {
  const place = placeContents(placed);
  if (typeof place === 'string') return place;
  const { width = 0, height = 0 } = placed;
  return meshOf({ place, width, height, softPx: 0 });
}

/** The mesh of contents of a smart object that lies within those of another one. */
export const nestedMesh = (inner: SurfaceMesh, outer: SurfaceMesh): SurfaceMesh | string =>
  meshOf({
    ...inner,
    place: (x, y) => outer.place(...inner.place(x, y)),
    softPx: inner.softPx / leastScale(outer) + outer.softPx + softEdge(outer),
  });

/** Resampling reads two pixels of the contents around each, and the pixel that it makes. */
const softEdge = (mesh: SurfaceMesh): number => 1 + 2 / leastScale(mesh);

/** The fewest pixels of the contents that a pixel of the document shows along a side. */
function leastScale({ side, x, y, width, height }: SurfaceMesh): number {
  let [across, down] = [0, 0];
  for (let row = MARGIN; row < MARGIN + CELLS; row += 1)
    for (let column = MARGIN; column < MARGIN + CELLS; column += 1) {
      const at = row * side + column;
      across = Math.max(across, Math.hypot(x[at + 1]! - x[at]!, y[at + 1]! - y[at]!));
      down = Math.max(down, Math.hypot(x[at + side]! - x[at]!, y[at + side]! - y[at]!));
    }
  return Math.min(width / CELLS / across, height / CELLS / down);
}

function meshOf(own: Pick<SurfaceMesh, 'place' | 'width' | 'height' | 'softPx'>): SurfaceMesh | string {
  const { place, width, height } = own;
  const share = (index: number): number => (index - MARGIN) / CELLS;
  const [x, y] = [new Float64Array(SIDE * SIDE), new Float64Array(SIDE * SIDE)];
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1)
      [x[row * SIDE + column], y[row * SIDE + column]] = place(share(column) * width, share(row) * height);
  return finishMesh({ side: SIDE, x, y, share, place, width, height, softPx: own.softPx });
}

function finishMesh(mesh: Omit<SurfaceMesh, 'cells' | 'boxes' | 'bounds'>): SurfaceMesh | string {
  const areas = new Float64Array(SIDE * SIDE);
  const [inside, margin]: [number[], number[]] = [[], []];
  let turns = 0;
  let largest = 0;
  for (let row = 0; row + 1 < SIDE; row += 1)
    for (let column = 0; column + 1 < SIDE; column += 1) {
      const at = row * SIDE + column;
      areas[at] = cellArea(mesh, at);
      if (!isInside(row) || !isInside(column)) margin.push(at);
      else {
        inside.push(at);
        turns += Math.sign(areas[at]!);
        largest = Math.max(largest, Math.abs(areas[at]!));
      }
    }
  const turn = Math.sign(turns);
  if (turn === 0 || inside.some((at) => Math.sign(areas[at]!) === -turn))
    return 'a warp that folds over itself';
  const kept = margin.filter(
    (at) => Math.sign(areas[at]!) === turn && Math.abs(areas[at]!) < largest * MAX_GROWTH,
  );
  const bounds = boundsOf(mesh, inside);
  if (![bounds.left, bounds.top, bounds.right, bounds.bottom].every(Number.isFinite))
    return 'corners between which no perspective lies';
  const cells = [...kept, ...inside];
  const boxes = new Float64Array(cells.length * 4);
  for (const [index, cell] of cells.entries()) boxes.set(boxOf(mesh, cell), index * 4);
  return { ...mesh, cells, boxes, bounds };
}

const isInside = (index: number): boolean => index >= MARGIN && index < MARGIN + CELLS;

/** Twice the area of a cell, negative where it is mirrored. */
function cellArea({ x, y }: Pick<SurfaceMesh, 'x' | 'y'>, at: number): number {
  const [a, b, c, d] = [at, at + 1, at + SIDE + 1, at + SIDE];
  return (x[c]! - x[a]!) * (y[d]! - y[b]!) - (x[d]! - x[b]!) * (y[c]! - y[a]!);
}

function boxOf({ x, y }: Pick<SurfaceMesh, 'x' | 'y'>, cell: number): [number, number, number, number] {
  const [a, b, c, d] = [cell, cell + 1, cell + SIDE, cell + SIDE + 1];
  const across = [x[a]!, x[b]!, x[c]!, x[d]!];
  const down = [y[a]!, y[b]!, y[c]!, y[d]!];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

function boundsOf(mesh: Pick<SurfaceMesh, 'x' | 'y' | 'softPx'>, cells: number[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const box = boxOf(mesh, cell);
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  const { softPx } = mesh;
  return {
    left: Math.floor(left - softPx),
    top: Math.floor(top - softPx),
    right: Math.ceil(right + softPx),
    bottom: Math.ceil(bottom + softPx),
  };
}
