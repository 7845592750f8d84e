import type { SvgPart } from './svg-messages.ts';
import type { SvgSize } from './svg-size.ts';

/** A part of a drawing in pixels, enlarged so that the renderer can reach all of the drawing. */
export interface ReachingFrame {
  part: SvgPart;
  widthPx: number;
  heightPx: number;
  /** The wanted pixels in it. */
  crop: { left: number; top: number; right: number; bottom: number };
}

/** A half-transparent group crashes the renderer when it lies farther than this from the picture's beginning, in lengths of its side. */
const REACH = 2;
/** Added around the box of the shapes, as a share of the side: strokes and blurs reach beyond it. */
const MARGIN = 0.2;
/** A frame is not drawn when it has more pixels than `MAX_PIXELS`, or more than `MAX_TIMES` the wanted ones. */
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

/** How many pixels must be drawn before and after the wanted `px` ones, along one side. The other numbers are shares of the whole drawing. */
function reach(from: number, length: number, partFrom: number, partLength: number, px: number) {
  const scale = px / partLength;
  const [first, last] = [
    (from - partFrom) * scale - px * MARGIN,
    (from + length - partFrom) * scale + px * MARGIN,
  ];
  // The renderer reaches from -2 to +2 lengths of what it draws: each pixel added after it moves both limits outwards by 2, each pixel
  // added before it moves the lower limit by 3 and the upper one by 1.
  const after = Math.max(0, Math.ceil((last - REACH * px) / REACH));
  const before = Math.max(0, Math.ceil((-first - REACH * (px + after)) / (REACH + 1)));
  return { before, after };
}
