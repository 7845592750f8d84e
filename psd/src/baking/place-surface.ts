import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { type MeshRaster, type Region, rasterMesh } from '../surfaces/raster-mesh.ts';

/**
 * What of a surface lies at each pixel of a region. Where its places overlap, what the upper ones leave of the lower counts: the
 * pixel is that of the place that is seen most, the upper of two that are seen alike. Beyond all of them it is that of the nearest.
 */
export function placeSurface({ places }: PsdSurface, region: Region): MeshRaster {
  const [top, ...lower] = places.map(({ mesh }) => rasterMesh(mesh, region)).reverse();
  const all = top!;
  const most = all.share.slice();
  for (const one of lower)
    for (let at = 0; at < most.length; at += 1) {
      if (Number.isNaN(one.u[at]!)) continue;
      const seen = one.share[at]! * (1 - all.share[at]!);
      all.share[at]! += seen;
      const isCloser = most[at] === 0 && seen === 0 && beyond(one, at) < beyond(all, at);
      if (seen <= most[at]! && !isCloser) continue;
      all.u[at] = one.u[at]!;
      all.v[at] = one.v[at]!;
      most[at] = seen;
    }
  return all;
}

/** Where an upper place hides one of the surface's own, by pixel: half-transparent artwork would lie there twice. */
export function findOverlaps({ places }: PsdSurface, region: Region): Uint8Array {
  const covered = new Float32Array(region.width * region.height);
  for (const { mesh } of places) {
    const { share } = rasterMesh(mesh, region);
    for (let at = 0; at < covered.length; at += 1) covered[at]! += share[at]!;
  }
  return Uint8Array.from(covered, (share) => (share > 1.5 ? 1 : 0));
}

/** How far a pixel lies beyond the contents' edge, as a share of them; infinitely where they are not near. */
function beyond({ u, v }: MeshRaster, at: number): number {
  const [across, down] = [u[at]!, v[at]!];
  return Number.isNaN(across) ? Infinity : Math.max(-across, across - 1, -down, down - 1);
}
