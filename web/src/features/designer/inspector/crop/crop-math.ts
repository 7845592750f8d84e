/** Part of a picture, 0..1. */
export interface CropShares {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `move` or the corner that is dragged. */
export type CropGrip = 'move' | 'nw' | 'ne' | 'se' | 'sw';

const SMALLEST = 0.02;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The crop after dragging a grip by (dx, dy), all in parts of the picture; never outside, never nothing. */
export function dragCrop(
  start: CropShares,
  grip: CropGrip,
  dx: number,
  dy: number,
  keptRatio: number | null,
): CropShares {
  if (grip === 'move') {
    return {
      ...start,
      x: clamp(start.x + dx, 0, 1 - start.width),
      y: clamp(start.y + dy, 0, 1 - start.height),
    };
  }
  const isWest = grip.includes('w');
  const isNorth = grip.includes('n');
  // The opposite corner stays.
  const fixedX = isWest ? start.x + start.width : start.x;
  const fixedY = isNorth ? start.y + start.height : start.y;
  const roomX = isWest ? fixedX : 1 - fixedX;
  const roomY = isNorth ? fixedY : 1 - fixedY;
  let width = clamp(start.width + (isWest ? -dx : dx), SMALLEST, roomX);
  let height = clamp(start.height + (isNorth ? -dy : dy), SMALLEST, roomY);
  if (keptRatio) {
    width = Math.min(Math.max(width, height * keptRatio), roomX, roomY * keptRatio);
    height = width / keptRatio;
  }
  return { x: isWest ? fixedX - width : fixedX, y: isNorth ? fixedY - height : fixedY, width, height };
}

/** The largest part with this ratio (width ÷ height in parts of the picture) about the crop's middle. */
export function cropToRatio(crop: CropShares, ratio: number): CropShares {
  const width = Math.min(1, crop.width, crop.height * ratio) || SMALLEST;
  const grown = Math.min(1, ratio, Math.max(width, Math.min(crop.width, ratio)));
  const height = grown / ratio;
  return {
    x: clamp(crop.x + (crop.width - grown) / 2, 0, 1 - grown),
    y: clamp(crop.y + (crop.height - height) / 2, 0, 1 - height),
    width: grown,
    height,
  };
}
