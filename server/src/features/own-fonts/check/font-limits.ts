/** Bytes of a font once it is unpacked: what is stored, and what a browser fetches to draw with it. */
export const MAX_SFNT_BYTES = 40 * 1024 * 1024;
export const MAX_TABLES = 100;
/** A glyph number has 16 bits, so that honest fonts map few more characters than this. */
export const MAX_CHARACTERS = 150_000;
/** Points of one glyph with all its parts; worn and hand-drawn letters have some ten thousand. */
export const MAX_POINTS = 100_000;
/** How deeply glyphs may be made of glyphs. */
export const MAX_COMPOSITE_DEPTH = 16;
/** Parts of one glyph, those of its parts included. */
export const MAX_COMPONENTS = 2_000;
/** Axes of a variable font; registered ones are five, parametric fonts have some fifteen. */
export const MAX_AXES = 64;
export const MAX_INSTANCES = 400;
/** Glyphs that one character may become: the longest ligature taken apart, ﷺ, has 18. */
export const MAX_GLYPHS_OF_CHARACTER = 100;
/** Glyphs that a text may become, for each of its characters. */
export const MAX_GLYPHS_PER_CHARACTER = 8;
