import type { SvgPart } from '../intake/svg/svg-messages.ts';

/** An enlarged part of a drawing, and where the wanted pixels are in it. */
export interface WiderPart {
  part: SvgPart;
  widthPx: number;
  heightPx: number;
  /** Where the wanted pixels begin in it. */
  leftPx: number;
  topPx: number;
}

/**
 * Enlarges a part on each side, so that no group of the drawing lies farther from the drawn picture than the renderer can handle: it
 * crashes on half-transparent groups that are more than two widths (or heights) of the picture before or after its beginning.
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

/** Along one side: where the enlarged part begins and how long it is, in shares of the whole drawing and in pixels. */
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
