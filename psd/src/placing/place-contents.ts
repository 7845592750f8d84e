import type { PlacedLayer } from 'ag-psd';
import { bendMesh } from './bend-mesh.ts';
import type { Point } from './point.ts';
import { projectQuad } from './project-quad.ts';

/** Where a point of the contents, in pixels of its own, lies in the document. */
export type Placement = (x: number, y: number) => Point;

/**
 * How a smart object is placed: contents → warp → the box of the warp's points → four corners in the document, in perspective where
 * the file says so. Returns a sentence that says why, where this cannot be computed.
 */
export function placeContents(placed: PlacedLayer): Placement | string {
  const { width = 0, height = 0, warp, transform, nonAffineTransform } = placed;
  if (!(width > 0 && height > 0)) return 'a smart object without a size';
  const corners = nonAffineTransform?.length === 8 ? nonAffineTransform : transform;
  if (corners?.length !== 8 || !corners.every(Number.isFinite)) return 'a smart object without corners';
  const project = projectQuad([0, 2, 4, 6].map((at): Point => [corners[at]!, corners[at + 1]!]));
  if (!project) return 'a smart object whose corners lie in one line';
  const style = warp?.style ?? 'none';
  if (style === 'none') return (x, y) => project(x / width, y / height);
  if (style !== 'custom' || !warp) return `warp ${style}`;
  const mesh = bendMesh(warp, width, height);
  if (typeof mesh === 'string') return mesh;
  const [left, top, right, bottom] = mesh.box;
  if (!(right > left && bottom > top)) return 'a warp without an area';
  return (x, y) => {
    const [bentX, bentY] = mesh.bend(x, y);
    return project((bentX - left) / (right - left), (bentY - top) / (bottom - top));
  };
}
