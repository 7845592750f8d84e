import { applyMatrix, type Box, boxMatrix, type Crop, invert, type Point } from '@diy/design/geometry';
import type { CroppedLayer } from '@diy/design/layers';
import { cropToRatio } from '../../inspector/crop/crop-math.ts';

/** The smallest part that is shown, of either side of the picture. */
const SMALLEST = 0.01;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** A crop as it is seen, from the left and upper edge on the stage, and back: flips turn the picture around. */
function seen(crop: Crop, { flipX, flipY }: CroppedLayer): Crop {
  return {
    ...crop,
    x: flipX ? 1 - crop.x - crop.width : crop.x,
    y: flipY ? 1 - crop.y - crop.height : crop.y,
  };
}

/** The crop that is seen so, inside of the picture to the last digit. */
function stored(crop: Crop, layer: CroppedLayer): Crop {
  const { x, y, width, height } = seen(crop, layer);
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height };
}

/** All of the picture where it lies behind its frame. */
export function wholeBox(layer: CroppedLayer): Box {
  const { x, y, width, height } = seen(layer.crop, layer);
  const widthMm = layer.widthMm / width;
  const heightMm = layer.heightMm / height;
  const own = { x: (0.5 - x - width / 2) * widthMm, y: (0.5 - y - height / 2) * heightMm };
  const centre = applyMatrix(boxMatrix(layer), own);
  return { xMm: centre.x, yMm: centre.y, widthMm, heightMm, rotationDeg: layer.rotationDeg };
}

/** The crop after the picture was pushed by `delta` (surface mm) behind its frame. */
export function panCrop(layer: CroppedLayer, delta: Point): Crop {
  const radians = (layer.rotationDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const own = { x: delta.x * cos + delta.y * sin, y: -delta.x * sin + delta.y * cos };
  const { x, y, width, height } = seen(layer.crop, layer);
  const pushed = {
    x: clamp(x - (own.x / layer.widthMm) * width, 0, 1 - width),
    y: clamp(y - (own.y / layer.heightMm) * height, 0, 1 - height),
    width,
    height,
  };
  return stored(pushed, layer);
}

/** The crop after the picture grew by `factor` about a place on the surface; it keeps filling its frame. */
export function zoomCrop(
  layer: CroppedLayer,
  factor: number,
  at: Point = { x: layer.xMm, y: layer.yMm },
): Crop {
  const { x, y, width, height } = seen(layer.crop, layer);
  const own = applyMatrix(invert(boxMatrix(layer)), at);
  const fixed = {
    x: x + (own.x / layer.widthMm + 0.5) * width,
    y: y + (own.y / layer.heightMm + 0.5) * height,
  };
  const least = Math.max(width, height);
  const most = Math.max(Math.min(width, height) / SMALLEST, 1);
  const by = clamp(factor, least, most);
  const [newWidth, newHeight] = [Math.min(width / by, 1), Math.min(height / by, 1)];
  const zoomed = {
    x: clamp(fixed.x - (fixed.x - x) / by, 0, 1 - newWidth),
    y: clamp(fixed.y - (fixed.y - y) / by, 0, 1 - newHeight),
    width: newWidth,
    height: newHeight,
  };
  return stored(zoomed, layer);
}

/** How much larger the picture is than it need be to fill a frame of this shape; 1 = no larger. */
export function zoomOfCrop({ width, height }: Crop): number {
  return 1 / Math.max(width, height);
}

/**
 * The crop of a frame that was resized to `box` while the picture stays: never outside of the picture. With a kept ratio both sides
 * end where the first of them does; `pulled` is then the direction of the handle, 0 / 0 where the frame's middle stays.
 */
export function frameCrop(layer: CroppedLayer, box: Box, pulled: Point, keepsRatio: boolean): Crop {
  const edges = edgesOf(layer, box);
  const { left, right, top, bottom } = keepsRatio ? within(edges, pulled) : inside(edges);
  return stored({ x: left, y: top, width: right - left, height: bottom - top }, layer);
}

/**
 * The crop of a frame whose side was pulled: less or more of the picture, and where that ends the picture grows, so that it continues
 * filling the frame unstretched.
 */
export function sideCrop(layer: CroppedLayer, box: Box): Crop {
  const wanted = edgesOf(layer, box);
  const { left, right, top, bottom } = inside(wanted);
  // By how much the picture is too short for each side of the frame.
  const short = {
    x: (wanted.right - wanted.left) / (right - left),
    y: (wanted.bottom - wanted.top) / (bottom - top),
  };
  const grown = Math.max(short.x, short.y);
  const width = ((right - left) * short.x) / grown;
  const height = ((bottom - top) * short.y) / grown;
  return stored({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, layer);
}

/** The sides of a box in parts of the whole picture as it is seen. */
function edgesOf(layer: CroppedLayer, box: Box): Edges {
  const { x, y, width, height } = seen(layer.crop, layer);
  const centre = applyMatrix(invert(boxMatrix(layer)), { x: box.xMm, y: box.yMm });
  const partX = (mm: number) => x + (mm / layer.widthMm + 0.5) * width;
  const partY = (mm: number) => y + (mm / layer.heightMm + 0.5) * height;
  return {
    left: partX(centre.x - box.widthMm / 2),
    right: partX(centre.x + box.widthMm / 2),
    top: partY(centre.y - box.heightMm / 2),
    bottom: partY(centre.y + box.heightMm / 2),
  };
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function inside({ left, right, top, bottom }: Edges): Edges {
  return {
    left: clamp(left, 0, 1),
    right: clamp(right, 0, 1),
    top: clamp(top, 0, 1),
    bottom: clamp(bottom, 0, 1),
  };
}

/** Shrunk about the point that the handle leaves in its place, until nothing reaches out. */
function within(edges: Edges, direction: Point): Edges {
  const fixed = (from: number, to: number, towards: number) =>
    towards > 0 ? from : towards < 0 ? to : (from + to) / 2;
  const x = clamp(fixed(edges.left, edges.right, direction.x), 0, 1);
  const y = clamp(fixed(edges.top, edges.bottom, direction.y), 0, 1);
  const room = (edge: number, from: number) => {
    // Less than a billionth is rounding.
    if (edge > 1 + 1e-9) return (1 - from) / (edge - from);
    return edge < -1e-9 ? from / (from - edge) : 1;
  };
  const by = Math.min(room(edges.left, x), room(edges.right, x), room(edges.top, y), room(edges.bottom, y));
  const scaled = (edge: number, from: number) => from + (edge - from) * by;
  return inside({
    left: scaled(edges.left, x),
    right: scaled(edges.right, x),
    top: scaled(edges.top, y),
    bottom: scaled(edges.bottom, y),
  });
}

/** The largest part about the crop's middle whose frame has this ratio (width ÷ height on the product). */
export function cropOfRatio(layer: CroppedLayer, ratio: number): Crop {
  const { widthMm, heightMm } = wholeBox(layer);
  return cropToRatio(layer.crop, (ratio * heightMm) / widthMm);
}
