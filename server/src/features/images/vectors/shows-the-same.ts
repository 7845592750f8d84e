import type { Sharp } from 'sharp';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { SvgPart } from '../intake/svg/svg-messages.ts';
import type { DrawableImage } from '../library/images-for-drawing.ts';

/** Both are compared in at most this many squares along each side, each of several pixels of the master. */
const MAX_SQUARES = 64;
const SQUARE_PX = 4;
/** Difference of a square, of 255, that other pixels for the same drawing cannot explain. */
const MAX_DIFFERENCE = 48;

/**
 * Whether a drawing of a part shows what the master has there, each reduced to a few squares. It does not where another
 * program made the master, which understood the file otherwise.
 */
export async function showsTheSame(
  drawing: string,
  master: string,
  { widthPx, heightPx }: Pick<DrawableImage, 'widthPx' | 'heightPx'>,
  part: SvgPart,
): Promise<boolean> {
  const left = Math.min(widthPx - 1, Math.round(part.x * widthPx));
  const top = Math.min(heightPx - 1, Math.round(part.y * heightPx));
  const width = Math.max(1, Math.min(widthPx - left, Math.round(part.width * widthPx)));
  const height = Math.max(1, Math.min(heightPx - top, Math.round(part.height * heightPx)));
  const squares = [squaresAlong(width), squaresAlong(height)] as const;
  const one = await meansOf(open(drawing), squares);
  const other = await meansOf(open(master).extract({ left, top, width, height }), squares);
  return one.every((value, at) => Math.abs(value - other[at]!) <= MAX_DIFFERENCE);
}

const open = (path: string) =>
  sharp(path, { limitInputPixels: false, failOn: 'error', sequentialRead: true });

const squaresAlong = (px: number) => Math.max(1, Math.min(MAX_SQUARES, Math.floor(px / SQUARE_PX)));

/** Mean colour of each square as RGBA bytes; colours count by their alpha. */
async function meansOf(picture: Sharp, [across, down]: readonly [number, number]): Promise<Uint8Array> {
  const { data, info } = await picture
    .ensureAlpha()
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const alpha = data[at + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = data[at + channel]! * alpha;
  }
  return data;
}
