import type { SvgPart } from '../intake/svg/svg-messages.ts';

/** A part in pixels, and how many more of them lie around it. */
export interface WiderPart {
  part: SvgPart;
  widthPx: number;
  heightPx: number;
  /** Where the wanted pixels begin in it. */
  leftPx: number;
  topPx: number;
}

/**
 * A part with so much around it that the renderer reaches the whole along each side, its pixels in their places: it crashes on
 * see-through groups that lie more than two pictures before, or behind, the beginning of the one it draws.
 */
export function widenPart(part: SvgPart, widthPx: number, heightPx: number): WiderPart {
  const across = widen(part.x, part.width, widthPx);
  const down = widen(part.y, part.height, heightPx);
  return {
    part: { x: across.from, y: down.from, width: across.length, height: down.length },
    widthPx: across.px,
    heightPx: down.px,
    leftPx: across.before,
    topPx: down.before,
  };
}

/** Along one side: the beginning and length of the wider part, in parts of the whole and in pixels. */
function widen(from: number, length: number, px: number) {
  const whole = px / length;
  const first = from * whole;
  // The renderer reaches two pictures before the beginning of what it draws, and as far behind that.
  const after = Math.max(0, Math.ceil((whole - first - 2 * px) / 2) + 1);
  const before = Math.max(0, Math.min(Math.floor(first), Math.ceil((first - 2 * (px + after)) / 3) + 1));
  return {
    from: from - before / whole,
    length: (px + before + after) / whole,
    px: px + before + after,
    before,
  };
}
