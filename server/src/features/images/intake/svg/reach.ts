import type { SvgPart } from './svg-messages.ts';
import type { SvgSize } from './svg-size.ts';

/** A part of a drawing in pixels, with so much around it that the renderer reaches all of the drawing. */
export interface ReachingFrame {
  part: SvgPart;
  widthPx: number;
  heightPx: number;
  /** The wanted pixels in it. */
  crop: { left: number; top: number; right: number; bottom: number };
}

/** How far from where it begins to draw the renderer can go, both ways, in sides of that. See-through groups beyond end it. */
const REACH = 2;
/** Strokes and blurs are wider than the shapes that the box is of, in parts of a side. */
const MARGIN = 0.2;
/** A frame with more pixels than these, or than so many times the wanted ones, is not drawn. */
const MAX_PIXELS = 100_000_000;
const MAX_TIMES = 6;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The frame to draw instead of a part, where things lie far outside it: other pages of an Inkscape file, leftovers
 * outside the page. Null where the part itself is near enough, or where the frame would be too large.
 * @param content box of all that is drawn, in user units
 */
export function reachAround(
  content: Box,
  size: SvgSize,
  part: SvgPart,
  widthPx: number,
  heightPx: number,
): ReachingFrame | null {
  const across = reach(content.x / size.width, content.width / size.width, part.x, part.width, widthPx);
  const down = reach(content.y / size.height, content.height / size.height, part.y, part.height, heightPx);
  const [wide, high] = [across.before + widthPx + across.after, down.before + heightPx + down.after];
  const pixels = wide * high;
  if (wide === widthPx && high === heightPx) return null;
  if (!(pixels <= MAX_PIXELS && pixels <= widthPx * heightPx * MAX_TIMES)) return null;
  return {
    part: {
      x: part.x - (across.before * part.width) / widthPx,
      y: part.y - (down.before * part.height) / heightPx,
      width: (part.width * wide) / widthPx,
      height: (part.height * high) / heightPx,
    },
    widthPx: wide,
    heightPx: high,
    crop: {
      left: across.before,
      top: down.before,
      right: across.before + widthPx,
      bottom: down.before + heightPx,
    },
  };
}

/** Pixels that have to be drawn before and behind the wanted ones, along one side; all in parts of the whole but `px`. */
function reach(from: number, length: number, partFrom: number, partLength: number, px: number) {
  const scale = px / partLength;
  const [first, last] = [
    (from - partFrom) * scale - px * MARGIN,
    (from + length - partFrom) * scale + px * MARGIN,
  ];
  // A pixel more behind it moves both ends of the reach by two; one more before it the first by three, the last by one.
  const after = Math.max(0, Math.ceil((last - REACH * px) / REACH));
  const before = Math.max(0, Math.ceil((-first - REACH * (px + after)) / (REACH + 1)));
  return { before, after };
}
