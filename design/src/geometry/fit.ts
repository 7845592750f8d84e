/** Width and height in whichever unit; only their ratio or the same unit on both sides matters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture in parts of its width and height, 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `contain` shows all of it, `cover` fills the target, `width` and `height` follow one side, `fill` stretches. */
export type FitMode = 'contain' | 'cover' | 'width' | 'height' | 'fill';

/** The whole picture. */
export const FULL_CROP: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Size of `source` scaled to `target` by `mode`; `cover` may stand out over one side of the target. */
export function fitSize(source: Size, target: Size, mode: FitMode): Size {
  const byWidth = target.width / source.width;
  const byHeight = target.height / source.height;
  switch (mode) {
    case 'fill':
      return { width: target.width, height: target.height };
    case 'width':
      return scaleSize(source, byWidth);
    case 'height':
      return scaleSize(source, byHeight);
    case 'cover':
      return scaleSize(source, Math.max(byWidth, byHeight));
    case 'contain':
      return scaleSize(source, Math.min(byWidth, byHeight));
  }
}

/**
 * The largest part of `source` with the target's ratio, its middle as near to `anchor` (parts of the source,
 * 0.5/0.5 = centre) as the edges allow: what fills the target without standing out.
 */
export function coverCrop(
  source: Size,
  target: Size,
  anchor: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Crop {
  const scale = Math.max(target.width / source.width, target.height / source.height);
  const width = Math.min(1, target.width / scale / source.width);
  const height = Math.min(1, target.height / scale / source.height);
  return { x: slide(anchor.x, width), y: slide(anchor.y, height), width, height };
}

function scaleSize(size: Size, factor: number): Size {
  return { width: size.width * factor, height: size.height * factor };
}

function slide(middle: number, length: number): number {
  return Math.min(Math.max(middle - length / 2, 0), 1 - length);
}
