import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { findBackground } from '../background/find-background.ts';
import type { SmallCopy } from '../strokes/reduce-rows.ts';
import type { TurnedFrame } from './turn-rows.ts';

/** A pixel is content when one of its channels differs from the background by more than this, in steps of 255. */
const AWAY = 28;
/** A row or column has only specks when less than this share of the picture's side is content. */
const SPECK_SHARE = 0.01;
/** Above this share of content (0 to 1) the picture has no background around its content. */
const MAX_CONTENT = 0.97;

/**
 * Returns the frame, in the turned picture, around all that is not background, in pixels of the copy; null when there is no
 * even background around it.
 */
export async function findContent(copy: SmallCopy, degrees: number): Promise<TurnedFrame | null> {
  const { widthPx, heightPx, rgba } = copy;
  const background = await findBackground(rowsOfPixels(rgba, widthPx, heightPx));
  if (background === null) return null;
  const reach = Math.ceil(Math.hypot(widthPx, heightPx) / 2) + 1;
  const [columns, lines] = [new Uint32Array(2 * reach + 1), new Uint32Array(2 * reach + 1)];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const colours = new Float32Array(widthPx * 3);
  let count = 0;
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    if (!background.isClear) background.row(y, colours);
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      if (rgba[at + 3]! < 24 || (!background.isClear && isBackground(rgba, at, colours, x * 3))) continue;
      const [dx, dy] = [x + 0.5 - widthPx / 2, y + 0.5 - heightPx / 2];
      columns[Math.floor(dx * cos + dy * sin) + reach]! += 1;
      lines[Math.floor(dy * cos - dx * sin) + reach]! += 1;
      count += 1;
    }
  }
  if (count === 0 || count > widthPx * heightPx * MAX_CONTENT) return null;
  const [left, right] = endsOf(columns, heightPx * SPECK_SHARE, reach);
  const [top, bottom] = endsOf(lines, widthPx * SPECK_SHARE, reach);
  return right <= left || bottom <= top ? null : { left, top, widthPx: right - left, heightPx: bottom - top };
}

function isBackground(rgba: Uint8Array, at: number, background: Float32Array, from: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(rgba[at + channel]! - background[from + channel]!) > AWAY) return false;
  return true;
}

function endsOf(counts: Uint32Array, speck: number, reach: number): [number, number] {
  const least = Math.max(2, speck);
  const first = counts.findIndex((one) => one >= least);
  const last = counts.findLastIndex((one) => one >= least);
  return first < 0 ? [0, 0] : [first - reach, last + 1 - reach];
}

/** The largest frame within a turned picture that has no empty corners. */
export function largestInside(widthPx: number, heightPx: number, degrees: number): TurnedFrame {
  const [cos, sin] = [
    Math.abs(Math.cos((degrees * Math.PI) / 180)),
    Math.abs(Math.sin((degrees * Math.PI) / 180)),
  ];
  const [long, short] = [Math.max(widthPx, heightPx), Math.min(widthPx, heightPx)];
  let [width, height] = [0, 0];
  if (short <= 2 * sin * cos * long || Math.abs(sin - cos) < 1e-9) {
    // Two corners touch the long sides, the other two are free.
    const half = short / 2;
    [width, height] = widthPx >= heightPx ? [half / sin, half / cos] : [half / cos, half / sin];
  } else {
    const spread = cos * cos - sin * sin;
    width = (widthPx * cos - heightPx * sin) / spread;
    height = (heightPx * cos - widthPx * sin) / spread;
  }
  return centred(Math.floor(width), Math.floor(height));
}

/** The frame that holds all of a turned picture. */
export function frameOfWholePicture(widthPx: number, heightPx: number, degrees: number): TurnedFrame {
  const [cos, sin] = [
    Math.abs(Math.cos((degrees * Math.PI) / 180)),
    Math.abs(Math.sin((degrees * Math.PI) / 180)),
  ];
  return centred(Math.ceil(widthPx * cos + heightPx * sin), Math.ceil(heightPx * cos + widthPx * sin));
}

const centred = (width: number, height: number): TurnedFrame => {
  const [widthPx, heightPx] = [Math.max(1, width), Math.max(1, height)];
  return { left: -widthPx / 2, top: -heightPx / 2, widthPx, heightPx };
};
