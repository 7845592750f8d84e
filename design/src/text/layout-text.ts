import { bendLines } from './bend-lines.ts';
import { breakLines } from './break-lines.ts';
import { findFittingSize } from './find-fitting-size.ts';
import type { FontFace } from './font-face.ts';
import { placeLines } from './place-lines.ts';
import type { TextLayout } from './text-layout.ts';
import type { SetLine, TextToSet } from './text-to-set.ts';
import { readTextUnits, splitParagraphs, type TextUnit } from './text-units.ts';

/**
 * Sets a text layer: breaks it into lines of the box's width, aligns them and says where every glyph goes.
 * Pure: the same layer and font bytes give the same numbers in browser and server.
 */
export function layoutText(layer: TextToSet, face: FontFace): TextLayout {
  const paragraphs = splitParagraphs(layer.text).map((text) =>
    readTextUnits(text, face, layer.letterSpacingEm === 0),
  );
  const spacing = layer.letterSpacingEm * face.unitsPerEm;
  // A bent line is as long as its words: the box no longer says where one ends.
  const maxWidth = (sizeMm: number) => (layer.arcDeg ? Infinity : (layer.widthMm / sizeMm) * face.unitsPerEm);
  const breakAt = (sizeMm: number): SetLine[] =>
    paragraphs.flatMap((units) =>
      breakLines(units, maxWidth(sizeMm), spacing).map((range) => ({ units, range })),
    );
  const placeAt = (sizeMm: number) => {
    const straight = placeLines(breakAt(sizeMm), layer, face, sizeMm);
    return layer.arcDeg ? bendLines(straight, layer, face, sizeMm) : straight;
  };
  const overflowsAt = (sizeMm: number) => overflows(placeAt(sizeMm), layer.widthMm, layer.heightMm);

  const sizeMm =
    layer.fit === 'shrink'
      ? findFittingSize(layer.fontSizeMm, (size) => !overflowsAt(size))
      : layer.fontSizeMm;
  const placed = placeAt(sizeMm);
  return {
    ...placed,
    overflow: overflows(placed, layer.widthMm, layer.heightMm),
    missing: findMissing(paragraphs),
    appliedFontSizeMm: sizeMm,
  };
}

/** Below what a printer can show. */
const TOLERANCE_MM = 0.01;

function overflows(
  placed: Pick<TextLayout, 'inkBoundsMm' | 'contentWidthMm' | 'contentHeightMm'>,
  widthMm: number,
  heightMm: number,
): boolean {
  const ink = placed.inkBoundsMm;
  if (!ink) return false;
  if (placed.contentWidthMm > widthMm + TOLERANCE_MM) return true;
  // A line box taller than the layer is no harm as long as the letters themselves stay inside.
  const inkLeaves = ink.yMm < -TOLERANCE_MM || ink.yMm + ink.heightMm > heightMm + TOLERANCE_MM;
  return inkLeaves && placed.contentHeightMm > heightMm + TOLERANCE_MM;
}

function findMissing(paragraphs: readonly (readonly TextUnit[])[]): string[] {
  const missing = new Set<string>();
  for (const unit of paragraphs.flat()) {
    if (unit.glyphs.some((glyph) => glyph.glyphId === 0) && !unit.isInvisible) missing.add(unit.text);
  }
  return [...missing];
}
