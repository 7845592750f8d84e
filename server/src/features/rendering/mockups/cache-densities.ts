import type { RectMm } from '@diy/design/template';
import type { StoredMockup } from '../../templates/index.ts';

/** How dense a mockup shows an area of a surface, in px of artwork per mm; 0 where it does not show it. */
export type FindDensity = (mockup: StoredMockup, surfaceId: string, area: RectMm) => Promise<number>;

/** Densities are single numbers, and many of them are kept. */
const MAX_DENSITIES = 1000;

/** Calls `density` once for each mockup and print area, because it sorts all pixels of the surface. */
export function cacheDensities(density: FindDensity): FindDensity {
  const known = new Map<string, Promise<number>>();
  return (mockup, surfaceId, area) => {
    const { xMm, yMm, widthMm, heightMm } = area;
    const key = [mockup.hash, surfaceId, xMm, yMm, widthMm, heightMm].join(' ');
    const before = known.get(key);
    if (before) return before;
    const asked = density(mockup, surfaceId, area);
    const [oldest] = known.keys();
    if (known.size >= MAX_DENSITIES && oldest !== undefined) known.delete(oldest);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}
