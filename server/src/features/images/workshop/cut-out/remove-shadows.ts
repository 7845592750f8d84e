import { createIndexStack } from '../../../../platform/pictures/index-stack.ts';
import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { NOT_WHITE, REMOVED } from '../../../../platform/pictures/white-mask.ts';
import type { Background } from '../background/find-background.ts';

/**
 * Over two pixels the light of a shadow changes by at most this many steps of 255, in a picture of `GENTLE_AT_PX` along its
 * longer side; in a smaller one by more, up to `MAX_GENTLE`, and in a larger one over as many times the pixels. More may
 * be pale artwork.
 */
const GENTLE = 10;
const GENTLE_AT_PX = 1000;
const MAX_GENTLE = 16;
/** A larger difference is the edge of artwork, not of a shadow. */
const PALE = 24;
/** A shade of the background keeps its hue: what a channel keeps of its light differs by at most this share. */
const MAX_TINT = 0.06;
/** Larger pieces, as a share of the picture, are not taken for what is left of a shadow. */
const MAX_SHADOW = 0.1;
/** A smaller share of the picture's pixels is not noticed. */
const SEEN = 0.000_02;
/** A pixel of a piece that is not taken for a shadow. */
const FIRM = 255;

/**
 * Removes what is left of shadows on a background: kept pieces that are the background in less light all over and have no edge
 * anywhere, as the softer part of the same shadow was taken for background. Returns whether pieces are left that may be
 * shadows too, or pale artwork.
 */
export async function removeShadows(
  rows: PixelRows,
  background: Background,
  mask: Uint8Array,
): Promise<boolean> {
  const times = GENTLE_AT_PX / Math.max(rows.widthPx, rows.heightPx);
  const step = Math.min(MAX_GENTLE, GENTLE * Math.max(1, times));
  const overPx = Math.max(2, Math.round(2 / times));
  const gentle = await findPieces(rows, background, mask, { step, overPx });
  if (gentle > mask.length * MAX_SHADOW) {
    restoreFirm(mask, NOT_WHITE);
    return true;
  }
  restoreFirm(mask, REMOVED);
  const pale = await findPieces(rows, background, mask, { step: PALE, overPx: 2 });
  restoreFirm(mask, NOT_WHITE);
  return pale > mask.length * SEEN;
}

/** An edge differs by more than `step` over two pixels, or over `overPx`. */
interface Softness {
  step: number;
  overPx: number;
}

/**
 * Marks all kept pieces as FIRM that have an edge or another hue than the background, and returns how
 * many pixels the others have; 0 where there are no firm ones.
 */
async function findPieces(
  rows: PixelRows,
  background: Background,
  mask: Uint8Array,
  softness: Softness,
): Promise<number> {
  const { widthPx, heightPx } = rows;
  const stack = createIndexStack();
  const mark = (index: number) => {
    if (mask[index] !== NOT_WHITE) return;
    mask[index] = FIRM;
    stack.push(index);
  };
  await markFirm(rows, background, softness, mark);
  let firm = 0;
  for (let index = stack.pop(); index >= 0; index = stack.pop()) {
    firm += 1;
    const x = index % widthPx;
    if (x > 0) mark(index - 1);
    if (x < widthPx - 1) mark(index + 1);
    if (index >= widthPx) mark(index - widthPx);
    if (index < widthPx * (heightPx - 1)) mark(index + widthPx);
  }
  const kept = mask.reduce((sum, one) => (one === NOT_WHITE ? sum + 1 : sum), 0);
  if (firm > 0) return kept;
  mask.forEach((one, index) => {
    if (one === NOT_WHITE) mask[index] = FIRM;
  });
  return 0;
}

/** Gives pieces that are not firm this value, and firm ones their own again. */
function restoreFirm(mask: Uint8Array, others: number): void {
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === NOT_WHITE) mask[index] = others;
    else if (mask[index] === FIRM) mask[index] = NOT_WHITE;
  }
}

/** Marks the pixels at an edge, and those that no shadow makes of the background. */
async function markFirm(
  rows: PixelRows,
  background: Background,
  { step, overPx }: Softness,
  mark: (index: number) => void,
): Promise<void> {
  const { widthPx } = rows;
  const line = new Float32Array(widthPx * 3);
  const last = Array.from({ length: overPx + 1 }, () => new Float32Array(widthPx));
  const lineOf = (y: number) => last[y % last.length]!;
  const isEdge = (one: number, other: number) => Math.abs(one - other) > step;
  const markAll = (index: number, by: number, way: number) => {
    for (let n = 0; n <= by; n += 1) mark(index - n * way);
  };
  await forEachRows(rows, (pixels, top, count) => {
    for (let y = top; y < top + count; y += 1) {
      background.row(y, line);
      const own = lineOf(y);
      for (let x = 0, at = (y - top) * widthPx * 4; x < widthPx; x += 1, at += 4) {
        const index = y * widthPx + x;
        own[x] = darkerBy(pixels, at, line, x * 3);
        if (Number.isNaN(own[x]!)) mark(index);
        for (const by of overPx === 2 ? [2] : [2, overPx]) {
          if (x >= by && isEdge(own[x]!, own[x - by]!)) markAll(index, by, 1);
          if (y >= by && isEdge(own[x]!, lineOf(y - by)[x]!)) markAll(index, by, widthPx);
        }
      }
    }
  });
}

/** The steps of 255 by which a pixel is darker than the background; NaN where that is not all it is. */
function darkerBy(pixels: Uint8Array, at: number, background: Float32Array, from: number): number {
  if (pixels[at + 3]! < 255) return Number.NaN;
  let [sum, least, most] = [0, 2, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const lit = Math.max(1, background[from + channel]!);
    const share = pixels[at + channel]! / lit;
    sum += lit - pixels[at + channel]!;
    least = Math.min(least, share);
    most = Math.max(most, share);
  }
  return most - least > MAX_TINT || most > 1 + MAX_TINT ? Number.NaN : sum / 3;
}
