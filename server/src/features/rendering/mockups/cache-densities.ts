import type { MockupComposer } from './mockup-composer.ts';

/** Densities are single numbers, so many are kept. */
const MAX_DENSITIES = 1000;

/** `density`, asked for once for each mockup and print area: it sorts all pixels of the surface. */
export function rememberDensities(density: MockupComposer['density']): MockupComposer['density'] {
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
