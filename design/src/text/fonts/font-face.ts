import type { LetterStyle } from '../../layers/index.ts';

/** One positioned glyph of a shaped run; lengths in font units, y grows upwards. */
export interface ShapedGlyph {
  /** 0 = the font has no glyph for these characters. */
  glyphId: number;
  /** UTF-16 index of the first character this glyph stands for. */
  cluster: number;
  advance: number;
  xOffset: number;
  yOffset: number;
  /** Set vertically: whether the font has its own glyph for columns here. */
  hasVerticalForm?: boolean;
}

/**
 * A glyph's outline as a flat list: an operation code (see `outlineOp`) followed by its coordinates,
 * in font units with y growing downwards, ready for a canvas.
 */
export interface GlyphOutline {
  readonly commands: readonly number[];
  /** Extent of the control points; null for a blank glyph. */
  readonly bounds: OutlineBounds | null;
}

export interface ColourStop {
  /** Place on the gradient, 0 to 1. */
  at: number;
  /** Colour as a canvas takes it. */
  colour: string;
}

/** What a part of a glyph in colours is filled with; lengths in font units, y downwards. */
export type GlyphPaint =
  | { kind: 'solid'; colour: string }
  /** The colour of the text. */
  | { kind: 'own' }
  | {
      kind: 'linear';
      from: readonly [number, number];
      to: readonly [number, number];
      stops: readonly ColourStop[];
    }
  | {
      kind: 'radial';
      /** Circles as x, y and radius, within `matrix` (a to f of a canvas). */
      from: readonly [number, number, number];
      to: readonly [number, number, number];
      matrix: readonly [number, number, number, number, number, number];
      stops: readonly ColourStop[];
    };

/** A part of a glyph that the font colours, from the bottom to the top one. */
export interface GlyphFill {
  /** Commands as those of an outline. */
  readonly commands: readonly number[];
  readonly paint: GlyphPaint;
  /** Absent = 1. */
  readonly opacity?: number;
}

/** A glyph in colours, in the units of the face it comes from. */
export interface GlyphFills {
  readonly unitsPerEm: number;
  readonly parts: readonly GlyphFill[];
}

export interface OutlineBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Operation codes in `GlyphOutline.commands`. */
export { outlineOp } from '../../geometry/outline-op.ts';

/** Letters of one style in a text that is shaped; `style` is an index in `StyledFaces.styles`. */
export interface StyleStretch {
  start: number;
  end: number;
  style: number;
}

/** An OpenType feature as it is asked for: 0 = off, 1 = on, more = which of several alternates. */
export interface FontFeature {
  tag: string;
  value: number;
  /** The letters that it is about; absent = all. */
  start?: number;
  end?: number;
}

export interface ShapeOptions {
  /** False where letters are spaced apart: a ligature cannot be. */
  ligatures: boolean;
  /**
   * Upright in a column, top to bottom: `advance` goes down, and offsets are from the top of the glyph's cell and the
   * column's middle line. Default: a line.
   */
  vertical?: boolean;
  /**
   * The direction of every UTF-16 unit of a line (see `readBidiLevels`). Glyphs of a stretch that runs from right to left
   * come as they stand from left to right. Default: left to right.
   */
  levels?: Uint8Array | null;
  /** Only these letters; the others are what they stand next to. Default: all. */
  range?: { start: number; end: number };
  /** Places at which letters before and behind are shaped apart, each as it stands next to the other. Default: none. */
  cuts?: readonly number[];
  /** Letters that no ligature of the font's choice joins; those that the script demands stay. Default: none. */
  loose?: readonly { start: number; end: number }[];
  /** OpenType features that are asked for besides those that every text has. Default: none. */
  features?: readonly FontFeature[];
  /** The styles of all letters, for the face of a text with spans (`spanFace`), which others do not know. */
  stretches?: readonly StyleStretch[];
}

/** The styles of a face that was made of several for a text with spans. */
export interface StyledFaces {
  /** The first is the layer's own. */
  readonly styles: readonly LetterStyle[];
  /** The face of each style. */
  readonly faces: readonly FontFace[];
  /** Top of the em square of each style in its size, as `emTop`. */
  readonly emTops: readonly number[];
  /** Index of the style that a glyph has. */
  styleOf(glyphId: number): number;
  /** Whether letters of two styles are set alike: they differ in nothing but colour. */
  isSetAlike(one: number, other: number): boolean;
}

/** A font file that can be measured and drawn; the same bytes measure and draw the same everywhere. */
export interface FontFace {
  readonly id: string;
  readonly unitsPerEm: number;
  /** Height of the line above the baseline, font units. */
  readonly ascender: number;
  /** Depth of the line below the baseline as a positive number, font units. */
  readonly descender: number;
  /** Top of the em square above the baseline, font units: the cell of a character that stands upright in a column. */
  readonly emTop: number;
  /** Shapes one line of text or one column. */
  shape(text: string, options: ShapeOptions): readonly ShapedGlyph[];
  outline(glyphId: number): GlyphOutline;
  /**
   * The parts of a glyph that the font colours, as it does emoji; its outline then has bounds and no commands. Null of a
   * plain glyph; absent = the face has no others.
   */
  fills?(glyphId: number): GlyphFills | null;
  /** Tags of the OpenType features that replace glyphs, of the first of several faces; absent = not known. */
  readonly featureTags?: readonly string[];
  /** Whether the font has its own glyph for this character. */
  covers(codePoint: number): boolean;
  /** Set when several faces were made one (`joinFaces`): the first of them, and the id of the face that a glyph comes from. */
  readonly joined?: {
    own: FontFace;
    sourceOf(glyphId: number): string;
    /** The first face of the style that a glyph has; absent = `own`. */
    ownOf?(glyphId: number): FontFace;
  };
  /** Set when the face is that of a text with spans (`spanFace`). */
  readonly styled?: StyledFaces;
}
