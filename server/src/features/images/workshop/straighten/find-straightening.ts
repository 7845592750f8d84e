import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { reduceRows } from '../strokes/reduce-rows.ts';
import { findContent, frameOfWholePicture, largestInside } from './find-content.ts';
import { findTilt } from './find-tilt.ts';
import type { TurnedFrame } from './turn-rows.ts';

/** Edges are looked for on a copy of at most this many pixels. */
const WORKING_PIXELS = 1_000_000;

export interface StraightenOptions {
  /** How many degrees clockwise the picture is tilted; null = to be found. */
  degrees: number | null;
  /** True = cropped to what is not background or, where there is no even background, so that no corner is empty. */
  isCropped: boolean;
}

/** How a picture is to be turned and cropped; `isSure` is true of a tilt that a person gave. */
export interface Straightening {
  degrees: number;
  isSure: boolean;
  frame: TurnedFrame;
}

/** Finds by which angle a picture is tilted, and the rectangle of its content once it is straight. */
export async function findStraightening(
  rows: PixelRows,
  { degrees, isCropped }: StraightenOptions,
): Promise<Straightening> {
  const copy = await reduceRows(rows, WORKING_PIXELS);
  const tilt = degrees === null ? findTilt(copy) : { degrees, isSure: true };
  const turned = tilt?.degrees ?? 0;
  const whole = { degrees: turned, isSure: tilt?.isSure ?? false };
  if (!isCropped) return { ...whole, frame: frameOfWholePicture(rows.widthPx, rows.heightPx, turned) };
  const content = await findContent(copy, turned);
  if (content === null) return { ...whole, frame: largestInside(rows.widthPx, rows.heightPx, turned) };
  return { ...whole, frame: enlarged(content, rows.widthPx / copy.widthPx, rows.heightPx / copy.heightPx) };
}

function enlarged({ left, top, widthPx, heightPx }: TurnedFrame, across: number, down: number): TurnedFrame {
  const [x, y] = [Math.floor(left * across), Math.floor(top * down)];
  return {
    left: x,
    top: y,
    widthPx: Math.max(1, Math.ceil((left + widthPx) * across) - x),
    heightPx: Math.max(1, Math.ceil((top + heightPx) * down) - y),
  };
}
