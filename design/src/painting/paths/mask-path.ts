import type { ImageMask } from '../../layers/image/image-mask.ts';
import { DEFAULT_POINT_COUNTS } from '../../layers/shape/shape-layer.ts';
import type { PathCommands } from './path.ts';
import { shapePath } from './shape-path.ts';

/** The fields that determine the outline of a mask. */
export interface Maskable {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly mask?: ImageMask | null | undefined;
}

/** The outline a picture is cut to, in mm from the box's centre; null where the whole box shows. */
export function maskPath({ widthMm, heightMm, mask }: Maskable): PathCommands | null {
  if (!mask || (mask.shape === 'rect' && !mask.cornerRadiusMm)) return null;
  const { shape, cornerRadiusMm = 0, points = DEFAULT_POINT_COUNTS[shape] ?? 3 } = mask;
  return shapePath({ shape, widthMm, heightMm, cornerRadiusMm, points });
}
