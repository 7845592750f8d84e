import type { Warp } from 'ag-psd';
import type { Point } from './point.ts';

/** Patches of Bézier curves of third degree: four points each way, neighbours share an edge. */
export interface BentMesh {
  /** Where a point of the contents comes to lie, in the mesh's own coordinates. */
  bend: (x: number, y: number) => Point;
  /** What all points of the mesh span: left, top, right, bottom. The corners of the placed layer are the corners of this box. */
  box: [number, number, number, number];
}

/** The mesh of a custom or quilt warp; in words what is wrong with it. */
export function bendMesh(warp: Warp, width: number, height: number): BentMesh | string {
  const points = (warp.customEnvelopeWarp?.meshPoints ?? []).map(({ x, y }): Point => [x, y]);
  const columns = warp.deformNumCols ?? warp.uOrder ?? 4;
  const rows = warp.deformNumRows ?? warp.vOrder ?? 4;
  if (points.length !== columns * rows || columns % 3 !== 1 || rows % 3 !== 1 || columns < 4 || rows < 4)
    return `a warp of ${points.length} points`;
  const { quiltSliceX, quiltSliceY } = warp.customEnvelopeWarp ?? {};
  const across = slicesOf(quiltSliceX, (columns - 1) / 3, width);
  const down = slicesOf(quiltSliceY, (rows - 1) / 3, height);
  if (!across || !down) return 'a quilt warp whose slices do not match its points';
  const bend = (x: number, y: number): Point => {
    const [column, u] = placeIn(across, x);
    const [row, v] = placeIn(down, y);
    const first = row * 3 * columns + column * 3;
    return patchAt(points, first, columns, u, v);
  };
  return { bend, box: boxOf(points) };
}

/** Borders of patches in the contents; without any they are of equal width. */
function slicesOf(slices: number[] | undefined, patches: number, size: number): number[] | undefined {
  if (!slices || slices.length === 0)
    return Array.from({ length: patches + 1 }, (_, index) => (index * size) / patches);
  const isRising = slices.every((value, index) => index === 0 || value > slices[index - 1]!);
  return slices.length === patches + 1 && isRising ? slices : undefined;
}

/** The patch that a place lies in, and how far within it. Beyond the outer ones these continue. */
function placeIn(slices: number[], place: number): [number, number] {
  const next = slices.findIndex((slice, index) => index > 0 && place < slice);
  const patch = (next < 0 ? slices.length - 1 : next) - 1;
  const [from, to] = [slices[patch]!, slices[patch + 1]!];
  return [patch, (place - from) / (to - from)];
}

function patchAt(points: Point[], first: number, columns: number, u: number, v: number): Point {
  const [across, down] = [weights(u), weights(v)];
  let [x, y] = [0, 0];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [pointX, pointY] = points[first + row * columns + column]!;
      const weight = across[column]! * down[row]!;
      x += weight * pointX;
      y += weight * pointY;
    }
  return [x, y];
}

/** Bernstein polynomials of third degree. */
const weights = (t: number): number[] => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];

function boxOf(points: Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
