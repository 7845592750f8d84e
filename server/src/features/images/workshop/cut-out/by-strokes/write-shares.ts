import { forEachRows, type PixelRows } from '../../../../../platform/pictures/pixel-rows.ts';
import type { SmallCopy } from '../../strokes/reduce-rows.ts';
import { colourSides } from './clean-colours.ts';
import type { FoundShares } from './find-shares.ts';
import { linesOf } from './share-lines.ts';

/** Writes all rows with the shares that were found on a copy as their alpha. Edges get the subject's own colour. */
export async function writeShares(
  rows: PixelRows,
  copy: SmallCopy,
  found: FoundShares,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { widthPx, heightPx } = rows;
  const isReduced = copy.widthPx !== widthPx || copy.heightPx !== heightPx;
  const { subject, background } = colourSides(copy, found.shares);
  const lines = isReduced ? linesOf(copy, found.shares) : null;
  const maps: Maps = { shares: found.shares, subject, background, lines };
  // In a picture of one row or column a pixel is its own neighbour.
  const next: Next = { right: copy.widthPx > 1 ? 1 : 0, below: copy.heightPx > 1 ? copy.widthPx : 0 };
  const take = new Float32Array(11);
  const places = { x: new Int32Array(widthPx), part: new Float32Array(widthPx) };
  for (let x = 0; x < widthPx; x += 1) {
    const at = Math.max(0, Math.min(copy.widthPx - 1, ((x + 0.5) * copy.widthPx) / widthPx - 0.5));
    places.x[x] = Math.max(0, Math.min(copy.widthPx - 2, Math.floor(at)));
    places.part[x] = at - places.x[x]!;
  }
  await forEachRows(rows, async (pixels, top, count) => {
    for (let y = 0; y < count; y += 1) {
      const v = Math.max(0, Math.min(copy.heightPx - 1, ((top + y + 0.5) * copy.heightPx) / heightPx - 0.5));
      const line = Math.max(0, Math.min(copy.heightPx - 2, Math.floor(v)));
      for (let x = 0; x < widthPx; x += 1) {
        const at = (y * widthPx + x) * 4;
        const corner = line * copy.widthPx + places.x[x]!;
        const share = isPlain(found, next, corner);
        if (share === 1) continue;
        if (share === 0) {
          pixels.fill(0, at, at + 4);
          continue;
        }
        sample(take, corner, next, places.part[x]!, v - line, maps);
        setPixel(pixels, at, take, lines !== null);
      }
    }
    await write(pixels);
  });
}

interface Next {
  right: number;
  below: number;
}

interface Maps {
  shares: Float32Array;
  subject: Float32Array;
  background: Float32Array;
  /** Null = the copy has every pixel of the picture, and its shares are used as they are. */
  lines: Float32Array | null;
}

/** The share of the four copy pixels around a place when it is 0 in all or 1 in all, else null. */
function isPlain({ shares }: FoundShares, { right, below }: Next, corner: number): 0 | 1 | null {
  const first = shares[corner]!;
  if (first !== 0 && first !== 1) return null;
  const isSame =
    shares[corner + right] === first &&
    shares[corner + below] === first &&
    shares[corner + below + right] === first;
  return isSame ? first : null;
}

/**
 * Interpolates between four pixels of the copy: the share (or the slopes and base it follows from) and both sides'
 * colours.
 */
function sample(
  out: Float32Array,
  corner: number,
  { right, below }: Next,
  u: number,
  v: number,
  maps: Maps,
): void {
  const corners = [corner, corner + right, corner + below, corner + below + right];
  const weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
  out.fill(0);
  for (let n = 0; n < 4; n += 1) {
    const [at, weight] = [corners[n]!, weights[n]!];
    if (weight === 0) continue;
    out[0]! += weight * maps.shares[at]!;
    for (let part = 0; part < 3; part += 1) {
      out[1 + part]! += weight * maps.subject[at * 3 + part]!;
      out[4 + part]! += weight * maps.background[at * 3 + part]!;
    }
    if (maps.lines)
      for (let part = 0; part < 4; part += 1) out[7 + part]! += weight * maps.lines[at * 4 + part]!;
  }
}

function setPixel(pixels: Uint8Array, at: number, take: Float32Array, hasLine: boolean): void {
  let share = take[0]!;
  if (hasLine) {
    const along =
      (take[7]! * pixels[at]! + take[8]! * pixels[at + 1]! + take[9]! * pixels[at + 2]!) / 255 + take[10]!;
    share = Math.max(0, Math.min(1, along));
  }
  if (share < 0.004) {
    pixels.fill(0, at, at + 4);
    return;
  }
  for (let channel = 0; channel < 3 && share < 1; channel += 1) {
    const value = pixels[at + channel]! / 255;
    const [own, other] = [take[1 + channel]!, take[4 + channel]!];
    const clean = own + share * (value - share * own - (1 - share) * other);
    pixels[at + channel] = Math.round(255 * Math.max(0, Math.min(1, clean)));
  }
  pixels[at + 3] = Math.round(pixels[at + 3]! * share);
}
