import type { RectMm } from '../template/index.ts';
import { median } from './prepare/uv-slopes.ts';
import type { PreparedMockup } from './prepared-mockup.ts';

/** Measured against 64 taps: with 2×2 taps, 1.5 × loses least (denser aliases, coarser blurs). */
const OVERSAMPLING = 1.5;

/** Longest side of an artwork for a mockup; a print area of which only the edge is visible would need far more. */
const LARGEST_SIDE_PX = 2048;

/**
 * The px/mm to draw a surface's artwork with before composing: 1.5 × the density at which the picture shows
 * the print area. 0 where the picture does not show it at all.
 */
export function artworkDensity(prepared: PreparedMockup, surfaceId: string, printArea: RectMm): number {
  const surface = prepared.surfaces.find((one) => one.surfaceId === surfaceId);
  if (!surface) return 0;
  const densities = new Float32Array(surface.pixels.length);
  let count = 0;
  for (let i = 0; i < surface.pixels.length; i += 1) {
    const x = (surface.u[i] ?? 0) - printArea.xMm;
    const y = (surface.v[i] ?? 0) - printArea.yMm;
    if (x < 0 || y < 0 || x > printArea.widthMm || y > printArea.heightMm) continue;
    const areaMm = Math.abs(
      (surface.dux[i] ?? 0) * (surface.dvy[i] ?? 0) - (surface.duy[i] ?? 0) * (surface.dvx[i] ?? 0),
    );
    if (areaMm === 0) continue;
    densities[count] = 1 / Math.sqrt(areaMm);
    count += 1;
  }
  const largest = LARGEST_SIDE_PX / Math.max(printArea.widthMm, printArea.heightMm);
  return count === 0 ? 0 : Math.min(largest, median(densities.subarray(0, count)) * OVERSAMPLING);
}
