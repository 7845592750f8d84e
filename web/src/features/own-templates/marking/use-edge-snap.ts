import type { PhotoPoint } from '@diy/design/photo-mockup';
import { useMemo } from 'react';
import { findEdges, snapToEdge } from './snap-to-edge.ts';

/** Puts a point, in pixels of the photograph, on an edge within `reach` pixels of it. */
export type Snap = (point: PhotoPoint, reach: number) => PhotoPoint;

/** Snaps points to the edges of a photograph that is so wide; missing while there are no pixels. */
export function useEdgeSnap(pixels: ImageData | null, widthPx: number): Snap | undefined {
  return useMemo(() => {
    if (!pixels) return undefined;
    const edges = findEdges(pixels);
    const scale = edges.width / widthPx;
    return ([x, y], reach) => {
      const [ownX, ownY] = snapToEdge(edges, [x * scale, y * scale], reach * scale);
      return [ownX / scale, ownY / scale];
    };
  }, [pixels, widthPx]);
}
