import { limitPercent, limitSide, SIDES } from './offered-sizes.ts';
import type { ResizeRequest } from './picture-request.ts';

export interface Size {
  width: number;
  height: number;
}

/** What to do to the pixels: scale to `scaled`, then cut from or pad to `result`, both centred. */
export interface ResizePlan {
  scaled: Size;
  result: Size;
}

const LARGEST = SIDES.at(-1)!;

/** The plan for a picture of this size; null when nothing changes. Growing stops at the largest side offered. */
export function planResize(request: ResizeRequest, size: Size): ResizePlan | null {
  const box = boxOf(request, size);
  if (request.mode === 'stretch') {
    const grows = box.width > size.width || box.height > size.height;
    return grows && request.ifTooSmall !== 'enlarge' ? null : { scaled: box, result: box };
  }
  const fit = request.mode === 'inside' || request.mode === 'pad' ? Math.min : Math.max;
  let scale = fit(box.width / size.width, box.height / size.height);
  if (scale > 1) {
    if (request.ifTooSmall === 'original') return null;
    const largest = Math.max(1, LARGEST / Math.max(size.width, size.height));
    scale = request.ifTooSmall === 'enlarge' ? Math.min(scale, largest) : 1;
  }
  const scaled = { width: atLeastOne(size.width * scale), height: atLeastOne(size.height * scale) };
  const result = resultOf(request, box, scaled);
  return isSame(scaled, size) && isSame(result, size) ? null : { scaled, result };
}

function resultOf({ mode }: ResizeRequest, box: Size, scaled: Size): Size {
  if (mode === 'pad') return box;
  if (mode !== 'fill') return scaled;
  return { width: Math.min(box.width, scaled.width), height: Math.min(box.height, scaled.height) };
}

/** Width and height asked for, within the largest offered. */
function boxOf(request: ResizeRequest, size: Size): Size {
  if (request.percent !== undefined) {
    const share = limitPercent(request.percent) / 100;
    return { width: size.width * share, height: size.height * share };
  }
  // A side without limit: never reached by a maximum, always by a minimum.
  const free = request.mode === 'inside' ? Number.POSITIVE_INFINITY : 0;
  const { first, second } = request;
  const instead = (other: number | undefined) =>
    request.missingSide === 'same' && other !== undefined ? limitSide(other) : free;
  const a = first === undefined ? instead(second) : limitSide(first);
  const b = second === undefined ? instead(first) : limitSide(second);
  const isStanding = request.sides === 'edges' && size.height > size.width;
  return isStanding ? { width: b, height: a } : { width: a, height: b };
}

const atLeastOne = (side: number) => Math.max(1, Math.round(side));
const isSame = (a: Size, b: Size) => a.width === b.width && a.height === b.height;
