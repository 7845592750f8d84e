import type { Rect } from '../geometry/index.ts';
import type { FontFace } from './fonts/font-face.ts';
import { inkBounds } from './ink-bounds.ts';
import type { TextLayout } from './text-layout.ts';

/**
 * The box of every letter that has ink in the text's colour, in mm from the box's top-left corner; turned letters by their
 * corners.
 */
export function letterBoxes(layout: TextLayout, face: FontFace): Rect[] {
  const scale = layout.appliedFontSizeMm / face.unitsPerEm;
  return layout.lines.flatMap((line) =>
    line.glyphs
      .filter(({ glyphId }) => !face.fills?.(glyphId))
      .flatMap((glyph) => inkBounds([{ ...line, glyphs: [glyph] }], face, scale) ?? []),
  );
}
