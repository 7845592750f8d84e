import { halvePicture, type RgbaPicture } from '@diy/design/drawing';
import { reducePicture } from './reduce-picture.ts';

/** Mean difference over the whole picture, of 255. */
const MEAN_LIMIT = 3;
/** Mean difference within any tile, of 255: a lost line of small text reaches 40, resampling of the same up to 11. */
const TILE_LIMIT = 26;
const TILE_PX = 8;
/** Width to compare at, before halving. */
const COMPARED_WIDTH_PX = 480;

/** A print that is not the picture the person saw; the render fails rather than the customer. */
export class ParityError extends Error {
  constructor(readonly difference: ParityDifference) {
    super(
      `print differs from its preview: mean ${difference.mean.toFixed(2)}, worst tile ${difference.worstTile.toFixed(1)}`,
    );
    this.name = 'ParityError';
  }
}

/** How far two pictures lie apart, of 255. */
export interface ParityDifference {
  mean: number;
  worstTile: number;
}

/** The whole number by which a print of this width is reduced for the comparison; the preview is drawn as much smaller. */
export function parityReduction(widthPx: number): number {
  return Math.max(1, Math.floor(widthPx / COMPARED_WIDTH_PX));
}

/**
 * Compares a drawn print with `small`: the same surface drawn directly, `reduction` times smaller. A wrong scale, a
 * missing layer or a picture of the wrong size shifts whole tiles by far more than resampling does. Answers the mean
 * difference; throws ParityError.
 */
export async function checkParity(
  drawn: RgbaPicture,
  small: RgbaPicture,
  reduction: number,
): Promise<number> {
  const print = await reducePicture(drawn, reduction);
  const preview = cutPicture(small, print.widthPx, print.heightPx);
  // At half the size, edges that fall between pixels no longer count as differences.
  const difference = compareTiles(halvePicture(print), halvePicture(preview));
  if (difference.mean > MEAN_LIMIT || difference.worstTile > TILE_LIMIT) throw new ParityError(difference);
  return Math.round(difference.mean * 1000) / 1000;
}

function cutPicture(picture: RgbaPicture, widthPx: number, heightPx: number): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1) {
    const from = y * picture.widthPx * 4;
    rgba.set(picture.rgba.subarray(from, from + widthPx * 4), y * widthPx * 4);
  }
  return { rgba, widthPx, heightPx };
}

/** Differences by each pixel's worst channel, colour premultiplied: mean over all and in the worst tile. Both have one size. */
export function compareTiles(a: RgbaPicture, b: RgbaPicture): ParityDifference {
  const { widthPx, heightPx } = a;
  let total = 0;
  let worstTile = 0;
  for (let top = 0; top < heightPx; top += TILE_PX) {
    for (let left = 0; left < widthPx; left += TILE_PX) {
      const right = Math.min(widthPx, left + TILE_PX);
      const bottom = Math.min(heightPx, top + TILE_PX);
      const sum = tileDifference(a, b, left, top, right, bottom);
      total += sum;
      // By the whole tile's area: a sliver of a tile at the border must not weigh more than it shows.
      worstTile = Math.max(worstTile, sum / (TILE_PX * TILE_PX));
    }
  }
  return { mean: total / (widthPx * heightPx), worstTile };
}

function tileDifference(
  a: RgbaPicture,
  b: RgbaPicture,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * a.widthPx + left) * 4; at < (y * a.widthPx + right) * 4; at += 4) {
      const alphaA = a.rgba[at + 3] ?? 0;
      const alphaB = b.rgba[at + 3] ?? 0;
      let worst = Math.abs(alphaA - alphaB);
      for (let channel = 0; channel < 3; channel += 1) {
        const difference = (a.rgba[at + channel] ?? 0) * alphaA - (b.rgba[at + channel] ?? 0) * alphaB;
        worst = Math.max(worst, Math.abs(difference) / 255);
      }
      sum += worst;
    }
  }
  return sum;
}
