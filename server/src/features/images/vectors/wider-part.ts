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
 * A part with so much around it that it is a third of the whole along each side, its pixels in their places. The renderer
 * crashes on see-through groups that lie more than two pictures beside the one it draws.
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
  const more = Math.max(0, Math.ceil(whole / 3) + 2 - px);
  const roomBefore = Math.floor(from * whole);
  const roomAfter = Math.floor((1 - from - length) * whole);
  const before = Math.max(
    0,
    Math.min(roomBefore, Math.max(more - Math.max(0, roomAfter), Math.floor(more / 2))),
  );
  return {
    from: from - before / whole,
    length: (px + more) / whole,
    px: px + more,
    before,
  };
}
