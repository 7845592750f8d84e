import type { Crop } from '../../geometry/index.ts';

/** The part of a picture a crop names, in the picture's own pixels and never beyond its edge. */
export function imagePart(
  image: { widthPx: number; heightPx: number },
  crop: Crop,
): { left: number; top: number; width: number; height: number } {
  const left = Math.min(crop.x, 1) * image.widthPx;
  const top = Math.min(crop.y, 1) * image.heightPx;
  return {
    left,
    top,
    width: Math.min(crop.width * image.widthPx, image.widthPx - left),
    height: Math.min(crop.height * image.heightPx, image.heightPx - top),
  };
}
