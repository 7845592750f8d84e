import type { SurfaceMesh } from './surface-mesh.ts';

/** Pixels of the document that are looked at: `width` × `height` of them, each `stepX` × `stepY` document pixels large. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

/** What of a smart object lies at each pixel of a region. */
export interface MeshRaster {
  /** Share of the contents' width and height at the pixel's middle; NaN where they are not near. */
  u: Float32Array;
  v: Float32Array;
  /** How much of the pixel the contents cover, from 0 to 1; hardly anything where only soft edges of them show. */
  share: Float32Array;
}

/** Draws where the contents lie. */
export function rasterMesh(mesh: SurfaceMesh, region: Region): MeshRaster {
  const count = region.width * region.height;
  const raster: MeshRaster = {
    u: new Float32Array(count).fill(Number.NaN),
    v: new Float32Array(count).fill(Number.NaN),
    share: new Float32Array(count),
  };
  const { side, cells, boxes } = mesh;
  const [right, bottom] = [
    region.left + region.width * region.stepX,
    region.top + region.height * region.stepY,
  ];
  for (let index = 0; index < cells.length; index += 1) {
    const box = index * 4;
    if (boxes[box]! > right || boxes[box + 2]! < region.left) continue;
    if (boxes[box + 1]! > bottom || boxes[box + 3]! < region.top) continue;
    const at = cells[index]!;
    drawTriangle(mesh, [at, at + 1, at + side + 1], region, raster);
    drawTriangle(mesh, [at, at + side + 1, at + side], region, raster);
  }
  return raster;
}

/** A pixel's middle may lie a rounding error outside each of two neighbours. */
const SLACK = 1e-9;

/** The share of pixels that only soft edges reach: enough to be looked at. */
const SOFT_SHARE = 1e-3;

function drawTriangle(
  { side, x, y, share, softPx }: SurfaceMesh,
  [a, b, c]: [number, number, number],
  region: Region,
  raster: MeshRaster,
): void {
  const { left, top, width, height, stepX, stepY } = region;
  const [ax, ay] = [(x[a]! - left) / stepX - 0.5, (y[a]! - top) / stepY - 0.5];
  const [bx, by] = [(x[b]! - left) / stepX - 0.5 - ax, (y[b]! - top) / stepY - 0.5 - ay];
  const [cx, cy] = [(x[c]! - left) / stepX - 0.5 - ax, (y[c]! - top) / stepY - 0.5 - ay];
  const fromX = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx)));
  const toX = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx)));
  const fromY = Math.max(0, Math.ceil(ay + Math.min(0, by, cy)));
  const toY = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy)));
  const area = bx * cy - cx * by;
  if (fromX > toX || fromY > toY || area === 0) return;
  const [ua, va] = [share(a % side), share(Math.floor(a / side))];
  const [ub, vb] = [share(b % side) - ua, share(Math.floor(b / side)) - va];
  const [uc, vc] = [share(c % side) - ua, share(Math.floor(c / side)) - va];
  // How the shares change from pixel to pixel.
  const [ux, uy] = [(ub * cy - uc * by) / area, (uc * bx - ub * cx) / area];
  const [vx, vy] = [(vb * cy - vc * by) / area, (vc * bx - vb * cx) / area];
  const [perU, perV] = [1 / Math.hypot(ux, uy), 1 / Math.hypot(vx, vy)];
  for (let py = fromY; py <= toY; py += 1)
    for (let px = fromX; px <= toX; px += 1) {
      const [dx, dy] = [px - ax, py - ay];
      const toB = (dx * cy - cx * dy) / area;
      const toC = (bx * dy - dx * by) / area;
      if (toB < -SLACK || toC < -SLACK || toB + toC > 1 + SLACK) continue;
      const at = py * width + px;
      const [u, v] = [ua + dx * ux + dy * uy, va + dx * vx + dy * vy];
      raster.u[at] = u;
      raster.v[at] = v;
      const [edgeU, edgeV] = [Math.min(u, 1 - u) * perU, Math.min(v, 1 - v) * perV];
      const shown = covered(u * perU) * covered((1 - u) * perU) * covered(v * perV) * covered((1 - v) * perV);
      const isSoft = softPx > 0 && edgeU * stepX > -softPx && edgeV * stepY > -softPx;
      raster.share[at] = isSoft ? Math.max(SOFT_SHARE, shown) : shown;
    }
}

/** How much of a pixel lies inside of an edge that is this many pixels away from its middle. */
const covered = (distance: number): number => Math.min(1, Math.max(0, 0.5 + distance));
