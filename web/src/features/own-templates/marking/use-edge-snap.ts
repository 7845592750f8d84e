import type { PhotoPoint } from '@diy/design/photo-mockup';
import { useEffect, useState } from 'react';
import { readPhoto } from '../read-photo.ts';
import { type EdgeMap, findEdges, snapToEdge } from './snap-to-edge.ts';

/** Longer side of the picture in which edges are looked for, in px. */
const EDGE_PX = 1600;

/** Puts a point, in pixels of the photograph, on an edge within `reach` pixels of it. */
export type Snap = (point: PhotoPoint, reach: number) => PhotoPoint;

/** Snaps points to the photograph’s edges while it is on; missing until the photograph has been looked at. */
export function useEdgeSnap(photoUrl: string, widthPx: number, isOn: boolean): Snap | undefined {
  const [found, setFound] = useState<{ photoUrl: string; edges: EdgeMap } | null>(null);
  const isKnown = found?.photoUrl === photoUrl;
  useEffect(() => {
    if (!isOn || isKnown) return;
    let isOver = false;
    void readPhoto(photoUrl, EDGE_PX).then((bitmap) => {
      const edges = findEdges(pixelsOf(bitmap));
      if (!isOver) setFound({ photoUrl, edges });
    });
    return () => {
      isOver = true;
    };
  }, [photoUrl, isOn, isKnown]);
  if (!isOn || !isKnown) return undefined;
  const { edges } = found;
  return ([x, y], reach) => {
    const scale = edges.width / widthPx;
    const [ownX, ownY] = snapToEdge(edges, [x * scale, y * scale], reach * scale);
    return [ownX / scale, ownY / scale];
  };
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
