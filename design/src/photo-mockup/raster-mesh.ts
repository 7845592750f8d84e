import { fillPolygon } from './fill-polygon.ts';
import { type MeshSurface, meshSurface } from './mesh-surface.ts';
import type { PhotoMarks, PhotoPoint } from './photo-marks.ts';

/** Parts the print is cut into along each side; small enough to be flat. */
const PARTS = 96;
/** Parts beyond each side, so that the pixels at the edge have neighbours to interpolate with. */
const MARGIN = 8;

/** Where each pixel of a picture lies on the print. */
export interface MeshShares {
  widthPx: number;
  heightPx: number;
  /** Share of the print's width and height, row by row; 0 where the print is far away. */
  s: Float32Array;
  t: Float32Array;
}

/** A print of fewer pixels is a mistake. */
const MIN_PX = 400;

/** What is wrong with a mesh, as a stable word. */
export type MeshFault = 'folded' | 'outside' | 'tiny';

/** What is wrong with a mesh; null = nothing. */
export function findMeshFault(marks: PhotoMarks): MeshFault | null {
  if (isFolded(meshGrid(meshSurface(marks)))) return 'folded';
  const covered = meshCoverage(marks).reduce((sum, share) => sum + share, 0);
  if (covered === 0) return 'outside';
  return covered < MIN_PX ? 'tiny' : null;
}

/** How much of each pixel of the photograph the print covers, 0 to 1, cutouts taken out. */
export function meshCoverage(marks: PhotoMarks): Float32Array {
  const coverage = fillPolygon(outline(meshSurface(marks)), marks.widthPx, marks.heightPx);
  clearCutouts(coverage, marks);
  return coverage;
}

/** Takes out of a coverage what lies over the product. */
export function clearCutouts(coverage: Float32Array, { widthPx, heightPx, cutouts }: PhotoMarks): void {
  for (const cutout of cutouts) {
    const cut = fillPolygon(cutout, widthPx, heightPx);
    for (let i = 0; i < cut.length; i += 1) {
      coverage[i] = (coverage[i] as number) * (1 - Math.min(1, cut[i] as number));
    }
  }
}

/** The print's place for every pixel of the photograph, and for some beyond the print. */
export function meshShares(marks: PhotoMarks): MeshShares {
  const { widthPx, heightPx } = marks;
  const grid = meshGrid(meshSurface(marks));
  const plane = () => new Float32Array(widthPx * heightPx);
  const shares: MeshShares = { widthPx, heightPx, s: plane(), t: plane() };
  for (let row = 0; row < grid.size - 1; row += 1) {
    for (let column = 0; column < grid.size - 1; column += 1) {
      const [a, b] = [row * grid.size + column, row * grid.size + column + 1];
      const [c, d] = [a + grid.size, b + grid.size];
      fillTriangle(shares, grid, a, b, c);
      fillTriangle(shares, grid, b, d, c);
    }
  }
  return shares;
}

interface Grid {
  /** Points along each side. */
  size: number;
  x: Float64Array;
  y: Float64Array;
  s: Float64Array;
  t: Float64Array;
}

function meshGrid(surface: MeshSurface): Grid {
  const size = PARTS + 2 * MARGIN + 1;
  const plane = () => new Float64Array(size * size);
  const grid: Grid = { size, x: plane(), y: plane(), s: plane(), t: plane() };
  for (let row = 0, i = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1, i += 1) {
      const [s, t] = [(column - MARGIN) / PARTS, (row - MARGIN) / PARTS];
      const [x, y] = surface(s, t);
      grid.x[i] = x;
      grid.y[i] = y;
      grid.s[i] = s;
      grid.t[i] = t;
    }
  }
  return grid;
}

/** True when parts inside the print do not all turn the same way round, as a folded cloth would. */
function isFolded({ size, x, y }: Grid): boolean {
  let sign = 0;
  for (let row = MARGIN; row < size - 1 - MARGIN; row += 1) {
    for (let column = MARGIN; column < size - 1 - MARGIN; column += 1) {
      const a = row * size + column;
      const turn = cross(x, y, a, a + 1, a + size);
      if (turn === 0 || !Number.isFinite(turn)) return true;
      if (sign !== 0 && Math.sign(turn) !== sign) return true;
      sign = Math.sign(turn);
    }
  }
  return false;
}

function cross(x: Float64Array, y: Float64Array, a: number, b: number, c: number): number {
  const [ax, ay] = [x[a] as number, y[a] as number];
  return (
    ((x[b] as number) - ax) * ((y[c] as number) - ay) - ((y[b] as number) - ay) * ((x[c] as number) - ax)
  );
}

/** The print's edge, clockwise from its top left. */
function outline(surface: MeshSurface): PhotoPoint[] {
  const steps = Array.from({ length: PARTS }, (_, i) => i / PARTS);
  return [
    ...steps.map((share) => surface(share, 0)),
    ...steps.map((share) => surface(1, share)),
    ...steps.map((share) => surface(1 - share, 1)),
    ...steps.map((share) => surface(0, 1 - share)),
  ];
}

function fillTriangle(shares: MeshShares, { x, y, s, t }: Grid, a: number, b: number, c: number): void {
  const { widthPx, heightPx } = shares;
  const area = cross(x, y, a, b, c);
  if (area === 0 || !Number.isFinite(area)) return;
  const [ax, ay, bx, by] = [x[a] as number, y[a] as number, x[b] as number, y[b] as number];
  const [cx, cy] = [x[c] as number, y[c] as number];
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(heightPx - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(widthPx - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const [qx, qy] = [px + 0.5, py + 0.5];
      const wb = ((qx - ax) * (cy - ay) - (qy - ay) * (cx - ax)) / area;
      const wc = ((bx - ax) * (qy - ay) - (by - ay) * (qx - ax)) / area;
      const wa = 1 - wb - wc;
      if (wa < -1e-9 || wb < -1e-9 || wc < -1e-9) continue;
      const i = py * widthPx + px;
      shares.s[i] = wa * (s[a] as number) + wb * (s[b] as number) + wc * (s[c] as number);
      shares.t[i] = wa * (t[a] as number) + wb * (t[b] as number) + wc * (t[c] as number);
    }
  }
}
