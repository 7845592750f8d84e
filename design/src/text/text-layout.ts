import type { Rect } from '../geometry/index.ts';

/** A glyph where it is drawn: baseline origin in mm from the layer box's top-left corner, y downwards. */
export interface PlacedGlyph {
  glyphId: number;
  xMm: number;
  yMm: number;
  /** Middle of the advance of the characters it belongs to, along its straight line. */
  middleMm: number;
  /** How the glyph is turned about its origin; absent = upright. */
  turn?: { cos: number; sin: number };
  /** How much of its width is left, for numbers set into one cell of a column; absent = all of it. */
  squeeze?: number;
}

/** The place of one cluster of characters along its line. */
export interface LetterCell {
  /** UTF-16 index of its first character in the line's text, and how many it has. */
  start: number;
  length: number;
  /** Level of the bidirectional algorithm; odd = right to left. */
  level: number;
  /** A space, or what takes no room. */
  isBlank: boolean;
  /** Both ends of the letter, in mm along the straight line from the box's left, in a column from its top. */
  fromMm: number;
  toMm: number;
}

/** The circle of a bent line, in mm from the box's top-left corner. */
export interface LineBend {
  centreXMm: number;
  centreYMm: number;
  /** Radius of the baseline; negative = the centre lies above it. */
  radiusMm: number;
  /** The place along the straight line that stands upright. */
  middleMm: number;
}

/** A line, or in vertical writing a column: then `xMm` is its middle, `yMm` its top and `widthMm` its length. */
export interface TextLine {
  /** The characters of this line. */
  text: string;
  xMm: number;
  /** Where the baseline is. */
  yMm: number;
  widthMm: number;
  glyphs: readonly PlacedGlyph[];
  /** As they stand, from the left or the top. */
  cells: readonly LetterCell[];
  /** Size of its largest letters, in parts of the text's; absent = 1. */
  sizeRatio?: number;
  /** Absent = straight. */
  bend?: LineBend;
}

/** The part of a text that one of its fallback faces sets. */
export interface FallbackUse {
  fontId: string;
  /** Each once, in order of appearance. */
  characters: readonly string[];
  /** How many there are in the text. */
  count: number;
  /** The layer's own face has other letters of this script, so that a word looks unlike those next to it. */
  isOfOwnScript: boolean;
}

/** Text set into its box. All positions in mm from the box's top-left corner, before rotation. */
export interface TextLayout {
  lines: readonly TextLine[];
  /** Extent of the outlines without stroke and shadow; null when nothing would be seen. */
  inkBoundsMm: Rect | null;
  /**
   * Width of the widest line and height of all lines, which a box of the right size would have; of bent text its ink;
   * of columns the width of all and the height of the longest.
   */
  contentWidthMm: number;
  contentHeightMm: number;
  /** The text does not fit its box (with `shrink`: not even at the smallest size). */
  overflow: boolean;
  /** Characters the font has no glyph for, each once, in order of appearance. */
  missing: readonly string[];
  /** Places of the missing characters, as UTF-16 stretches of the layer's text: another font of the text may have the same character. */
  missingAt: readonly { start: number; end: number }[];
  /** Characters set in another face than the layer's own, by that face, in order of appearance. */
  fallbacks: readonly FallbackUse[];
  /** The size used: `fontSizeMm`, or less with `shrink`. */
  appliedFontSizeMm: number;
}

/** Glyphs with their places, before it is checked whether they fit. */
export type Placed = Pick<TextLayout, 'lines' | 'inkBoundsMm' | 'contentWidthMm' | 'contentHeightMm'>;
