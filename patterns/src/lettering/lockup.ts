import type { Pen, Sketch } from '../drawing/sketch.ts';
import type { Random } from '../random.ts';

/** Words to set, and the fonts to set them with. */
export interface LockupWords {
  text: string;
  /** A short line for layouts that have room for one. */
  second: string;
  isHan: boolean;
}

export interface LockupColours {
  main: string;
  second: string;
  accent: string;
  /** Seen on `main`. */
  onMain: string;
}

/** Draws words and ornaments about the pen's origin, within a circle of radius 450. */
export type DrawLockup = (
  pen: Pen,
  words: LockupWords,
  colours: LockupColours,
  sketch: Sketch,
  random: Random,
) => void;
