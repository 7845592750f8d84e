import type { LineBend } from '../text-layout.ts';

/** A place between two letters of a text. */
export interface Caret {
  /** UTF-16 index in the text. */
  offset: number;
  /** It stands at the letter before it, not at the one behind it: they may be apart, at the end of a line or where the direction turns. */
  isTrailing: boolean;
}

/** A letter as a person sees one, with all its marks: what one step of an arrow key passes. */
export interface CaretSlot {
  /** UTF-16 indices in the text. */
  start: number;
  end: number;
  isRtl: boolean;
}

/** How a line lies in its box. */
export type LineTrack =
  | { kind: 'line' | 'column'; baseMm: number }
  | { kind: 'bent'; baseMm: number; bend: LineBend };

/** A line, or a column, as far as carets are concerned. */
export interface CaretLine {
  /** UTF-16 indices of its first letter and behind its last, without the end of its paragraph. */
  start: number;
  end: number;
  /** Whether its paragraph runs from right to left. */
  isRtl: boolean;
  /** The next line begins another paragraph, or there is none. */
  endsParagraph: boolean;
  /** As they stand, from the left or the top. */
  slots: readonly CaretSlot[];
  /** In mm along the line, one more than slots: between two, before the first and behind the last. */
  edges: readonly number[];
  track: LineTrack;
  /** How far a caret reaches above and below the baseline, in columns to the right and left of the middle. */
  aboveMm: number;
  belowMm: number;
}

/** Where carets stand in a text as it is set. All places in mm from the box's top-left corner, before rotation. */
export interface CaretMap {
  text: string;
  isVertical: boolean;
  lines: readonly CaretLine[];
}
