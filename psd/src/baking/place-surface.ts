import type { PsdSurface } from './find-surfaces.ts';
import { type MeshRaster, type Region, rasterMesh } from './raster-mesh.ts';

/** What of a surface lies at each pixel of a region. Where two of its places meet, the one that covers more of the pixel counts. */
export function placeSurface({ places }: PsdSurface, region: Region): MeshRaster {
  const [first, ...others] = places.map(({ mesh }) => rasterMesh(mesh, region));
  const all = first!;
  for (const one of others)
    for (let at = 0; at < one.u.length; at += 1) {
      if (Number.isNaN(one.u[at]!) || (!Number.isNaN(all.u[at]!) && one.share[at]! <= all.share[at]!))
        continue;
      all.u[at] = one.u[at]!;
      all.v[at] = one.v[at]!;
      all.share[at] = one.share[at]!;
    }
  return all;
}
